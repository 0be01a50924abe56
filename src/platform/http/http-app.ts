import fastifyAccepts from '@fastify/accepts';
import { NestFactory, Reflector } from '@nestjs/core';
import { Metrics } from '../health/metrics';
import { NestLog } from '../log';
import { SchemaPipe } from '../validation/schema-pipe';
import { AllowedMethods } from './allowed-methods';
import { addBrowserHeaders } from './browser-headers';
import { addCaching } from './caching';
import { compressBodies } from './compression';
import { acceptLines } from '../ndjson/exchange';
import { acceptJsonOnly } from './json-body';
import { NegotiationGuard } from './negotiation-guard';
import { ProblemFilter } from './problem-filter';
import { limitRate } from './rate-limit';
import { recordRequests } from './request-log';
import { createServer } from './server';
import { acceptTexts } from './text-body';
import { WantedBodies } from './wanted-bodies';
import { SharedRateLimiter, type CountExchange } from './shared-rate-limiter';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { ErrorTranslation } from './problem-filter';
import type { HttpSettings } from './server';

/** What an application brings along. */
export interface HttpAppParts {
  /** Imports `PlatformModule`. */
  readonly module: DynamicModule | Type;
  readonly settings: HttpSettings;
  readonly log: Logger;
  readonly translateError: ErrorTranslation;
  /** How the processes of a service share what each has counted; a service of one process needs none. */
  readonly exchangeCounts?: CountExchange;
}

const countAlone: CountExchange = async () => [];

/** An application with every mechanism of the platform in place, not yet initialised. */
export async function createHttpApp(parts: HttpAppParts): Promise<NestFastifyApplication> {
  const { module, settings, log, translateError } = parts;
  const app = await NestFactory.create<NestFastifyApplication>(module, createServer(settings, log), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  const server = app.getHttpAdapter().getInstance();
  const methods = new AllowedMethods();
  const bodies = new WantedBodies();
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'X-Request-Id': request.id, Vary: 'Accept-Language' });
    done();
  });
  recordRequests(server, app.get(Metrics));
  methods.watch(server);
  bodies.watch(server);
  addCaching(server);
  await compressBodies(server);
  acceptJsonOnly(server);
  acceptLines(server);
  acceptTexts(server);
  await server.register(fastifyAccepts);
  await addBrowserHeaders(server);
  if (settings.rateLimit > 0) {
    const limiter = new SharedRateLimiter(
      { points: settings.rateLimit, duration: 60 },
      parts.exchangeCounts ?? countAlone,
    );
    server.addHook('onClose', () => limiter.stop());
    limitRate(server, limiter);
  }
  app.useGlobalFilters(new ProblemFilter({ methods, bodies }, translateError));
  app.useGlobalGuards(new NegotiationGuard(app.get(Reflector)));
  app.useGlobalPipes(new SchemaPipe());
  return app;
}
