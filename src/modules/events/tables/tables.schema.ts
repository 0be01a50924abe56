import { z } from 'zod';
import { listChecks } from '../../../competition';
import { PassedBySeat, RunningPad } from '../../questions/lists';
import { METHODS } from '../../questions/settlements';
import { sessionStates } from '../../../persistence/stores/sessions';
import { RULESET_IDS } from '../../../rules';
import { Options } from '../../questions/rulesets';
import { Reason } from './deals.schema';

const Check = z.strictObject({
  code: z.enum(listChecks),
  holds: z.boolean(),
  line: z.int32().optional(),
  seat: z.int32().optional().describe('The column of a paper list that breaks it.'),
  expected: z.int32().optional(),
  found: z.int32().optional(),
});

export const AdjustmentAnswer = z
  .strictObject({
    number: z.int32().describe('Counted from 1 at each table.'),
    seat: z.int32(),
    playerId: z.string().describe('Who held the seat then.'),
    points: z.int32().nullable(),
    wrongSeat: z.boolean().describe('He has nothing of this session; the others keep what they have.'),
    reason: z.string(),
    law: z.string().nullable(),
    enteredBy: z.string().describe('The id of the key.'),
    enteredAt: z.iso.datetime(),
    withdrawnFor: z.string().nullable().describe('Why it no longer counts.'),
  })
  .meta({ id: 'Adjustment' });

export const TableAnswer = z
  .strictObject({
    id: z.string(),
    number: z.int32(),
    tournament: z.string(),
    session: z.int32(),
    seats: z.array(
      z.strictObject({
        seat: z.int32(),
        playerId: z.string(),
        name: z.string(),
        fromDeal: z.int32().describe('Later than 1 where he joined the table at the start of a round.'),
      }),
    ),
    substitutes: z
      .array(z.strictObject({ seat: z.int32(), fromDeal: z.int32(), playerId: z.string(), name: z.string() }))
      .describe('Who took over a seat, and from which deal on; earlier deals stay with the one before.'),
    ruleset: z.enum(RULESET_IDS),
    options: Options.describe('House rules that the event has agreed on.'),
    rules: z
      .strictObject({
        scoring: z.enum(['seeger-fabian', 'classic', 'running']),
        passedDealCredit: z
          .strictObject({ points: z.int32(), won: z.int32() })
          .describe('For the dealer of a passed deal.'),
        controlList: z.enum(['optional', 'required']),
      })
      .describe('What of the profile the list is scored by.'),
    mayEnter: z.boolean().describe('Whether the key or link that was shown may enter deals here.'),
    state: z.enum(sessionStates).describe('Of the session.'),
    endsAt: z.iso.datetime().nullable(),
    serverTime: z.iso.datetime(),
    dealers: z.array(z.int32()).describe('Who deals, a seat for each fixed deal.'),
    dealsFixed: z.int32(),
    dealsEntered: z.int32(),
    dealsInControl: z.int32().describe('Lines of the second list.'),
    onPaper: z.boolean().describe('Only the end sums of the list are known.'),
    listState: z
      .enum(['open', 'complete', 'confirmed'])
      .describe('Confirmed: two at the table have said that the list as it stands is right.'),
    list: z.array(
      z.strictObject({
        seat: z.int32(),
        playerId: z.string(),
        gamePoints: z.int32(),
        won: z.int32(),
        lost: z.int32(),
        bonus: z.int32(),
        adjustment: z.int32(),
        total: z.int32(),
      }),
    ),
    wrongSeats: z.array(z.int32()).describe('Whose results count for nothing, while the list stays as it was played.'),
    checks: z
      .array(Check)
      .describe('The control sums; C1 holds once every fixed deal is entered, C7 once both lists are the same.'),
    running: RunningPad.optional().describe('Where the event keeps running columns.'),
    adjustments: z.array(AdjustmentAnswer),
    confirmations: z
      .array(z.strictObject({ seat: z.int32(), at: z.iso.datetime() }))
      .describe('Of the list as it stands; a correction needs them anew.'),
  })
  .meta({ id: 'Table' });

const Stake = z.coerce.number<string>().int().min(1).max(10_000);

export const SettlementQuery = z
  .strictObject({
    method: z.enum(METHODS).default('pairwise'),
    cents: Stake.optional().describe('Together with points: so many cents for so many points.'),
    points: Stake.optional(),
  })
  .refine(({ cents, points }) => (cents === undefined) === (points === undefined), {
    path: ['points'],
    error: 'A stake is so many cents for so many points',
    params: { code: 'facts-contradict' },
  });

export const SeatNumber = z.int32().min(1).max(6);
const Points = z.int32().min(-100_000).max(100_000);
const Count = z.int32().min(0).max(600);

export const PaperTotals = z
  .strictObject({
    totals: z
      .array(
        z.strictObject({
          seat: SeatNumber,
          gamePoints: Points,
          won: Count,
          lost: Count,
          passed: PassedBySeat.optional(),
          othersLost: Count.optional().describe('As it was written; looked at by C3.'),
          total: Points.optional().describe('As it was written; looked at by C2.'),
        }),
      )
      .min(3)
      .max(6),
    passed: Count,
    notPlayed: Count,
    ramsch: Count.optional().describe('None where absent.'),
    reason: Reason.optional().describe('Needed to correct sums that were entered before.'),
  })
  .meta({ id: 'PaperTotals' });

/** A law as somebody names it. */
export const Law = z.string().trim().min(3).max(60).describe('A citation as in /v1/laws.');

/** Points that are added or taken apart from the deals. */
export const Correction = z
  .int32()
  .min(-10_000)
  .max(10_000)
  .refine((points) => points !== 0, { error: 'Nothing would change', params: { code: 'number-out-of-range' } });

export const NewAdjustment = z
  .union([
    z.strictObject({
      seat: SeatNumber,
      points: Correction,
      reason: Reason,
      law: Law.optional(),
    }),
    z.strictObject({ seat: SeatNumber, wrongSeat: z.literal(true), reason: Reason, law: Law.optional() }),
  ])
  .meta({ id: 'NewAdjustment' });

export const AdjustmentList = z.strictObject({ items: z.array(AdjustmentAnswer) }).meta({ id: 'AdjustmentList' });

export const AdjustmentWithdrawal = z.strictObject({ reason: Reason }).meta({ id: 'AdjustmentWithdrawal' });

/** A random id that a device has given itself. */
export const Device = z.string().regex(/^[\w-]{8,64}$/);

export const Confirmation = z
  .strictObject({
    seat: SeatNumber,
    by: Device.optional().describe(
      'A random id of the device: one confirms for one seat only. With the link of the players and without it, the link counts as the device.',
    ),
  })
  .meta({ id: 'NewConfirmation' });

export const ConfirmationAnswer = z
  .strictObject({
    seat: z.int32(),
    listState: z.enum(['complete', 'confirmed']),
    confirmations: z.array(z.strictObject({ seat: z.int32(), at: z.iso.datetime() })),
  })
  .meta({ id: 'Confirmation' });
