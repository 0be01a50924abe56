import { z } from 'zod';

/** Who goes on after a session. */
export const NewCut = z
  .strictObject({
    after: z.int32().min(1).max(10_000).describe('The session by whose standing it goes.'),
    best: z
      .int32()
      .min(3)
      .max(10_000)
      .describe('How many go on; more where the tie chain leaves the last place shared.'),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .optional()
      .describe('Needed while that session, or one before, is not closed.'),
  })
  .meta({ id: 'NewCut' });

export const CutAnswer = z
  .strictObject({
    after: z.int32(),
    best: z.int32(),
    goOn: z.int32().describe('How many are still in the field.'),
    out: z
      .array(z.strictObject({ playerId: z.string(), number: z.int32(), name: z.string() }))
      .describe('Who went no further, by start number.'),
  })
  .meta({ id: 'Cut' });

export const CutList = z.strictObject({ items: z.array(CutAnswer) }).meta({ id: 'CutList' });
