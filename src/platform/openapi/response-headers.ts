import type { Operation } from './operation';

const header = (description: string) => ({ description, schema: { type: 'string' as const } });

/** Every header of answers that a client may want to read. */
export const responseHeaders = {
  ETag: header('Names this representation: for If-None-Match, and as If-Match of a change.'),
  'Idempotency-Replayed': header('true where the command was done before and is answered again.'),
  Location: header('Where what was made stands.'),
  RateLimit: header('What is left of the limit: r requests for the next t seconds.'),
  'RateLimit-Policy': header('The limit: q requests in w seconds.'),
  'Retry-After': header('Seconds to wait before the next try.'),
  'WWW-Authenticate': header('How a key is shown: Bearer.'),
  'X-Request-Id': header('The id under which the log of the service knows the request; may be chosen by the caller.'),
};
type HeaderName = keyof typeof responseHeaders;

const reference = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const ofProblems: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After', 'Location'],
  412: ['ETag'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** The headers of a problem with this status. */
export const problemHeaders = (status: number) => reference(['X-Request-Id', ...(ofProblems[status] ?? [])]);

const isGood = (status: string): boolean => /^20[01]$/.test(status);

/** Says of the good answers of an operation which headers they have. */
export function addResponseHeaders(operation: Operation): void {
  const asked = new Set(
    (operation.parameters ?? []).map((one) => ('name' in one ? one.name : one.$ref.split('/').at(-1))),
  );
  const isTagged = '304' in operation.responses || asked.has('If-Match');
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (answer === undefined || '$ref' in answer || !isGood(status)) continue;
    const names: HeaderName[] = ['X-Request-Id', 'RateLimit'];
    if (isTagged || status === '201') names.push('ETag');
    if (status === '201') names.push('Location');
    if (asked.has('Idempotency-Key')) names.push('Idempotency-Replayed');
    answer.headers = reference(names) as NonNullable<typeof answer.headers>;
  }
}
