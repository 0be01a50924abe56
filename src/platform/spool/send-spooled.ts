import { finished, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { watched } from '../ndjson/watched';
import type { SpooledText } from './shared-spool';

/** Milliseconds in which a piece must be taken, and beside it for the whole, else the connection is closed. */
const patience = 30_000;

/** Bytes a second that a reader must take on the whole. */
const leastPace = 32 * 1024;

/** Sends a text of this media type as fast as its reader takes it, and releases it when he has it or is gone. */
export function sendSpooled(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, release }: SpooledText,
  type: string,
): StreamableFile {
  const leave = (): void => void request.raw.destroy();
  const watch = setTimeout(leave, patience + (file.size / leastPace) * 1000);
  finished(reply.raw, () => {
    clearTimeout(watch);
    release();
  });
  void reply.headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  const pieces = Readable.from(watched(file.pieces(), patience, leave), { objectMode: false });
  return new StreamableFile(pieces, { type, length: file.size });
}
