import fastifyCors from '@fastify/cors';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const requestHeaders = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Content-Encoding',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'X-Request-Id',
];

const exposedHeaders = [
  'ETag',
  'Idempotency-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
];

/** Lets pages of any origin call the API, and keeps our own pages to files of our own. */
export async function addBrowserHeaders(server: FastifyInstance): Promise<void> {
  await server.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: requestHeaders,
    exposedHeaders,
    maxAge: 86_400,
    strictPreflight: false,
  });
  await server.register(fastifyHelmet, {
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    contentSecurityPolicy: {
      directives: {
        // Swagger UI styles its elements inline; scripts stay files.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The service itself speaks plain HTTP; a proxy in front adds TLS.
        upgradeInsecureRequests: null,
      },
    },
  });
}
