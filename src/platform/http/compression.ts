import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { FastifyInstance } from 'fastify';

/** Answers below this many bytes are sent as they are. */
const threshold = 1024;

/**
 * What is worth compressing: all that is text. Not the streams of events, which are many, live for hours and speak little:
 * each would hold a window of its own.
 */
const compressible =
  /^text\/(?!event-stream)|[/+](?:json|xml|yaml|javascript)\b|\/x-(?:ndjson|iss-games)\b|^image\/svg/;

/**
 * Compresses answers with brotli or gzip for whoever takes it, and reads bodies in gzip; limits of size count what comes out.
 * A stream is flushed with every piece, so that nobody waits for what has been answered.
 */
export async function compressBodies(server: FastifyInstance): Promise<void> {
  await server.register(fastifyCompress, {
    threshold,
    customTypes: compressible,
    encodings: ['br', 'gzip'],
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    requestEncodings: ['gzip'],
    onUnsupportedRequestEncoding: (encoding) => unknownEncoding(encoding),
  });
}

function unknownEncoding(encoding: string): ProblemError {
  return new ProblemError(httpProblems['unsupported-media-type'], {
    headers: { 'Accept-Encoding': 'gzip, identity' },
    detail: {
      en: `Bodies in the encoding ${encoding} are not read; send gzip or none.`,
      de: `Rümpfe in der Kodierung ${encoding} werden nicht gelesen; gzip oder gar keine senden.`,
    },
  });
}
