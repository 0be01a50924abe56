import { z } from 'zod';
import { deliveryFailures, deliveryStates, webhookStates } from '../../../persistence/stores/webhooks';
import { pageQuery } from '../../../platform';
import { Action } from '../log';

export const NewWebhook = z
  .strictObject({
    url: z.url().max(2000).describe('Begins with https://, without a login, in the public network.'),
    events: z.array(Action).min(1).max(50).optional().describe('Which actions of the log are told; all where absent.'),
  })
  .meta({ id: 'NewWebhook' });

export const WebhookAnswer = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    events: z.array(z.string()).nullable(),
    state: z.enum(webhookStates).describe('A disabled one has answered 410; a replay lets it go on.'),
    position: z.int32().min(0).describe('The number of the last line of the log that needs no telling any more.'),
    oldSecretUntil: z.iso.datetime().nullable().describe('Until when the secret before this one signs too.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });

/** With the secret, for the only time. */
export const WebhookWithSecret = WebhookAnswer.extend({
  secret: z
    .string()
    .nullable()
    .describe(
      'Shown in this answer only (Standard Webhooks, `whsec_` and base64). Null where the command is sent again after the webhook was changed.',
    ),
}).meta({ id: 'WebhookWithSecret' });

export const WebhookList = z.strictObject({ items: z.array(WebhookAnswer) }).meta({ id: 'WebhookList' });

/** Why the secret is replaced; for the log. */
export const SecretRotation = z
  .strictObject({ reason: z.string().trim().min(1).max(500).optional() })
  .meta({ id: 'WebhookSecretRotation' });

export const Replay = z
  .strictObject({ from: z.int32().min(1).describe('The number of the first line that is told again.') })
  .meta({ id: 'WebhookReplay' });

export const DeliveryList = z
  .strictObject({
    items: z.array(
      z.strictObject({
        sequence: z.int32().describe('The number of the line in the log.'),
        state: z.enum(deliveryStates),
        tries: z.int32(),
        status: z.int32().nullable().describe('Of the last answer; null where none came.'),
        failure: z.enum(deliveryFailures).nullable(),
        triedAt: z.iso.datetime().describe('When it was tried last.'),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'WebhookDeliveries' });

export const DeliveryPage = pageQuery(z.int32().min(1));
