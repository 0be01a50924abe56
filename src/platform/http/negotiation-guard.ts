import { producedMediaTypes } from '../openapi/answers';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

/** Refuses a request whose `Accept` excludes every media type that its operation produces. */
export class NegotiationGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const produced = this.reflector.get<string[] | undefined>(producedMediaTypes, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (produced === undefined || request.headers.accept === undefined) return true;
    if (request.accepts().type(produced) !== false) return true;
    throw new ProblemError(httpProblems['not-acceptable'], {
      detail: {
        en: `The answer exists as ${produced.join(', ')} only.`,
        de: `Die Antwort gibt es nur als ${produced.join(', ')}.`,
      },
    });
  }
}
