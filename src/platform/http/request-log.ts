import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../health/metrics';

/** Writes one line and counts one observation per answer, by route template and never by path. */
export function recordRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
