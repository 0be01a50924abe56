import { Catch } from '@nestjs/common';
import { languageOf } from '../language';
import { httpProblems } from '../problems/http-problems';
import { problemAnswer } from '../problems/problem-answer';
import { ProblemError } from '../problems/problem-error';
import { problemOf } from '../problems/problem-of';
import { problemMediaType } from '../problems/problem.schema';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from './allowed-methods';

/** Recognises errors of another layer, such as a lost database; undefined for all others. */
export type ErrorTranslation = (error: unknown) => ProblemError | undefined;

/** Turns whatever was thrown into a problem answer, and logs what is our own fault. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly methods: AllowedMethods,
    private readonly translate: ErrorTranslation,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = this.translate(error) ?? problemOf(error);
    if (problem.kind.status >= 500) request.log.error({ err: error }, problem.message);
    sendProblem(this.withMethods(problem, request), request, http.getResponse<FastifyReply>());
  }

  private withMethods(problem: ProblemError, request: FastifyRequest): ProblemError {
    if (!request.is404) return problem;
    const allowed = this.methods.of(pathOf(request));
    if (allowed.length === 0 || allowed.includes(request.method)) return problem;
    return new ProblemError(httpProblems['method-not-allowed'], { headers: { Allow: allowed.join(', ') } });
  }
}

/** Sends a problem as the answer to this request. */
export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) return;
  const language = languageOf(request.headers['accept-language']);
  void reply
    .code(problem.kind.status)
    .headers(problem.facts.headers ?? {})
    .header('Content-Type', problemMediaType)
    .header('Content-Language', language)
    .header('X-Request-Id', request.id)
    .send(JSON.stringify(problemAnswer(problem, { path: pathOf(request), requestId: request.id, language })));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
