import { adminKey, type Ask } from './http';

/** The headers of somebody who shows this key. */
export const shows = (key: string): Readonly<Record<string, string>> => ({ Authorization: `Bearer ${key}` });

/** The headers of the admin. */
export const asAdmin = shows(adminKey);

/** A key as the service made it. */
export interface TestKey {
  readonly id: string;
  readonly key: string;
  readonly etag: string;
  /** The headers of somebody who shows it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Lets the admin, or somebody with other headers, make a key. */
export async function makeKey(
  ask: Ask,
  body: { readonly role: string; readonly tournament?: string; readonly [more: string]: unknown },
  headers: Readonly<Record<string, string>> = asAdmin,
): Promise<TestKey> {
  const answer = await ask<{ id: string; key: string }>('POST', '/v1/keys', { body, headers });
  expect(answer.status).toBe(201);
  const { id, key } = answer.body;
  return { id, key, etag: answer.headers['etag'] ?? '', headers: shows(key) };
}
