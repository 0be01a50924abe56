import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { entityTag } from './if-match';
import type { ReplyFacts } from './reply';

/** Parameter decorator: the `If-None-Match` of the caller, for {@link unlessSeen}. The contract names it for every reading. */
export const IfNoneMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['if-none-match'],
);

/** Whether an `If-None-Match` names this tag; weakly compared, as reading asks for. */
export function namesTag(header: string | undefined, tag: string): boolean {
  const strong = (one: string): string => one.trim().replace(/^W\//, '');
  const tags = (header ?? '').split(',').map(strong);
  return tags.includes(strong(tag)) || tags.includes('*');
}

/** The ETag of what is shown of many things at once, counted by the version of what they belong to; it stands for all of it. */
export function viewTag(view: readonly (string | number)[], version: number): string {
  return entityTag(view, version).replace('"', '"v');
}

/** The answer under its tag, or 304 without asking for the body where the caller has named that tag. */
export async function unlessSeen<Body>(
  seen: string | undefined,
  tag: string,
  body: () => Promise<Body>,
): Promise<ReplyFacts<Body | undefined>> {
  const headers = { ETag: tag };
  if (namesTag(seen, tag)) return { status: 304, headers, body: undefined };
  return { headers, body: await body() };
}
