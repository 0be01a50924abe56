import { httpProblems } from '../problems/http-problems';
import { isUtf8 } from './media-type-constraint';
import { ProblemError } from '../problems/problem-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The greatest body in bytes: 256 KiB. */
export const bodyLimit = 256 * 1024;

/** How deeply objects and arrays may be nested. */
export const depthLimit = 12;

/** Makes JSON in UTF-8 the only body that the server reads; anything else is 415. */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    // What is no JSON is not to be called broken JSON where no JSON is wanted; who takes something else finds nothing.
    if (takesOther(request)) {
      done(null, undefined);
      return;
    }
    try {
      done(null, parseJsonBody(body as Buffer, request.headers['content-type'] ?? ''));
    } catch (error) {
      done(error as Error);
    }
  });
}

const takesOther = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  'takesLines' in config || 'takesText' in config;

/** The value of a JSON body. Throws the problem `malformed-json`, `too-deep` or `unsupported-media-type`. */
export function parseJsonBody(body: Uint8Array, contentType: string): unknown {
  if (!isUtf8(contentType)) throw new ProblemError(httpProblems['unsupported-media-type']);
  const value = parse(body);
  if (isDeeperThan(depthLimit, value)) throw new ProblemError(httpProblems['too-deep']);
  return value;
}

/** Bytes as text; throws where they are not UTF-8. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(body));
  } catch {
    throw new ProblemError(httpProblems['malformed-json']);
  }
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}
