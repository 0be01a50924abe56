import { z } from 'zod';
import { pageQuery } from '../../platform';

const Facts = z.looseObject({});

export const LogLine = z
  .strictObject({
    sequence: z.int32().describe('Counted from 1 without gaps.'),
    at: z.iso.datetime(),
    by: z.string().nullable().describe('The id of the key that acted; null for the service itself.'),
    action: z.string(),
    subject: Facts.describe('What it happened to; ids, never names.'),
    before: Facts.nullable(),
    after: Facts.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'LogLine' });

export const Log = z.strictObject({ items: z.array(LogLine), next: z.string().nullable() }).meta({ id: 'Log' });

export const LogPage = pageQuery(z.int32().min(0));
