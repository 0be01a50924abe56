import { z } from 'zod';
import { actions, Instant } from '../../../chronicle';
import { actionsBySubject, LineNumber } from '../log';

/** What is said of the stream itself, beside what happens. */
export const streamWords = ['latest', 'reset'] as const;

const Told = z
  .strictObject({
    id: LineNumber.describe('What comes next is behind this line.'),
    event: z.enum(streamWords),
    data: z.strictObject({ sequence: LineNumber.describe('The last line of the log, as far as it is sealed.') }),
  })
  .describe(
    '`latest` comes first in every stream. `reset` comes where the caller named a line that the log does not have: what he knows is of another log, and the stream goes on from now.',
  );

const happened = actionsBySubject.map(({ actions: [first, ...others], subject }) =>
  z.strictObject({
    id: LineNumber,
    event: z.enum([first, ...others]),
    data: z.strictObject({
      sequence: LineNumber,
      kind: z.string().describe('The same as `event`.'),
      subject,
      at: Instant,
    }),
  }),
);

/** One message of the stream; `data` is sent as one line of JSON. */
export const LiveMessage = z.discriminatedUnion('event', [Told, ...happened]).meta({
  id: 'LiveMessage',
  description: 'A server-sent event; `data` is sent as one line of JSON, with ids in `subject`, never names.',
});

/** The stream is text; each event has an id, a kind and one line of JSON. */
export const EventStream = z.string().meta({
  description: [
    'Server-sent events: of each `id`, `event` and one line of JSON as `data`. `id` counts the lines of the log from 1 without gaps.',
    `An \`event\` is one of ${[...streamWords, ...actions].join(', ')}; a later version may have more.`,
    'A comment every 15 seconds while nothing happens.',
  ].join(' '),
  contentMediaType: 'text/event-stream',
  contentSchema: { type: 'array', items: { $ref: '#/components/schemas/LiveMessage' } },
});

export const EventsQuery = z.strictObject({
  after: z.coerce
    .number<string>()
    .int()
    .min(0)
    .max(999_999_999)
    .optional()
    .describe('Like Last-Event-ID, which counts more; 0 for everything. Without either the stream begins now.'),
});
