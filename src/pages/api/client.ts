import createClient from 'openapi-fetch';
import { Refused, Unreachable } from './refused';
import type { paths } from './contract';

/** The API as every other client sees it, typed by the contract. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });

api.use({
  onRequest: ({ request }) => {
    request.headers.set('Accept-Language', document.documentElement.lang);
    return request;
  },
  onError: () => new Unreachable(),
});

/** The body of a good answer; throws {@link Refused} with the problem of any other, and `Unreachable` without one. */
export async function answered<Body>(
  asked: Promise<{ readonly data?: Body; readonly error?: unknown; readonly response: Response }>,
): Promise<Body> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new Refused(response.status, error);
  return data as Body;
}
