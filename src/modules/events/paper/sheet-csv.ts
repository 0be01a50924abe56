import { Readable } from 'node:stream';
import { stringify as stringifyStream, type Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';
import type { Language, Text } from '../../../platform';
import type { Sheet } from './sheet';

/** What can stand in a field: an object is written as JSON, nothing as an empty field. */
export type Cell = string | number | object | null | undefined;

/** The fields of a line about one thing. */
export type Fields<Thing> = readonly { readonly title: Text; readonly of: (thing: Thing) => Cell }[];

/** RFC 4180; a text that a spreadsheet would take for a formula is marked as text. */
const options = { record_delimiter: 'windows', escape_formulas: true } as const satisfies Options;

/** Fields from their English and German titles. */
export function fields<Thing>(
  told: readonly (readonly [en: string, de: string, of: (thing: Thing) => Cell])[],
): Fields<Thing> {
  return told.map(([en, de, of]) => ({ title: { en, de }, of }));
}

/** A sheet as CSV in UTF-8. */
export function sheetCsv({ columns, rows }: Sheet, language: Language): string {
  return stringify([columns.map(({ title }) => title[language]), ...rows.map((row) => [...row])], options);
}

/** A line for each of these things as CSV in UTF-8, written while they are read, however many they are. */
export function streamCsv<Thing>(
  told: Fields<Thing>,
  things: Iterable<Thing> | AsyncIterable<Thing>,
  language: Language,
): Readable {
  async function* lines(): AsyncGenerator<Cell[]> {
    yield told.map(({ title }) => title[language]);
    for await (const thing of things) yield told.map(({ of }) => of(thing));
  }
  const source = Readable.from(lines());
  const written = source.pipe(stringifyStream(options));
  source.on('error', (error) => written.destroy(error));
  return written;
}
