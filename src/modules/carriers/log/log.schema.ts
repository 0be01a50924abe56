import { z } from 'zod';
import { type Action, actions, happenings, Id, Instant } from '../../../chronicle';
import { pageQuery } from '../../../platform';
import { asWritten, LineNumber } from './action.schema';

const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    id: 'LineHash',
    description:
      'SHA-256 over the 32 bytes of the hash before (zeros before the first line) and the canonical JSON (RFC 8785) of this line without `hash` and with `tournament`, the id.',
  });

const Head = z
  .looseObject({
    sequence: LineNumber,
    at: Instant,
    by: Id.nullable().describe('The key that acted; null for the service itself.'),
    reason: z.string().nullable(),
    hash: Hash,
  })
  .meta({ id: 'LogLineHead', description: 'What every line says: when, who, why.' });

/** `DealEntered` for `deal-entered`. */
const nameOf = (action: string): string =>
  action.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const happenedAs = (action: Action) =>
  z
    .looseObject({ action: z.literal(action), ...asWritten(happenings[action]) })
    .meta({ id: nameOf(action), description: happenings[action].title });

const [first, ...others] = actions.map(happenedAs);
if (first === undefined) throw new Error('there is nothing that could happen');

const Happened = z.discriminatedUnion('action', [first, ...others]).meta({
  id: 'Happened',
  description: 'What happened to what, and what was there before and after; ids, never names.',
});

/** A line as it is shown. One that a newer version wrote may have an action that is not known here. */
interface ShownLine {
  readonly sequence: number;
  readonly at: string;
  readonly by: string | null;
  readonly action: string;
  readonly subject: object;
  readonly before: object | null;
  readonly after: object | null;
  readonly reason: string | null;
  readonly hash: string;
}

/** A line of the log, told apart by its action. */
export const LogLine = z.intersection(Head, Happened).meta({ id: 'LogLine' }) as unknown as z.ZodType<ShownLine>;

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
