import { z } from 'zod';

/** What exists as a table of words and numbers. */
export const SheetName = z.enum(['seating-by-name', 'seating-by-table', 'results', 'prizes']);

/** What is written record by record, for programs alone. */
export const RecordName = z.enum([
  'ledger',
  'desk',
  'desk-by-table',
  'awards',
  'deals',
  'log',
  'players',
  'teams',
  'plan',
]);

/** What exists as CSV. */
export const CsvName = z.enum([...SheetName.options, ...RecordName.options]);

/** What exists on paper. */
export const PaperName = z.enum([...SheetName.options, 'score-sheets']);

export const PaperQuery = z.strictObject({
  session: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('Needed for seating and score sheets; of results it names one session.'),
});
