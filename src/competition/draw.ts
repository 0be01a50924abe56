import { lowerBound } from './draw-bound';
import { bestSeatings, countCriteria, countRepeats, type CriteriaCount } from './draw-criteria';
import { type Ban, drawField, type EarlierTable, type Entrant } from './draw-field';
import { searchTables } from './draw-search';
import { seededGenerator } from './seeded-generator';

/** A table with the ids of its players; seat 1 is the first. */
export interface SeatedTable {
  readonly number: number;
  readonly seats: readonly string[];
}

/** All that a draw depends on. The order of the entrants, of the history and of the bans makes no difference. */
export interface DrawInput {
  readonly entrants: readonly Entrant[];
  /** Places at table 1, 2, ..., together as many as there are entrants. */
  readonly sizes: readonly number[];
  /** The tables of earlier sessions; empty before the first. */
  readonly history?: readonly EarlierTable[];
  readonly bans?: readonly Ban[];
  /** Hexadecimal, see `seededGenerator`. */
  readonly seed: string;
}

/** A draw with what speaks against it. */
export interface Draw {
  readonly seed: string;
  readonly tables: readonly SeatedTable[];
  /** Pairs who have met before. */
  readonly repeats: number;
  /** No draw of these players could have fewer repeats than this. */
  readonly lowerBound: number;
  /** What could not be avoided; with `banned` above 0 the draw must not be used. */
  readonly unavoided: CriteriaCount;
}

/**
 * Draws players to tables and seats: at random, then bettered by exchanges from the same seed until the ranked criteria of
 * `CriteriaCount` can be no better or the fixed number of trials is used up. The same input gives the same draw on every machine.
 *
 * To make a draw again: one generator from the seed; the ids in the order of their code units are shuffled and fill the tables in
 * turn; `searchTables` betters them; then each table in turn takes one of its best seatings.
 *
 * Sizes that do not add up to the entrants, or an id twice, are a broken program: RangeError.
 */
export function drawTables({ entrants, sizes, history = [], bans = [], seed }: DrawInput): Draw {
  if (new Set(entrants.map(({ id }) => id)).size !== entrants.length) throw new RangeError('an entrant stands twice');
  if (sizes.reduce((sum, size) => sum + size, 0) !== entrants.length) {
    throw new RangeError(`${entrants.length} entrants do not fill tables of ${sizes.join(', ')}`);
  }
  const generator = seededGenerator(seed);
  const field = drawField(entrants, history, bans);
  const members = searchTables(field, sizes, generator);
  const tables = members.map((table, index) => {
    const seatings = bestSeatings(field, table);
    const seats = seatings[generator.below(seatings.length)] ?? [];
    return { number: index + 1, seats: seats.map((player) => field.ids[player] ?? '') };
  });
  return {
    seed,
    tables,
    repeats: countRepeats(field, members),
    lowerBound: lowerBound(field, sizes),
    unavoided: countCriteria(field, members),
  };
}
