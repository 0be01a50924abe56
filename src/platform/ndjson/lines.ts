import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimit } from '../http/json-body';
import { linesMediaType } from './exchange';
import { LineSplitter, type Line } from './line-splitter';
import { watched } from './watched';

/** The lines of a stream that stands still for nobody, such as a file; holds one chunk and one line. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const splitter = new LineSplitter(bodyLimit);
  for await (const chunk of source) yield* splitter.push(chunk);
  yield* splitter.end();
}

/** Milliseconds in which a piece must be taken, else the connection is closed. */
const patience = 30_000;

/** Characters that are sent at once. */
const pieceLength = 64 * 1024;

/** Sends lines, each with its end, as they come; the next are asked for when the last have been taken. */
export function streamLines(
  request: FastifyRequest,
  reply: FastifyReply,
  lines: AsyncIterable<string>,
): StreamableFile {
  void reply.headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  const pieces = watched(gathered(lines), patience, () => void request.raw.destroy());
  return new StreamableFile(Readable.from(pieces, { objectMode: false }), { type: linesMediaType });
}

async function* gathered(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
