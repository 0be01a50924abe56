import { z } from 'zod';
import { KeyAnswer } from './keys.schema';

export const NewBrowserSession = z
  .strictObject({ key: z.string().min(1).max(500).describe('The text of a key, as it was shown once.') })
  .meta({ id: 'NewBrowserSession' });

export const BrowserSessionAnswer = z
  .strictObject({
    role: KeyAnswer.shape.role,
    tournament: KeyAnswer.shape.tournament,
    tables: KeyAnswer.shape.tables,
    scopes: KeyAnswer.shape.scopes,
    expiresAt: z.iso.datetime(),
    csrfToken: z.string().describe('To be sent as `X-CSRF-Token` with everything that is no reading.'),
  })
  .meta({ id: 'BrowserSession' });
