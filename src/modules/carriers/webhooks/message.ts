import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { OutboxEvent } from '../../../persistence/stores/records';

/** Bytes that a body has at most. */
const largest = 20_000;

/** What is sent: the body as text and the headers that go with it. */
export interface Message {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A new secret in the form of the Standard Webhooks specification: 24 random bytes. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** A line of the log as it is told: with the same id at every try, and signed with each secret. */
export function messageOf(
  { tournamentId, sequence, at, action, subject }: OutboxEvent,
  secrets: readonly string[],
  now: Date,
): Message {
  const id = `evt_${tournamentId}_${sequence}`;
  const body = bodyOf({ type: action, timestamp: at.toISOString() }, { tournament: tournamentId, sequence }, subject);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'skat-arbiter',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    },
  };
}

/** A subject that would make the body too large is left to be read in the log. */
function bodyOf(head: object, data: object, subject: object): string {
  const body = JSON.stringify({ ...head, data: { ...data, subject } });
  return Buffer.byteLength(body) <= largest ? body : JSON.stringify({ ...head, data: { ...data, subject: null } });
}
