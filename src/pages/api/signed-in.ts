import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answered, api } from './client';

let csrfToken: string | undefined;

/** From now on whatever changes something carries the token of the session that the cookie stands for. */
export function keepToken(token: string | undefined): void {
  csrfToken = token;
}

api.use({
  onRequest: ({ request }) => {
    if (request.method !== 'GET' && csrfToken !== undefined) request.headers.set('X-CSRF-Token', csrfToken);
    return request;
  },
});

/** What was read, and the version that it had. */
export interface Tagged<Body> {
  readonly body: Body;
  readonly etag: string;
}

/** A good answer with its ETag; refuses as `answered` does. */
export async function tagged<Body>(
  asked: Promise<{ readonly data?: Body; readonly error?: unknown; readonly response: Response }>,
): Promise<Tagged<Body>> {
  const { response } = await asked;
  return { body: await answered(asked), etag: response.headers.get('ETag') ?? '' };
}

/** Sixteen random bytes; pages that were not loaded over https have no other chance than this. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends a command; the same one again has the same key until it was taken, so that nothing is done twice. */
export function useCommand<Given, Body>(
  send: (given: Given, key: { readonly 'Idempotency-Key': string }) => Promise<Body>,
  taken: (body: Body, given: Given) => void,
) {
  const tried = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: (given: Given) => {
      const text = JSON.stringify(given) ?? '';
      if (tried.current?.text !== text) tried.current = { text, key: newKey() };
      return send(given, { 'Idempotency-Key': tried.current.key });
    },
    onSuccess: (body, given) => {
      tried.current = undefined;
      taken(body, given);
    },
  });
}
