import { Webhook } from 'standardwebhooks';
import type { Answer, Ask } from './http';
import { asAdmin } from './keys';
import type { Told } from './receiver';
import { command, newCommand } from './tournament';

/** A webhook of a test, as its director sees it. */
export interface TestWebhook {
  readonly id: string;
  readonly path: string;
  readonly secret: string;
  etag(): Promise<string>;
  step(name: string, body?: object): Promise<Answer>;
}

/** Lets an address be told. */
export async function addWebhook(ask: Ask, tournament: string, body: object): Promise<TestWebhook> {
  const answer = await command<{ id: string; secret: string }>(ask, `${tournament}/webhooks`, body);
  expect(answer).toMatchObject({ status: 201 });
  const { id, secret } = answer.body;
  const path = `${tournament}/webhooks/${id}`;
  const etag = async (): Promise<string> => (await ask('GET', path, { headers: asAdmin })).headers['etag'] ?? '';
  const step = async (name: string, given: object = {}) =>
    ask('POST', `${path}/${name}`, { body: given, headers: { ...asAdmin, ...newCommand(), 'If-Match': await etag() } });
  return { id, path, secret, etag, step };
}

/** Throws unless this secret signed the message. */
export function proves(secret: string, { body, headers }: Told): void {
  new Webhook(secret).verify(body, headers as Record<string, string>);
}

/** The numbers of messages in the order in which they came. */
export const numbersOf = (told: readonly Told[]): readonly number[] => told.map(({ data }) => data.sequence);
