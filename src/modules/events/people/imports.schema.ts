import { z } from 'zod';
import { PlayerAnswer } from '../tournaments';

export const ImportQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true')
    .describe('Only looks whether the file can be imported; nothing is stored, and the key stays unused.'),
  force: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true')
    .describe('Takes those as well who share name and club with somebody.'),
  ignore: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((names) => [names].flat().flatMap((text) => text.split(',')))
    .describe('Headings of columns that are left out, parted by commas.'),
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
    columns: z
      .strictObject({ known: z.array(z.string()), unknown: z.array(z.string()) })
      .describe('What columns may be called, in any case, and the headings of the file that nobody knows.'),
    items: z.array(PlayerAnswer).describe('Who was entered; nobody by a dry run.'),
  })
  .meta({ id: 'ImportReport' });
