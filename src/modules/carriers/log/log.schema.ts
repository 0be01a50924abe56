import { z } from 'zod';
import { pageQuery } from '../../../platform';

const Facts = z.looseObject({});

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

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
    hash: Hash.describe(
      'SHA-256 over the 32 bytes of the hash before (zeros before the first line) and the canonical JSON (RFC 8785) of this line without `hash` and with `tournament`, the id.',
    ),
  })
  .meta({ id: 'LogLine' });

export const Log = z.strictObject({ items: z.array(LogLine), next: z.string().nullable() }).meta({ id: 'Log' });

export const LogPage = pageQuery(z.int32().min(0));

const proof = {
  lines: z.int32().min(0).describe('How many lines fit, from the first on.'),
  head: Hash.describe(
    'The hash of the last of them; whoever keeps it can tell later whether the log was written anew.',
  ),
};

const LogFault = z.strictObject({
  sequence: z.int32().min(0).describe('The first number that does not fit.'),
  code: z
    .enum(['line-missing', 'line-changed', 'line-behind-the-end', 'other-head'])
    .describe(
      'The line is not there, says something else than was sealed, stands behind the end that is kept apart, or the end that is kept apart has another hash.',
    ),
});

/** Whether the log is as it was written. */
export const LogVerdict = z
  .discriminatedUnion('whole', [
    z.strictObject({ whole: z.literal(true), ...proof }),
    z.strictObject({ whole: z.literal(false), ...proof, fault: LogFault }),
  ])
  .meta({ id: 'LogVerdict' });
