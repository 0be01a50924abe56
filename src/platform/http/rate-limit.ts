import { RateLimiterRes } from 'rate-limiter-flexible';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { FastifyInstance } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Paths that are free, so that a supervisor never locks itself out. */
const free: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Counts the requests of each address and refuses those above the limit with 429.
 * Every answer states the limit in `RateLimit-Policy` and what is left in `RateLimit`.
 */
export function limitRate(server: FastifyInstance, limiter: RateLimiterAbstract): void {
  const policy = `"default";q=${limiter.points};w=${limiter.duration}`;
  server.addHook('onRequest', async (request, reply) => {
    if (free.has(request.url)) return;
    const { state, refused } = await consume(limiter, request.ip);
    const seconds = Math.ceil(state.msBeforeNext / 1000);
    reply.headers({
      'RateLimit-Policy': policy,
      RateLimit: `"default";r=${Math.max(0, state.remainingPoints)};t=${seconds}`,
    });
    if (refused) throw new ProblemError(httpProblems['rate-limited'], { headers: { 'Retry-After': String(seconds) } });
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
