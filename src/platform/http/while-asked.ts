import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Parameter decorator: a signal that comes when the caller leaves before his answer. */
export const WhileAsked = createParamDecorator((_data: unknown, context: ExecutionContext): AbortSignal => {
  const left = new AbortController();
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  // The request closes as soon as its body is read; only the answer tells whether anybody still waits for it.
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
});
