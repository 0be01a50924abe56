import { checkColumns } from '../../competition/column-checks';
import { scorePaperList } from '../../competition/list-scoring';
import type { PaperList, ScoringSystem, SeatSums } from '../../competition/score-list';
import type { TableSize } from '../../competition/seat';

/** What is typed for one seat, as text. */
export interface PaperColumn {
  readonly points: string;
  readonly won: string;
  readonly lost: string;
  /** The total as the list has it, where it is compared. */
  readonly total: string;
}

/** One of the fields of a column. */
export type PaperField = keyof PaperColumn;

/** What is typed of a list. */
export interface PaperForm {
  readonly columns: readonly PaperColumn[];
  /** Nothing while it is computed. */
  readonly passed: string | null;
  readonly notPlayed: string;
}

/** What the list is of. */
export interface PaperFrame {
  readonly dealsFixed: number;
  readonly scoring: ScoringSystem;
  /** Whether the games are those of the ISkO, whose values bound the points. */
  readonly isIsko: boolean;
}

/** What is wrong with a field. */
export interface PaperFault {
  /** The seat, or nothing where it is the list as a whole. */
  readonly seat: number | null;
  readonly field: PaperField | 'passed';
  readonly kind: 'unreadable' | 'impossible' | 'too-many' | 'other-total' | 'not-all';
  readonly found?: number;
  readonly expected?: number;
  /** Won and lost the other way round would be possible. */
  readonly isSwapped?: boolean;
}

/** What a list comes to as far as it is typed. */
export interface PaperReading {
  readonly list: PaperList;
  readonly sums: readonly SeatSums[];
  readonly passed: number;
  readonly faults: readonly PaperFault[];
  readonly isComplete: boolean;
}

const emptyColumn: PaperColumn = { points: '', won: '', lost: '', total: '' };

/** A form without anything in it, for so many players. */
export const emptyForm = (players: number): PaperForm => ({
  columns: Array.from({ length: players }, () => emptyColumn),
  passed: null,
  notPlayed: '0',
});

/** The number that somebody has typed; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}

/** One form with another text in a field. */
export function typedAt(form: PaperForm, seat: number, field: PaperField, text: string): PaperForm {
  const columns = form.columns.map((column, index) => (index === seat - 1 ? { ...column, [field]: text } : column));
  return { ...form, columns };
}

/** The least and the most valuable game of the ISkO: 18, and a Grand ouvert with four, 264; a lost one counts twice. */
const iskoGames = { values: new Set([18, 264]), lossFactors: [2] };

const isTyped = ({ points, won, lost }: PaperColumn): boolean => points !== '' && won !== '' && lost !== '';

/** Reads what is typed, adds it up and looks whether it can be. */
export function readPaper(form: PaperForm, { dealsFixed, scoring, isIsko }: PaperFrame): PaperReading {
  const totals = form.columns.map((column, index) => {
    const total = numberIn(column.total);
    return {
      seat: index + 1,
      gamePoints: numberIn(column.points) ?? 0,
      won: numberIn(column.won) ?? 0,
      lost: numberIn(column.lost) ?? 0,
      ...(column.total !== '' && total !== undefined && { total }),
    };
  });
  const games = totals.reduce((sum, { won, lost }) => sum + won + lost, 0);
  const notPlayed = numberIn(form.notPlayed) ?? 0;
  const passed = form.passed === null ? Math.max(0, dealsFixed - games - notPlayed) : (numberIn(form.passed) ?? 0);
  const list: PaperList = {
    scoring,
    players: form.columns.length as TableSize,
    dealsFixed,
    totals,
    passed,
    notPlayed,
    ...(isIsko && { entryRule: iskoGames }),
  };
  const { seats: sums } = scorePaperList({ ...list, entryRule: undefined });
  const isComplete = form.columns.every(isTyped);
  const unreadable = unreadableIn(form);
  const seats = checkColumns(list, sums).flatMap(({ code, holds, seat, expected, found }): readonly PaperFault[] => {
    const column = form.columns[(seat ?? 0) - 1];
    if (holds || seat === undefined || column === undefined || !isTyped(column)) return [];
    const figures = { ...(expected !== undefined && { expected }), ...(found !== undefined && { found }) };
    if (code === 'C8') return isComplete ? [{ seat, field: 'total', kind: 'other-total', ...figures }] : [];
    return code === 'C10'
      ? [{ seat, field: 'points', kind: 'impossible', ...figures, ...swapped(list, sums, seat) }]
      : [];
  });
  const sum = games + passed + notPlayed;
  const whole: readonly PaperFault[] =
    games + notPlayed > dealsFixed || (isComplete && sum > dealsFixed)
      ? [{ seat: null, field: 'passed', kind: 'too-many', expected: dealsFixed, found: sum }]
      : isComplete && sum < dealsFixed
        ? [{ seat: null, field: 'passed', kind: 'not-all', expected: dealsFixed, found: sum }]
        : [];
  return { list, sums, passed, isComplete, faults: [...unreadable, ...seats, ...whole] };
}

/** Whether the other way round would be possible. */
function swapped(list: PaperList, sums: readonly SeatSums[], seat: number): { readonly isSwapped?: boolean } {
  const turned = list.totals.map((column) =>
    column.seat === seat ? { ...column, won: column.lost, lost: column.won } : column,
  );
  const still = checkColumns({ ...list, totals: turned }, sums).some(
    (check) => check.code === 'C10' && check.seat === seat,
  );
  return still ? {} : { isSwapped: true };
}

function unreadableIn({ columns, passed, notPlayed }: PaperForm): readonly PaperFault[] {
  const fields = ['points', 'won', 'lost', 'total'] as const;
  const inColumns = columns.flatMap((column, index) =>
    fields
      .filter((field) => column[field] !== '' && !isPossible(column[field], field))
      .map((field): PaperFault => ({ seat: index + 1, field, kind: 'unreadable' })),
  );
  const isBad = [passed ?? '0', notPlayed].some((text) => !isPossible(text, 'won'));
  return isBad ? [...inColumns, { seat: null, field: 'passed', kind: 'unreadable' }] : inColumns;
}

function isPossible(text: string, field: PaperField): boolean {
  const number = numberIn(text);
  return number !== undefined && (number >= 0 || field === 'points' || field === 'total');
}

/** What differs between two readings of one list, in the order in which it is typed. */
export function differencesIn(
  typed: PaperList,
  stored: readonly {
    readonly seat: number;
    readonly gamePoints: number;
    readonly won: number;
    readonly lost: number;
  }[],
): readonly { readonly seat: number; readonly field: PaperField; readonly typed: number; readonly stored: number }[] {
  return typed.totals.flatMap((column) => {
    const other = stored.find(({ seat }) => seat === column.seat);
    if (other === undefined) return [];
    const fields = [
      ['points', column.gamePoints, other.gamePoints],
      ['won', column.won, other.won],
      ['lost', column.lost, other.lost],
    ] as const;
    return fields
      .filter(([, one, two]) => one !== two)
      .map(([field, one, two]) => ({ seat: column.seat, field, typed: one, stored: two }));
  });
}
