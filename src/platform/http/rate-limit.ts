import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Paths that are free, so that a supervisor never locks itself out. */
const free: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Files that a browser fetches once and keeps; a hall full of phones behind one address comes for all of them at once. */
const freeFiles = '/assets/';

const limiters = new WeakMap<FastifyInstance['server'], RateLimiterAbstract>();

/**
 * Counts the requests of each address and refuses those above the limit with 429.
 * Every answer states the limit in `RateLimit-Policy` and what is left in `RateLimit`.
 */
export function limitRate(server: FastifyInstance, limiter: RateLimiterAbstract): void {
  limiters.set(server.server, limiter);
  const policy = `"default";q=${limiter.points};w=${limiter.duration}`;
  server.addHook('onRequest', async (request, reply) => {
    if (free.has(request.url) || request.url.startsWith(freeFiles)) return;
    const { state, refused } = await consume(limiter, request.ip);
    const seconds = Math.ceil(state.msBeforeNext / 1000);
    reply.headers({
      'RateLimit-Policy': policy,
      RateLimit: `"default";r=${Math.max(0, state.remainingPoints)};t=${seconds}`,
    });
    if (refused) throw rateLimited(seconds);
  });
}

/** The part of the limit that streams leave to the other requests of their caller. */
const left = 0.1;

/**
 * Counts one more request of the caller, as a stream does for each of its lines. Where the limit is nearly used up it waits for
 * the next minute, so that a stream is slowed down and never refused; a caller who has gone is waited for no longer.
 */
export async function countLine({ server, ip, socket }: FastifyRequest): Promise<void> {
  const limiter = limiters.get(server.server);
  if (limiter === undefined) return;
  for (;;) {
    const state = await limiter.get(ip);
    if (state === null || state.remainingPoints > limiter.points * left || socket.destroyed) break;
    await sleep(state.msBeforeNext, undefined, { ref: false });
  }
  await consume(limiter, ip);
}

function rateLimited(seconds: number): ProblemError {
  return new ProblemError(httpProblems['rate-limited'], {
    headers: { 'Retry-After': String(seconds) },
    members: { retryAfter: seconds },
  });
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ state: RateLimiterRes; refused: boolean }> {
  try {
    return { state: await limiter.consume(key), refused: false };
  } catch (rejection) {
    // The library rejects with the state of the counter; anything else is a failure of its store.
    if (rejection instanceof RateLimiterRes) return { state: rejection, refused: true };
    throw rejection;
  }
}
