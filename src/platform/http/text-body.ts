import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { bodyLimit, decodeText } from './json-body';
import { isUtf8 } from './media-type-constraint';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';

/** Declares that an operation reads, in place of JSON, a text of this media type in UTF-8, as great as a JSON body may be. */
export function TakesText(mediaType: string, description: string): MethodDecorator {
  return applyDecorators(
    RouteConfig({ takesText: mediaType }),
    ApiConsumes(mediaType),
    ApiBody({ schema: { type: 'string' }, description }),
  );
}

/** Reads texts where the operation takes one of this media type; anywhere else it is 415. A mark of the byte order is left out. */
export function acceptTexts(server: FastifyInstance): void {
  const accept = (mediaType: string): void => {
    if (server.hasContentTypeParser(mediaType)) return;
    server.addContentTypeParser(
      mediaType,
      { parseAs: 'buffer', bodyLimit },
      ({ routeOptions, headers }, body, done) => {
        const isTaken = 'takesText' in routeOptions.config && routeOptions.config.takesText === mediaType;
        if (!isTaken || !isUtf8(headers['content-type']))
          done(new ProblemError(httpProblems['unsupported-media-type']));
        else readText(body as Buffer, done);
      },
    );
  };
  server.addHook('onRoute', ({ config }) => {
    if (config !== undefined && 'takesText' in config) accept(String(config.takesText));
  });
}

function readText(bytes: Uint8Array, done: (error: Error | null, text?: string) => void): void {
  try {
    done(null, decodeText(bytes));
  } catch {
    done(new ProblemError(httpProblems['malformed-text']));
  }
}

/** The text that an operation was sent; any other body is 415. */
export function requireText(body: unknown): string {
  if (typeof body === 'string') return body;
  throw new ProblemError(httpProblems['unsupported-media-type']);
}
