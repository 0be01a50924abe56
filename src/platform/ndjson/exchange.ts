import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { RouteConfig, RouteConstraints } from '@nestjs/platform-fastify';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiExcludeEndpoint } from '@nestjs/swagger';
import { z } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowLongRequest } from '../http/client-error';
import { decodeText } from '../http/json-body';
import { isUtf8 } from '../http/media-type-constraint';
import { countLine } from '../http/rate-limit';
import { languageOf } from '../language';
import { httpProblems } from '../problems/http-problems';
import { problemAnswer } from '../problems/problem-answer';
import { ProblemError } from '../problems/problem-error';
import { problemOf } from '../problems/problem-of';
import { answerLines } from './answer-lines';
import type { Line } from './line-splitter';

/** The media type of a stream of JSON values, one a line. */
export const linesMediaType = 'application/x-ndjson';

/** What one line is answered with. */
export interface LineAnswer {
  readonly id: string | number | null;
  readonly status: number;
  readonly body: unknown;
}

/** Milliseconds without progress after which an exchange is given up. */
export const exchangePatience = 30_000;

/** Declares that an operation reads a stream of lines in place of a JSON body; the schema describes one of them. */
export function TakesLines(line: z.ZodType): MethodDecorator {
  const { $schema: _, ...schema } = z.toJSONSchema(line, { io: 'input' });
  return applyDecorators(
    RouteConfig({ takesLines: linesMediaType }),
    ApiConsumes(linesMediaType),
    ApiBody({ schema } as ApiBodyOptions),
  );
}

/**
 * Declares an operation on a path that otherwise takes a JSON body: it reads bodies of this media type, as a stream of
 * lines. The contract tells of both under the other one, by `alsoLines` of its answers.
 */
export function TakesLinesAs(mediaType: string): MethodDecorator {
  return applyDecorators(RouteConfig({ takesLines: mediaType }), RouteConstraints({ mediaType }), ApiExcludeEndpoint());
}

/** Leaves a stream of lines unread where the operation takes one of this media type; anywhere else it is 415. */
export function acceptLines(server: FastifyInstance): void {
  const accept = (mediaType: string): void => {
    if (server.hasContentTypeParser(mediaType)) return;
    server.addContentTypeParser(mediaType, ({ routeOptions, headers }, payload, done) => {
      const isTaken = 'takesLines' in routeOptions.config && routeOptions.config.takesLines === mediaType;
      if (isTaken && isUtf8(headers['content-type'])) done(null, payload);
      else done(new ProblemError(httpProblems['unsupported-media-type']));
    });
  };
  server.addHook('onRoute', ({ config }) => {
    if (config !== undefined && 'takesLines' in config) accept(String(config.takesLines));
  });
}

/** The bytes of a line; one that is too long is thrown as a problem. */
export function bytesOf(line: Line): Uint8Array {
  if (line === 'too-long') throw new ProblemError(httpProblems['line-too-long']);
  return line;
}

/** The characters of a line; one that is too long or no UTF-8 is thrown as a problem. */
export function textOf(line: Line): string {
  const bytes = bytesOf(line);
  try {
    return decodeText(bytes);
  } catch {
    throw new ProblemError(httpProblems['malformed-text']);
  }
}

/**
 * Answers the lines of a request while they come. Each counts as a request of its caller; what `answer` throws becomes the
 * answer to its line, with the number of the line. A body that is no stream of lines is 415.
 */
export function exchangeLines(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (line: Line, number: number) => Promise<LineAnswer>,
  patience = exchangePatience,
): StreamableFile {
  if (!(request.body instanceof Readable)) throw new ProblemError(httpProblems['unsupported-media-type']);
  allowLongRequest(request.raw.socket);
  // After a stream that was given up nobody can tell where the next request would begin.
  void reply.header('Connection', 'close');
  const answers = {
    answer: async (line: Line, number: number): Promise<LineAnswer> => {
      try {
        await countLine(request);
        return await answer(line, number);
      } catch (error) {
        return problemLine(error, request, { line: number });
      }
    },
    giveUp: () => problemLine(new ProblemError(httpProblems['request-timeout']), request),
    leave: () => void request.raw.destroy(),
  };
  const pieces = Readable.from(answerLines(request.body, answers, patience), { objectMode: false });
  return new StreamableFile(pieces, { type: linesMediaType });
}

/** What is known of a line that failed. */
interface FailedLine {
  readonly id?: LineAnswer['id'];
  /** Of the request that would have asked the same alone. */
  readonly path?: string | undefined;
  /** Its number, where no id says which one it is. */
  readonly line?: number;
}

/** The answer to a line that failed: the problem that the same request alone would have met. */
export function problemLine(
  error: unknown,
  request: FastifyRequest,
  { id = null, path = request.url, ...where }: FailedLine = {},
): LineAnswer {
  const problem = problemOf(error);
  if (problem.kind.status >= 500) request.log.error({ err: error }, problem.message);
  const language = languageOf(request.headers['accept-language']);
  const body = problemAnswer(problem, { path, requestId: request.id, language });
  return { id, status: problem.kind.status, body: { ...body, ...where } };
}
