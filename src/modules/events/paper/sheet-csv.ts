import { Readable } from 'node:stream';
import { stringify as stringifyStream, type Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';
import type { Language, Text } from '../../../platform';
import type { Sheet } from './sheet';

/** What can stand in a field: an object is written as JSON, nothing as an empty field. */
export type Cell = string | number | object | null | undefined;

/** The fields of a line about one thing. */
export type Fields<Thing> = readonly { readonly title: Text; readonly of: (thing: Thing) => Cell }[];

/** An amount of money; it is written with two decimals after a point, its currency beside it. */
class Amount {
  constructor(readonly cents: number) {}
}

/** An amount for a field. */
export const inCents = (cents: number): Amount => new Amount(cents);

/** RFC 4180; a text that a spreadsheet would take for a formula is marked as text. */
const options = {
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: {
    object: (value) => {
      if (!(value instanceof Amount)) return JSON.stringify(value);
      return { value: (value.cents / 100).toFixed(2), escape_formulas: false };
    },
  },
} as const satisfies Options;

/** What parts the fields: a semicolon where there is money in them, as treasurers' spreadsheets have it. */
type Delimiter = ',' | ';';

/** Fields from their English and German titles. */
export function fields<Thing>(
  told: readonly (readonly [en: string, de: string, of: (thing: Thing) => Cell])[],
): Fields<Thing> {
  return told.map(([en, de, of]) => ({ title: { en, de }, of }));
}

/** A sheet as CSV in UTF-8. */
export function sheetCsv({ columns, rows }: Sheet, language: Language): string {
  const isKept = (_: unknown, index: number): boolean => columns[index]?.isOnPaperOnly !== true;
  const titles = columns.map(({ title }) => title[language]);
  return stringify(
    [titles, ...rows].map((row) => row.filter(isKept)),
    options,
  );
}

/** A line for each of these things as CSV in UTF-8, written while they are read, however many they are. */
export function streamCsv<Thing>(
  told: Fields<Thing>,
  things: Iterable<Thing> | AsyncIterable<Thing>,
  language: Language,
  delimiter: Delimiter = ',',
): Readable {
  async function* lines(): AsyncGenerator<Cell[]> {
    yield told.map(({ title }) => title[language]);
    for await (const thing of things) yield told.map(({ of }) => of(thing));
  }
  const source = Readable.from(lines());
  const written = source.pipe(stringifyStream({ ...options, delimiter }));
  source.on('error', (error) => written.destroy(error));
  return written;
}
