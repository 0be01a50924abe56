import { z } from 'zod';
import { PlayerAnswer } from '../tournaments';

export const ImportQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true')
    .describe('Only looks whether the file can be imported; nothing is stored, and the key stays unused.'),
});

const LineReport = z.strictObject({
  line: z.int32().describe('Counted from 1, the heading included.'),
  field: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});

export const ImportReport = z
  .strictObject({
    dryRun: z.boolean(),
    valid: z.boolean(),
    players: z.int32().describe('Lines that tell of a player and can be read.'),
    report: z.array(LineReport).describe('What keeps the file from being imported.'),
    items: z.array(PlayerAnswer).describe('Who was entered; nobody by a dry run.'),
  })
  .meta({ id: 'ImportReport' });
