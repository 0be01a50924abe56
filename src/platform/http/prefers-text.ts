import { createParamDecorator } from '@nestjs/common';
import { textMediaType } from '../openapi/answers';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Parameter decorator: whether the caller prefers the answer as plain text; JSON by default and where both are equal. */
export const PrefersText = createParamDecorator((_data: unknown, context: ExecutionContext): boolean => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return request.accepts().type(['application/json', textMediaType]) === textMediaType;
});
