import { z } from 'zod';
import { dealKinds } from '../../../persistence/stores/deals';
import { pageQuery } from '../../../platform';
import { EVIDENCE, GAME_IDS, LEVELS, REASONS, SUITS } from '../../../rules';
import { CardsHeld, Contract, Matadors, ToldOutcome } from '../../questions/contracts';
import { PlayedRamsch, RamschResult } from './ramsch-entry.schema';

/** Why; shown with what it explains. */
export const Reason = z.string().trim().min(1).max(500);

/** What is said of a game that was played. */
export const played = {
  declarer: z.int32().min(1).max(6).describe('Seat number.'),
  bid: z.int32().min(1).max(1000).optional().describe('The last value bid or held.'),
  contract: Contract,
  matadors: Matadors.optional(),
  cards: CardsHeld.optional(),
  outcome: ToldOutcome,
  bock: z.boolean().optional().describe('The deal belongs to a Bock round. Where the event has agreed to it.'),
};

/** The four ways in which a deal can be told, each with some more fields. */
export const told = <Shape extends z.ZodRawShape>(more: Shape) =>
  [
    z.strictObject({ ...more, ...played }),
    z.strictObject({ ...more, passed: z.literal(true) }),
    z.strictObject({ ...more, notPlayed: z.literal(true), reason: Reason }),
    z.strictObject({ ...more, ramsch: PlayedRamsch }),
  ] as const;

const deal = z.int32().min(1).max(10_000).optional().describe('The next one where absent.');

/** A deal as it is entered; never with a score, which the service finds out. */
export const DealEntry = z
  .union(
    told({
      deal,
      insert: z
        .boolean()
        .optional()
        .describe('It was forgotten: every later deal moves on by one, under the reason that a deal was inserted.'),
    }),
  )
  .meta({ id: 'DealEntry' });

/** A line of the second list as it is written. */
export const ControlLine = z.union(told({ deal })).meta({ id: 'ControlLine' });

/** A deal as it should have been entered, and why. */
export const DealCorrection = z.union(told({ reason: Reason })).meta({ id: 'DealCorrection' });

export const DealNumber = z.coerce.number<string>().int().min(1).max(10_000);

/** Why a deal, or end sums, are taken back. */
export const TakingBack = z.strictObject({ reason: Reason.optional() });

const evidence = z.enum(EVIDENCE);

/** A valuation without sentences; every citation resolves under /v1/laws. */
export const DealResult = z
  .strictObject({
    won: z.boolean(),
    reason: z.enum(REASONS),
    value: z.int32().describe('As played, before the bid is looked at.'),
    charged: z.int32().describe('After the overbid rule, before any loss factor.'),
    score: z.int32().describe("The signed entry in the declarer's column."),
    level: z.enum(LEVELS).nullable(),
    matadors: Matadors.nullable(),
    multiplier: z.int32().nullable(),
    chargedAs: z.strictObject({ game: z.enum(GAME_IDS), trump: z.enum(SUITS).optional() }).optional(),
    steps: z.array(z.strictObject({ what: z.string(), amount: z.int32(), law: z.string(), evidence })),
    laws: z.array(z.strictObject({ citation: z.string(), evidence })),
  })
  .meta({ id: 'DealResult' });

/** What an answer says of a valuation beside its sums. */
const CountedResult = DealResult.extend({
  counted: z
    .enum(['points', 'list'])
    .describe('Valued by counted card points and tricks, or by what a list or a ruling says: won or lost at a level.'),
}).meta({ id: 'CountedResult' });

const SeatNumber = z.int32();

export const DealAnswer = z
  .strictObject({
    deal: z.int32(),
    revision: z.int32().describe('1 for the first entry; one more for each correction.'),
    kind: z.enum(dealKinds),
    dealer: SeatNumber,
    forehand: SeatNumber,
    middlehand: SeatNumber,
    rearhand: SeatNumber,
    declarer: SeatNumber.nullable(),
    result: z.union([CountedResult, RamschResult]).nullable(),
    scores: z.record(z.string(), z.int32()).nullable().describe('The entries of a Ramsch by seat number.'),
    facts: z.looseObject({}).describe('As entered.'),
    reason: z.string().nullable().describe('Why it was not played, or corrected.'),
    ruling: z
      .strictObject({ dispute: z.string(), number: z.int32() })
      .nullable()
      .describe('The ruling on a dispute by which it was entered.'),
    rulesRevision: z.string(),
    enteredBy: z.string().describe('The id of the key.'),
    enteredAt: z.iso.datetime(),
  })
  .meta({ id: 'Deal' });

/** A line of the second list. */
export const ControlAnswer = DealAnswer.extend({
  agrees: z.boolean().nullable().describe('Whether the first list says the same; null where it has no such line yet.'),
}).meta({ id: 'ControlDeal' });

export const ControlList = z.strictObject({ items: z.array(ControlAnswer) }).meta({ id: 'ControlList' });

export const DealList = z
  .strictObject({ items: z.array(DealAnswer), next: z.string().nullable() })
  .meta({ id: 'DealList' });

export const RevisionList = z.strictObject({ items: z.array(DealAnswer) }).meta({ id: 'RevisionList' });

export const DealPage = pageQuery(z.int32().min(0));
