import { createParamDecorator } from '@nestjs/common';
import { languageOf } from '../language';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Parameter decorator: the language that the caller asked for, English by default. */
export const AskedLanguage = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
