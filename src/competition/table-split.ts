/** Which size of table there shall be as many of as possible. */
export type TablePolicy = 'fours-first' | 'threes-first';

/** What a director may decide where the players cannot be split: somebody pauses, somebody from outside sits in for the whole session, or no session. */
export const unevenChoices = ['bye', 'floating-fourth', 'refuse'] as const;
export type UnevenChoice = (typeof unevenChoices)[number];

/** Tables in the order of their numbers, fours before threes. */
export interface TablesOfFourAndThree {
  readonly kind: 'split';
  readonly fours: number;
  readonly threes: number;
  readonly sizes: readonly (3 | 4)[];
}

/** A split, or the statement that one, two or five players need a decision first. */
export type TableSplit = TablesOfFourAndThree | { readonly kind: 'choice'; readonly options: readonly UnevenChoice[] };

const uneven: ReadonlySet<number> = new Set([1, 2, 5]);

/**
 * Splits players into tables of four and three; every number but 1, 2 and 5 has a split, 0 has one without tables.
 *
 * A count that is negative or not whole is a broken program: RangeError.
 */
export function splitTables(players: number, policy: TablePolicy = 'fours-first'): TableSplit {
  if (!Number.isSafeInteger(players) || players < 0) throw new RangeError(`${players} is no number of players`);
  if (uneven.has(players)) return { kind: 'choice', options: unevenChoices };
  const threes = policy === 'fours-first' ? (4 - (players % 4)) % 4 : (players - 4 * (players % 3)) / 3;
  const fours = (players - 3 * threes) / 4;
  return { kind: 'split', fours, threes, sizes: [...Array<4>(fours).fill(4), ...Array<3>(threes).fill(3)] };
}
