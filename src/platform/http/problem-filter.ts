import { Catch } from '@nestjs/common';
import { languageOf, type Text } from '../language';
import { httpProblems } from '../problems/http-problems';
import { problemAnswer } from '../problems/problem-answer';
import { ProblemError } from '../problems/problem-error';
import { problemOf } from '../problems/problem-of';
import { problemMediaType } from '../problems/problem.schema';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from './allowed-methods';
import type { WantedBodies } from './wanted-bodies';

/** Recognises errors of another layer, such as a lost database; undefined for all others. */
export type ErrorTranslation = (error: unknown) => ProblemError | undefined;

/** Turns whatever was thrown into a problem answer, and logs what is our own fault. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly paths: { readonly methods: AllowedMethods; readonly bodies: WantedBodies },
    private readonly translate: ErrorTranslation,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = this.translate(error) ?? problemOf(error);
    if (problem.kind.status >= 500) request.log.error({ err: error }, problem.message);
    sendProblem(this.told(problem, request), request, http.getResponse<FastifyReply>());
  }

  /** The problem with what only the paths know. */
  private told(problem: ProblemError, request: FastifyRequest): ProblemError {
    if (request.is404) return this.withMethods(problem, request);
    if (problem.kind === httpProblems['unsupported-media-type']) return this.withBodies(problem, request);
    return problem;
  }

  private withMethods(problem: ProblemError, request: FastifyRequest): ProblemError {
    const path = pathOf(request);
    const allowed = this.paths.methods.of(path);
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return new ProblemError(problem.kind, { detail: noSuchPath(path), ...problem.facts });
    }
    const names = allowed.join(', ');
    return new ProblemError(httpProblems['method-not-allowed'], {
      detail: { en: `${path} has ${names}.`, de: `${path} hat ${names}.` },
      headers: { Allow: names },
    });
  }

  private withBodies(problem: ProblemError, request: FastifyRequest): ProblemError {
    if (problem.facts.detail !== undefined) return problem;
    const wanted = this.paths.bodies.of(request);
    const sent = request.headers['content-type'];
    const named =
      sent === undefined ? { en: 'no Content-Type', de: 'ohne Content-Type' } : { en: sent, de: `als ${sent}` };
    return new ProblemError(problem.kind, {
      ...problem.facts,
      headers: { Accept: wanted.join(', ') },
      detail: {
        en: `This operation reads ${wanted.join(' or ')} in UTF-8; the body came with ${named.en}.`,
        de: `Diese Operation liest ${wanted.join(' oder ')} in UTF-8; der Rumpf kam ${named.de}.`,
      },
    });
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

const noSuchPath = (path: string): Text => ({
  en: `There is no path ${path}. All paths stand at /docs and in /openapi.yaml.`,
  de: `Den Pfad ${path} gibt es nicht. Alle Pfade stehen unter /docs und in /openapi.yaml.`,
});

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
