import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import { answerClientError } from './client-error';
import { sendProblem } from './problem-filter';
import { mediaTypeConstraint } from './media-type-constraint';
import { requestIdOf } from './request-id';
import { problemOf } from '../problems/problem-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** What the HTTP side needs to know of the configuration. */
export interface HttpSettings {
  readonly trustProxy: boolean | string;
  /** Requests a minute and caller; 0 means no limit. */
  readonly rateLimit: number;
}

/** The server with its time limits: 10 s for the headers and 20 s for the whole request. */
export function createServer({ trustProxy }: HttpSettings, log: Logger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true, constraints: { mediaType: mediaTypeConstraint } },
    genReqId: requestIdOf,
    requestIdHeader: false,
    requestTimeout: 20_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(problemOf(error), request, reply),
    return503OnClosing: false,
  });
}
