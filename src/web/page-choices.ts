import { createParamDecorator } from '@nestjs/common';
import { parseCookie } from 'cookie';
import { languageOf, languages, type Language } from '../platform';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** In which language, and in which colours, a person wants to see a page. */
export interface PageChoices {
  readonly language: Language;
  /** Without a choice the device decides. */
  readonly scheme: 'light' | 'dark' | undefined;
}

const known = (word: unknown): Language | undefined => languages.find((language) => language === word);

/** The choices of a request: the address (`?lang=`) before what was chosen earlier, and that before the browser's language. */
export function choicesOf({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): PageChoices {
  const chosen = parseCookie(headers.cookie ?? '');
  const { scheme } = chosen;
  const { lang } = (query ?? {}) as { lang?: unknown };
  return {
    language: known(lang) ?? known(chosen['language']) ?? languageOf(headers['accept-language']),
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

/** Parameter decorator: {@link choicesOf} the request. */
export const Choices = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  choicesOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
