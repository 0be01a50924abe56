import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../platform';
import type { Sheet } from './sheet';

/** A sheet as CSV (RFC 4180, UTF-8); a name that a spreadsheet would take for a formula is marked as text. */
export function sheetCsv({ columns, rows }: Sheet, language: Language): string {
  return stringify([columns.map(({ title }) => title[language]), ...rows.map((row) => [...row])], {
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
