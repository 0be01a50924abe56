import { z } from 'zod';
import { Id, Instant } from '../../../chronicle';
import type { ApiMessages } from '../../../platform';
import { actionsBySubject, LineNumber } from '../log';

const happened = actionsBySubject.map(({ actions: [first, ...others], subject }) =>
  z.strictObject({
    type: z.enum([first, ...others]),
    timestamp: Instant.describe('When it happened.'),
    data: z.strictObject({
      tournament: Id,
      sequence: LineNumber,
      subject: subject.nullable().describe('What it happened to; null where it is too large to be sent.'),
    }),
  }),
);

const [first, ...others] = happened;
if (first === undefined) throw new Error('there is nothing that could happen');

/** The body of a message. */
const WebhookMessage = z
  .discriminatedUnion('type', [first, ...others])
  .meta({ id: 'WebhookMessage', description: 'What has happened in an event, with ids and never names.' });

/** What webhooks are sent, for the contract. */
export const webhookCalls: ApiMessages['webhooks'] = {
  happened: {
    summary: 'Something has happened in an event.',
    description:
      'Told in the order of the log, the next line when the one before was taken or given up: at once, then after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. A redirect is not followed. Signed by the Standard Webhooks rules (standardwebhooks.com).',
    body: WebhookMessage,
    headers: {
      'webhook-id': 'The same at every try of one line.',
      'webhook-timestamp': 'When it was sent, in seconds since 1970.',
      'webhook-signature': 'One or more signatures, apart by spaces: `v1,` and the HMAC-SHA256 in base64.',
    },
    answers: {
      '2XX': 'It was taken.',
      '410': 'The webhook is told nothing any more.',
      default: 'It is tried again later.',
    },
  },
};
