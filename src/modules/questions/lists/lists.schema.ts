import { z } from 'zod';
import { listChecks, type TableSize } from '../../../competition';
import { RULESET_IDS } from '../../../rules';
import { Options, RulesetName } from '../rulesets';

const SeatNumber = z.int32().min(1).max(6);
const Score = z.int32().min(-10_000).max(10_000);
const Points = z.int32().min(-1_000_000).max(1_000_000);
const Count = z.int32().min(0).max(1000);

const Scoring = z.enum(['seeger-fabian', 'classic', 'running']);

const Players = z
  .int32()
  .min(3)
  .max(6)
  .transform((count) => count as TableSize);

const Line = z
  .union([
    z.strictObject({
      declarer: SeatNumber,
      score: Score.describe("The signed entry in the declarer's column."),
      running: Points.optional().describe('The running total somebody wrote beside it.'),
    }),
    z.strictObject({ passed: z.literal(true) }),
    z.strictObject({ notPlayed: z.literal(true) }),
    z.strictObject({
      ramsch: z.strictObject({ scores: z.record(z.string().regex(/^[1-6]$/), Score).describe('By seat.') }),
    }),
  ])
  .meta({ id: 'ListLine' });

export const PassedDealCredit = z
  .strictObject({
    points: z.int32().min(0).max(1000).default(0),
    won: z.int32().min(0).max(1).default(0).describe('Games that count as won, with the bonus of one.'),
  })
  .describe('What the dealer has from each deal that all pass.');

/** Deals that the holder of a column dealt and all passed. */
export const PassedBySeat = Count.describe('Deals that he dealt and all passed; told where they are credited.');

const EndSums = z
  .strictObject({
    columns: z
      .array(
        z.strictObject({
          seat: SeatNumber,
          gamePoints: Points,
          won: Count,
          lost: Count,
          passed: PassedBySeat.optional(),
          othersLost: Count.optional().describe('As somebody wrote it.'),
          total: Points.optional().describe('As somebody wrote it.'),
        }),
      )
      .max(6),
    passed: Count.optional(),
    notPlayed: Count.optional(),
  })
  .meta({ id: 'ListEndSums' });

export const ListQuestion = z
  .strictObject({
    scoring: Scoring,
    players: Players,
    deals: z.array(Line).max(1000).optional(),
    sums: EndSums.optional().describe('In place of the deals, where only the feet of the columns are known.'),
    adjustments: z
      .array(z.strictObject({ seat: SeatNumber, points: Points }))
      .max(100)
      .optional()
      .describe('Penalties and credits apart from the deals.'),
    passedDealCredit: PassedDealCredit.optional(),
    dealsFixed: z.int32().min(1).max(1000).optional().describe('The announced number of deals.'),
    firstDealer: SeatNumber.optional().describe('Who dealt the first deal; seat 1 where absent.'),
    wrongSeats: z
      .array(SeatNumber)
      .max(6)
      .optional()
      .describe('Who sat in a wrong seat by his own fault and has nothing of the list.'),
    ruleset: RulesetName.optional().describe(
      'Which games there are. Where absent, the ISkO for Seeger-Fabian, and any ruleset otherwise.',
    ),
    options: Options.optional(),
  })
  .refine(({ deals, sums }) => (deals === undefined) !== (sums === undefined), {
    error: 'A list has either its deals or its end sums',
    path: ['deals'],
  })
  .refine(({ firstDealer = 1, players }) => firstDealer <= players, {
    error: 'The first dealer has no seat at this table',
    path: ['firstDealer'],
    params: { code: 'facts-contradict' },
  })
  .refine(
    ({ sums }) => sums === undefined || new Set(sums.columns.map(({ seat }) => seat)).size === sums.columns.length,
    {
      error: 'A seat has one column',
      path: ['sums', 'columns'],
      params: { code: 'facts-contradict' },
    },
  )
  .meta({ id: 'ListQuestion' });

export const ListCheckAnswer = z
  .strictObject({
    code: z.enum(listChecks),
    holds: z.boolean(),
    line: z.int32().optional().describe('The deal that breaks it, counted from 1.'),
    seat: z.int32().optional().describe('The column that breaks it.'),
    expected: z.int32().optional(),
    found: z.int32().optional(),
  })
  .meta({ id: 'ListCheck' });

const Published = z.strictObject({
  seat: z.int32(),
  gamePoints: z.int32(),
  won: z.int32(),
  lost: z.int32(),
  bonus: z.int32(),
  total: z.int32(),
});

const RunningItem = z.strictObject({
  deal: z.int32(),
  points: z.int32(),
  running: z.int32(),
  lined: z.boolean().describe('A line stands under it: it is the n-th of its column at a table of n.'),
});

/** The pad on which only the declarer's column is written. */
export const RunningPad = z
  .strictObject({
    columns: z.array(z.strictObject({ seat: z.int32(), items: z.array(RunningItem), unlined: z.int32() })),
    dealerByItems: z.int32().describe('Whose deal it is by the items without a line.'),
    dealerByDeals: z.int32(),
    padTellsDealer: z.boolean(),
  })
  .meta({ id: 'RunningPad' });

const NextDeal = z
  .strictObject({
    deal: z.int32(),
    round: z.int32().describe('A round is as many deals as there are players.'),
    dealer: z.int32(),
    forehand: z.int32(),
    middlehand: z.int32(),
    rearhand: z.int32(),
    sitsOut: z.array(z.int32()).describe('Those without cards, clockwise from the dealer.'),
  })
  .meta({ id: 'NextDeal' });

export const ListAnswer = z
  .strictObject({
    scoring: Scoring,
    players: z.int32(),
    legal: z.boolean().describe('No faults. A check that fails does not make a list illegal.'),
    faults: z.array(
      z.strictObject({
        line: z.int32().optional().describe('Counts deals from 1; absent where the fault lies in the list as a whole.'),
        code: z.enum([
          'players-unsupported',
          'seat-not-at-table',
          'declarer-sits-out',
          'score-not-whole',
          'score-zero',
          'score-of-no-game',
          'beyond-the-number',
          'count-negative',
          'passed-without-dealer',
        ]),
        law: z.string().optional(),
        message: z.string(),
      }),
    ),
    seats: z.array(
      Published.extend({
        othersLost: z.int32().describe('Games lost by everybody else at the table.'),
        adjustment: z.int32(),
      }),
    ),
    published: z.array(Published).optional().describe('What counts for each where somebody sat in a wrong seat.'),
    counts: z.strictObject({
      won: z.int32(),
      lost: z.int32(),
      passed: z.int32(),
      notPlayed: z.int32(),
      ramsch: z.int32(),
    }),
    checks: z
      .array(ListCheckAnswer)
      .describe('C1 ends of deals, C2 totals, C3 games lost, C4 running totals, C5 declarers and rounds, C6 entries.'),
    running: RunningPad.optional(),
    nextDeal: NextDeal.optional().describe('Who does what after the last line; absent where only end sums are known.'),
    ruleset: z.enum(RULESET_IDS).optional(),
    rulesRevision: z.string(),
  })
  .meta({ id: 'ListAnswer' });
