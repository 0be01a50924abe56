import { z } from 'zod';
import { warningTerms } from '../../../persistence/stores/warnings';
import { pageQuery } from '../../../platform';
import { Law, Reason } from '../tables';

/** How long a warning counts. */
export const Term = z
  .enum(warningTerms)
  .describe('Whether a warning counts in its session alone or to the end of the event.');

export const NewWarning = z
  .strictObject({
    tableId: z.uuid().describe('Where he sits in that session.'),
    playerId: z.uuid(),
    reason: Reason,
    law: Law.optional(),
    expires: Term.default('event'),
  })
  .meta({ id: 'NewWarning' });

export const WarningAnswer = z
  .strictObject({
    id: z.string(),
    playerId: z.string(),
    session: z.int32(),
    tableId: z.string(),
    reason: z.string(),
    law: z.string().nullable(),
    expires: Term,
    ruling: z.strictObject({ dispute: z.string(), number: z.int32() }).nullable(),
    adjustment: z
      .int32()
      .nullable()
      .describe('What it cost as the event has announced: its number among the adjustments of the table.'),
    givenBy: z.string().describe('The id of the key.'),
    givenAt: z.iso.datetime(),
    withdrawnFor: z.string().nullable().describe('Why it no longer counts.'),
  })
  .meta({ id: 'Warning' });

export const WarningList = z
  .strictObject({ items: z.array(WarningAnswer), next: z.string().nullable() })
  .meta({ id: 'WarningList' });

export const WarningPage = pageQuery(z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid()])).extend({
  player: z.uuid().optional(),
});

export const WarningWithdrawal = z.strictObject({ reason: Reason }).meta({ id: 'WarningWithdrawal' });
