import { z } from 'zod';

/** The stream is text; each event has an id, a kind and one line of JSON. */
export const EventStream = z
  .string()
  .describe(
    'Server-sent events. `id` counts from 1 without gaps, `event` is the action of the log, `data` is `{ sequence, kind, subject, at }` with ids in `subject`, never names. A comment every 15 seconds while nothing happens.',
  );

export const EventsQuery = z.strictObject({
  after: z.coerce
    .number<string>()
    .int()
    .min(0)
    .max(999_999_999)
    .optional()
    .describe('Like Last-Event-ID, which counts more; 0 for everything. Without either the stream begins now.'),
});
