import { z } from 'zod';

const Reason = z.string().trim().min(1).max(500);

export const Withdrawal = z.strictObject({ reason: Reason.optional() }).default({}).meta({ id: 'Withdrawal' });

export const Replacement = z
  .strictObject({
    session: z.int32().min(1).max(10_000),
    substitute: z.uuid().describe('The id of another player of the tournament.'),
    fromDeal: z
      .int32()
      .min(1)
      .max(600)
      .default(1)
      .describe('The first deal of the substitute. 1: the player never came, and has nothing of the session.'),
    reason: Reason,
  })
  .meta({ id: 'Replacement' });

export const ReplacementAnswer = z
  .strictObject({
    session: z.int32(),
    tableId: z.string(),
    seat: z.int32(),
    playerId: z.string().describe('Who held the seat before; his deals stay his own.'),
    substituteId: z.string(),
    fromDeal: z.int32(),
  })
  .meta({ id: 'ReplacementDone' });
