import { z } from 'zod';
import { happening, members } from './happening';
import { Instant, OfKey, OfWebhook } from './subjects';

const Key = members({ role: z.string(), expiresAt: Instant.nullable() });

/** What happens to the keys and the webhooks of an event; they belong to the service, and no row of the event follows. */
export const keyHappenings = {
  'key-made': happening({ title: 'A key for the event was made.', subject: OfKey, after: Key }),
  'key-revoked': happening({ title: 'A key for the event was ended.', subject: OfKey, after: Key }),
  'webhook-added': happening({ title: 'An address is told what happens.', subject: OfWebhook }),
  'webhook-removed': happening({ title: 'An address is told nothing any more.', subject: OfWebhook }),
  'webhook-secret-rotated': happening({ title: 'A webhook has a new secret.', subject: OfWebhook }),
  'webhook-replayed': happening({ title: 'An address is told again from a line on.', subject: OfWebhook }),
  'webhook-disabled': happening({ title: 'A webhook ended, as its address had asked.', subject: OfWebhook }),
};
