import { z } from 'zod';
import { groupKinds } from '../../../competition';
import { Criterion, PrizePlan } from './money-plan.schema';

const Amount = z.int().describe('In hundredths of the currency.');
const winner = { playerId: z.string(), name: z.string() };
const Final = z.boolean().describe('Every session is final; until then this is how it stands.');

export const PrizesQuery = z.strictObject({
  entries: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('Also what the plan gives if so many enter, to be published before play.'),
});

export const PrizesAnswer = z
  .strictObject({
    currency: z.string(),
    final: Final,
    items: z.array(
      z.strictObject({
        code: z.string(),
        pot: z.string(),
        plan: PrizePlan,
        scope: z.enum(groupKinds).optional(),
        cents: Amount.describe('What is in the pot.'),
        promised: Amount.describe('What the plan asks for; where it is more than the pot holds nothing is paid.'),
        left: Amount.describe('What stays in the pot.'),
        expected: z
          .array(z.strictObject({ place: z.int32(), cents: Amount, goods: z.string().optional() }))
          .optional()
          .describe('What each place gets if so many enter as were asked for, before any lost game is paid.'),
        places: z.array(
          z.strictObject({
            ...winner,
            rank: z.int32(),
            cents: Amount.describe('What this player gets; of the prize of a pair or team his part.'),
            sharedBy: z.int32().describe('How many hold this rank.'),
            group: z.string().optional().describe('The pair or team that holds it.'),
            goods: z.string().optional().describe('What he gets beside the money.'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Prizes' });

const Holder = z.strictObject({
  ...winner,
  figure: z.int32(),
  session: z.int32().optional(),
  table: z.int32().optional(),
  deal: z.int32().optional(),
  cents: Amount,
});

export const AwardsAnswer = z
  .strictObject({
    currency: z.string(),
    final: Final,
    items: z.array(
      z.strictObject({
        code: z.string(),
        criterion: Criterion.nullable().describe('The one that decided; null where nobody meets any.'),
        pot: z.string().nullable(),
        cents: Amount,
        left: Amount,
        holders: z.array(Holder),
      }),
    ),
    jackpots: z.array(
      z.strictObject({
        code: z.string(),
        pot: z.string(),
        cents: Amount,
        left: Amount,
        winners: z.array(
          z.strictObject({ ...winner, session: z.int32(), table: z.int32(), deal: z.int32(), cents: Amount }),
        ),
      }),
    ),
  })
  .meta({ id: 'Awards' });
