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

export const LateEntry = z
  .strictObject({
    session: z.int32().min(1).max(10_000),
    tableId: z.uuid(),
    everybodyAgrees: z.boolean().describe('Whether all who sit at the table consent; without it nobody joins.'),
    reason: Reason.optional(),
  })
  .meta({ id: 'LateEntry' });

export const LateEntryAnswer = z
  .strictObject({
    session: z.int32(),
    tableId: z.string(),
    playerId: z.string(),
    seat: z.int32().describe('The last one, to the right of the first player.'),
    fromDeal: z.int32().describe('His first deal; earlier ones give him nothing. Seat 1 deals it.'),
    dealsFixed: z.int32().describe('Of the list now: as many rounds as before, each with one deal more.'),
  })
  .meta({ id: 'LateEntryDone' });

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
