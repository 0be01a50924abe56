import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { ProblemKind } from '../problems/registry';
import { allowLongRequest } from './client-error';

/** A long body that has arrived whole and lies in a file of its own. */
export interface SpooledBody {
  /** SHA-256, 32 bytes. */
  readonly fingerprint: Buffer;
  /** Reads it from the beginning, as often as needed. */
  open(): Readable;
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
  const file = path.join(tmpdir(), `skat-arbiter-${randomUUID()}`);
  try {
    const fingerprint = await spool(body, file, limit);
    return await use({ fingerprint, open: () => createReadStream(file) });
  } finally {
    await rm(file, { force: true });
  }
}

async function spool(body: Readable, file: string, { bytes, tooLarge }: SpoolLimit): Promise<Buffer> {
  const hash = createHash('sha256');
  const slow = new AbortController();
  let watch = setTimeout(() => slow.abort(), patience);
  let [length, waitedFor] = [0, progress];
  const measured = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > bytes) throw new ProblemError(tooLarge);
      if (length >= waitedFor) {
        waitedFor = length + progress;
        clearTimeout(watch);
        watch = setTimeout(() => slow.abort(), patience);
      }
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(body, measured, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal: slow.signal });
    return hash.digest();
  } catch (error) {
    if (slow.signal.aborted) throw new ProblemError(httpProblems['request-timeout']);
    // A sender who has gone needs no answer, and is no fault of the service.
    if (body.errored !== null && !(error instanceof ProblemError)) {
      throw new ProblemError(httpProblems['malformed-request']);
    }
    throw error;
  } finally {
    clearTimeout(watch);
  }
}
