import { z } from 'zod';
import { NewPlayer } from '../tournaments';

/** A player as a line of a file tells of him. */
export const ImportedPlayer = NewPlayer.pick({
  name: true,
  club: true,
  team: true,
  tandem: true,
  mixed: true,
  category: true,
  consent: true,
}).extend({ number: z.int32().min(1).max(999_999).optional() });

/** What a column tells of: a field, or one of two parts of the name. */
export type Field = keyof z.output<typeof ImportedPlayer> | 'surname' | 'firstName';

/** What columns may be called; see {@link plainHeading}. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  number: ['number', 'no', 'startnumber', 'startno', 'nummer', 'nr', 'startnummer', 'startnr'],
  name: ['name', 'player', 'spieler'],
  surname: ['surname', 'lastname', 'familyname', 'nachname', 'familienname', 'zuname'],
  firstName: ['firstname', 'givenname', 'forename', 'vorname', 'rufname'],
  club: ['club', 'verein'],
  team: ['team', 'mannschaft'],
  tandem: ['tandem'],
  mixed: ['mixed', 'mixedpair', 'gemischtespaar'],
  category: ['category', 'kategorie', 'klasse'],
  consent: ['consent', 'einwilligung', 'zustimmung'],
};

const fields = Object.keys(headings) as readonly Field[];

/** A name for each field, by which its column is known in any case. */
export const knownColumns: readonly string[] = fields;

/** A heading in small letters and without blanks, dots, hyphens and underscores. */
export const plainHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[\s.\-_]/g, '');

/** The field that a column tells of; undefined where nobody knows its heading. */
export function fieldOf(heading: string): Field | undefined {
  const plain = plainHeading(heading);
  return fields.find((field) => headings[field].includes(plain));
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'ja', 'j', 'true', 'wahr', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'nein', 'false', 'falsch', '0'].map((word) => [word, false] as const),
]);

/** What a cell says; what cannot be read stays text, for the schema to refuse. Everything but numbers and consent is text, formulas too. */
export function valueOf(field: Field, cell: string): unknown {
  if (field === 'consent') return answers.get(cell.toLowerCase()) ?? cell;
  return field === 'number' && /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
}

/** The cells of a line with one name: surname first where it stands in two columns, as lists are sorted. */
export function withName({ surname, firstName, ...cells }: Readonly<Record<string, unknown>>): object {
  if (surname === undefined && firstName === undefined) return cells;
  const parts = [surname ?? cells['name'], firstName].filter((part) => typeof part === 'string');
  return { ...cells, name: parts.join(', ') };
}
