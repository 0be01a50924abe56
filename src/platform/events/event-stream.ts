import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerParameter } from '../http/header-parameter';
import { watched } from '../ndjson/watched';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';

export const eventStreamMediaType = 'text/event-stream';

/** One event of a stream; whoever comes back with its id gets what came after it. */
export interface StreamedEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** What a stream sends: events as they happen, and while nothing happens a sign of life. */
export type StreamPiece = readonly StreamedEvent[] | 'alive';

/** Milliseconds in which a piece must be taken, else the connection is closed; the client may come back and resume. */
export const streamPatience = 30_000;

/** Milliseconds after which a client that lost its connection comes back. */
const retry = 2_000;

/** Parameter decorator: the id of the last event that the caller has, undefined where he has none. */
export const LastEventId = headerParameter(
  { name: 'Last-Event-ID', description: 'The id of the last event received; all later ones follow.', required: false },
  (value) => {
    if (value === undefined || value === '') return undefined;
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new ProblemError(httpProblems['invalid-request'], {
      errors: [
        {
          pointer: '/header/Last-Event-ID',
          code: 'invalid',
          message: { en: 'A whole number of at most nine digits', de: 'Eine ganze Zahl mit höchstens neun Stellen' },
        },
      ],
    });
  },
);

/** Streams events to whoever asked. The next piece is asked for only when the last one has been taken. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<StreamPiece>,
  patience = streamPatience,
): StreamableFile {
  // A connection that is kept would hold up a stop, because it becomes idle only after the server has looked for idle ones.
  void reply.headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no', Connection: 'close' });
  const text = eventTexts(pieces, patience, () => void request.raw.destroy());
  return new StreamableFile(Readable.from(text, { objectMode: false }), { type: eventStreamMediaType });
}

/** The text of a stream. `leave` is called when a piece was not taken in time. */
export async function* eventTexts(
  pieces: AsyncIterable<StreamPiece>,
  patience: number,
  leave: () => void,
): AsyncGenerator<string> {
  yield `retry: ${retry}\n\n`;
  yield* watched(textsOf(pieces), patience, leave);
}

async function* textsOf(pieces: AsyncIterable<StreamPiece>): AsyncGenerator<string> {
  for await (const piece of pieces) yield piece === 'alive' ? ': alive\n\n' : piece.map(asText).join('');
}

function asText({ id, event, data }: StreamedEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
