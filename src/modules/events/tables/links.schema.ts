import { z } from 'zod';

export const LinkAnswer = z
  .strictObject({
    tableId: z.string(),
    key: z.string().describe('What the players send as `Authorization: Bearer <key>`; it is for this one table.'),
    url: z.string().describe('What the code on the score sheet says: the address of the table and behind `#` the key.'),
    version: z.int().describe('Counts how often the link was renewed, from 1.'),
  })
  .meta({ id: 'PlayerLink' });

export const LinkRenewal = z
  .strictObject({ reason: z.string().min(1).max(500).optional() })
  .meta({ id: 'LinkRenewal' });
