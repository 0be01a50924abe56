import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowLongRequest } from '../http/client-error';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { ProblemKind } from '../problems/registry';
import { SpoolFile } from './spool-file';

/** A long body that has arrived whole and lies in a file of its own. */
export interface SpooledBody {
  /** SHA-256, 32 bytes. */
  readonly fingerprint: Buffer;
  /** Reads it from the beginning, as often as needed. */
  open(): AsyncIterable<Buffer>;
}

/** How long a body may be in bytes, and what a longer one is refused with. */
export interface SpoolLimit {
  readonly bytes: number;
  readonly tooLarge: ProblemKind;
}

/** Milliseconds in which so many bytes must arrive, or the last of all. */
const patience = 30_000;
const progress = 16 * 1024;

/**
 * Takes a body that is read as a stream, and gives it to `use` when it has arrived whole; the file is removed afterwards. So a slow
 * sender holds nothing but a file, and what he sent can be read twice. A body that is too long, or stops, is refused.
 */
export async function withSpooledBody<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: SpoolLimit,
  use: (body: SpooledBody) => Promise<T>,
): Promise<T> {
  const { body } = request;
  if (!(body instanceof Readable)) throw new ProblemError(httpProblems['unsupported-media-type']);
  allowLongRequest(request.raw.socket);
  // After a stream that was given up nobody can tell where the next request would begin.
  void reply.header('Connection', 'close');
  const file = await SpoolFile.open();
  try {
    const fingerprint = await spool(body, file, limit);
    return await use({ fingerprint, open: () => file.pieces() });
  } finally {
    await file.close();
  }
}

async function spool(body: Readable, file: SpoolFile, { bytes, tooLarge }: SpoolLimit): Promise<Buffer> {
  const hash = createHash('sha256');
  const slow = new AbortController();
  let watch = setTimeout(() => slow.abort(), patience);
  let waitedFor = progress;
  const keep = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) {
      if (file.size + chunk.length > bytes) throw new ProblemError(tooLarge);
      await file.append(chunk);
      hash.update(chunk);
      if (file.size < waitedFor) continue;
      waitedFor = file.size + progress;
      clearTimeout(watch);
      watch = setTimeout(() => slow.abort(), patience);
    }
  };
  try {
    await pipeline(body, keep, { signal: slow.signal });
    return hash.digest();
  } catch (error) {
    if (slow.signal.aborted) throw new ProblemError(httpProblems['request-timeout']);
    // All that is left is a sender who has gone, which is no fault of the service.
    throw error instanceof ProblemError ? error : new ProblemError(httpProblems['malformed-request']);
  } finally {
    clearTimeout(watch);
  }
}
