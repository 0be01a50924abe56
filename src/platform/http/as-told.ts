import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Parameter decorator: the body as it came, for what keeps it in the words of the caller beside what a schema reads in it. */
export const AsTold = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown => context.switchToHttp().getRequest<FastifyRequest>().body,
);
