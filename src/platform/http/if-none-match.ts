import { headerParameter } from './header-parameter';
import type { ReplyFacts } from './reply';

/** Parameter decorator: the `If-None-Match` of the caller, for {@link unlessSeen}. */
export const IfNoneMatch = headerParameter(
  {
    name: 'If-None-Match',
    description: 'The ETag of the version that the caller has; while it is current the answer is 304 without a body.',
    required: false,
  },
  (value) => value,
);

/** The answer under its tag, or 304 without asking for the body where the caller has named that tag. */
export async function unlessSeen<Body>(
  seen: string | undefined,
  tag: string,
  body: () => Promise<Body>,
): Promise<ReplyFacts<Body | undefined>> {
  const headers = { ETag: tag };
  const tags = (seen ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (tags.includes(tag) || tags.includes('*')) return { status: 304, headers, body: undefined };
  return { headers, body: await body() };
}
