import { randomUUID } from 'node:crypto';
import type { Answer, Ask } from './http';
import { asAdmin } from './keys';

/** Headers of a new command, under a key that nobody has used. */
export const newCommand = (): Readonly<Record<string, string>> => ({ 'Idempotency-Key': randomUUID() });

/** Sends a command of the admin under a new key. */
export function command<Body = Record<string, unknown>>(
  ask: Ask,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = asAdmin,
): Promise<Answer<Body>> {
  return ask<Body>('POST', path, { body, headers: { ...headers, ...newCommand() } });
}

/** Announces a tournament; returns its path and id. */
export async function announce(
  ask: Ask,
  body: object = {},
  headers = asAdmin,
): Promise<{ readonly id: string; readonly path: string }> {
  const answer = await command<{ id: string }>(
    ask,
    '/v1/tournaments',
    { name: 'Club evening', ruleset: 'isko', ...body },
    headers,
  );
  expect(answer).toMatchObject({ status: 201 });
  return { id: answer.body.id, path: `/v1/tournaments/${answer.body.id}` };
}

/** Enters so many players, named by their numbers; returns their ids. */
export async function enter(ask: Ask, path: string, count: number): Promise<readonly string[]> {
  const players = Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}` }));
  const { status, body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
  expect(status).toBe(201);
  return body.items.map(({ id }) => id);
}
