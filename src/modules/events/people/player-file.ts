import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { checked, ProblemError, type Text } from '../../../platform';
import { type Field, fieldOf, ImportedPlayer, knownColumns, plainHeading, valueOf, withName } from './player-columns';

/** How many players one file may hold. */
export const mostLines = 2000;

/** What keeps a line from being imported. */
export interface LineFault {
  /** Counted from 1, the heading included. */
  readonly line: number;
  readonly field: Field | null;
  readonly code: string;
  readonly message: Text;
}

/** A player and the line that tells of him. */
export interface PlayerLine {
  readonly line: number;
  readonly player: z.output<typeof ImportedPlayer>;
}

/** A file as it was read: all players, or what is wrong with it. */
export interface PlayerFile {
  readonly lines: readonly PlayerLine[];
  readonly faults: readonly LineFault[];
  /** Headings that nobody knows and that were not to be left out. */
  readonly unknown: readonly string[];
}

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads players from CSV with a heading, parted by semicolons or tabs where there is one in the heading, else by commas. Columns
 * with a heading among `ignore` are left out.
 */
export function readPlayerFile(text: string, ignore: readonly string[] = []): PlayerFile {
  try {
    return readRows(rowsOf(text), new Set(ignore.map(plainHeading)));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return faulty(fault(line, null, 'csv-malformed', notReadable));
  }
}

function rowsOf(text: string): readonly Row[] {
  const heading = text.split('\n', 1)[0] ?? '';
  return parse(text, {
    delimiter: [';', '\t'].find((sign) => heading.includes(sign)) ?? ',',
    bom: true,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  }) as unknown as readonly Row[];
}

function readRows([heading, ...rows]: readonly Row[], ignored: ReadonlySet<string>): PlayerFile {
  if (heading === undefined || rows.length === 0) return faulty(fault(1, null, 'no-players', nobody));
  if (rows.length > mostLines) return faulty(fault(mostLines + 2, null, 'too-many-lines', tooMany));
  const columns = heading.record.map((name) => (ignored.has(plainHeading(name)) ? 'ignored' : (fieldOf(name) ?? null)));
  const misnamed = headingFaults(heading, columns);
  const unknown = heading.record.filter((_, index) => columns[index] === null);
  if (misnamed.length > 0) return { lines: [], faults: misnamed, unknown };
  const read = rows.map((row) => readRow(row, columns as readonly (Field | 'ignored')[]));
  const lines = read.flatMap((row) => ('player' in row ? [row] : []));
  const faults = [...read.flatMap((row) => ('faults' in row ? row.faults : [])), ...repeatedNumbers(lines)];
  return { lines, faults, unknown };
}

const faulty = (...faults: readonly LineFault[]): PlayerFile => ({ lines: [], faults, unknown: [] });

/** What a column is: a field, one that is left out, or one that nobody knows. */
type Column = Field | 'ignored' | null;

function headingFaults({ record, info }: Row, columns: readonly Column[]): readonly LineFault[] {
  const faults = columns.flatMap((field, index) => {
    if (field === 'ignored') return [];
    if (field === null) return [fault(info.lines, null, 'unknown-column', unknownColumn(record[index] ?? ''))];
    return columns.indexOf(field) < index ? [fault(info.lines, field, 'column-twice', columnTwice(field))] : [];
  });
  const hasNames = columns.includes('name') || columns.includes('surname');
  return hasNames ? faults : [...faults, fault(info.lines, 'name', 'missing-column', noNames)];
}

function readRow(
  { record, info }: Row,
  columns: readonly (Field | 'ignored')[],
): PlayerLine | { readonly faults: readonly LineFault[] } {
  const line = info.lines;
  if (record.length > columns.length) return { faults: [fault(line, null, 'too-many-cells', tooManyCells)] };
  const cells = columns.flatMap((field, index) => {
    const cell = record[index] ?? '';
    return cell === '' || field === 'ignored' ? [] : [[field, valueOf(field, cell)] as const];
  });
  try {
    return { line, player: checked(ImportedPlayer, withName(Object.fromEntries(cells))) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors = [] } = error.facts;
    return {
      faults: errors.map(({ pointer, code, message }) => fault(line, pointer.slice(1) as Field, code, message)),
    };
  }
}

function repeatedNumbers(lines: readonly PlayerLine[]): readonly LineFault[] {
  const first = new Map<number, number>();
  return lines.flatMap(({ line, player: { number } }) => {
    if (number === undefined) return [];
    const earlier = first.get(number);
    if (earlier !== undefined) return [fault(line, 'number', 'number-twice', numberTwice(number, earlier))];
    first.set(number, line);
    return [];
  });
}

/** The fault of a player who is there already. */
export function playerTwice({ line }: PlayerLine, message: Text): LineFault {
  return fault(line, 'name', 'duplicate-player', message);
}

/** The fault of a number that a player of the tournament has. */
export function numberTaken({ line, player: { number } }: PlayerLine): LineFault {
  return fault(line, 'number', 'number-taken', {
    en: `A player of the tournament has the number ${number}`,
    de: `Die Nummer ${number} hat schon ein Spieler des Turniers`,
  });
}

function fault(line: number, field: Field | null, code: string, message: Text): LineFault {
  return { line, field, code, message };
}

const notReadable = { en: 'From here on this is no CSV', de: 'Von hier an ist das kein CSV' };
const nobody = { en: 'The file names no players', de: 'Die Datei nennt keine Spieler' };
const tooMany = {
  en: `A file holds at most ${mostLines} players`,
  de: `Eine Datei fasst höchstens ${mostLines} Spieler`,
};
const noNames = { en: 'There is no column for the name', de: 'Es fehlt die Spalte für den Namen' };
const tooManyCells = { en: 'More cells than headings', de: 'Mehr Zellen als Überschriften' };
const unknownColumn = (heading: string): Text => {
  const shown = heading.slice(0, 40);
  const known = knownColumns.join(', ');
  return {
    en: `Nothing is known of a column “${shown}”; known are ${known}. Leave it out with ignore`,
    de: `Die Spalte „${shown}“ ist unbekannt; bekannt sind ${known}. Mit ignore wird sie weggelassen`,
  };
};
const columnTwice = (field: Field): Text => ({
  en: `A second column for ${field}`,
  de: `Eine zweite Spalte für ${field}`,
});
const numberTwice = (number: number, line: number): Text => ({
  en: `Line ${line} has the number ${number} as well`,
  de: `Die Nummer ${number} hat auch Zeile ${line}`,
});
