import { z } from 'zod';
import { recordKinds } from '../../../persistence/stores/event-records';

export const eventFormat = 'skat-arbiter-event';
export const eventVersion = 1;

/** The first line. */
export const MetaLine = z.strictObject({
  kind: z.literal('meta'),
  format: z.literal(eventFormat),
  version: z.literal(eventVersion),
  rulesRevision: z.string().max(100).describe('Of the service that wrote it.'),
  tournament: z.string().regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/),
  snapshot: z.int32().min(0).describe('The number of the last entry in the log when it was written.'),
  names: z.enum(['all', 'consented', 'none']).describe('Which names are carried.'),
  bookings: z.boolean().describe('Whether the bookings are carried, which only directors see.'),
});
export type MetaLine = z.infer<typeof MetaLine>;

/** A line between; the record itself is checked by the schema of its kind. */
export const RecordLine = z.strictObject({
  kind: z.enum(recordKinds.map(({ kind }) => kind)),
  record: z.looseObject({}).describe('The fields of its table without the tournament; what is null is left out.'),
});

/** The last line. */
export const EndLine = z.strictObject({
  kind: z.literal('end'),
  counts: z.record(z.string(), z.int32().min(0)).describe('How many records of each kind there were.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of all lines before this one, each with its line feed.'),
});
export type EndLine = z.infer<typeof EndLine>;

const lines = [MetaLine, RecordLine, EndLine] as const;
const description = 'One line of an event: meta first, records in the order of their kinds, end last.';

/** A line of a file that is sent. */
export const SentLine = z.union(lines).describe(description);

/** A line of a file that is answered. */
export const EventLine = z.union(lines).meta({ id: 'EventLine', description });
