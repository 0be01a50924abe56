import { z } from 'zod';
import { StandingsQuery } from '../standings';

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
export const PaperName = z.enum([
  ...SheetName.options,
  'score-sheets',
  'blank-sheets',
  'start-cards',
  'receipts',
  'minute',
]);

/** Papers that exist on paper alone. */
export const PrintedName = z.enum(['start-cards', 'receipts', 'minute']);

export const PaperQuery = z.strictObject({
  session: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('Needed for seating and score sheets; of results it names one session.'),
});

/** What is asked of paper: of results also a scope of the standings, with its day or category. */
export const PrintQuery = PaperQuery.extend({
  scope: StandingsQuery.shape.scope.describe('Of results: whose they are.'),
  day: StandingsQuery.shape.day,
  category: StandingsQuery.shape.category,
  players: z.coerce.number<string>().int().min(3).max(6).default(4).describe('Of blank sheets: at a table of so many.'),
});
