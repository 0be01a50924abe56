import { type DrawField, meetingsMask, seatsKept } from './draw-field';

/**
 * A number of repeats that no draw of this field over tables of these sizes can go below; the least possible may be higher.
 *
 * Two counts, each a proof: pigeonholes (a table of k filled from fewer than k earlier tables holds two from one of them, and
 * an earlier table spread over fewer new ones the same), and acquaintance (who has fewer strangers left than places beside him meets somebody again).
 */
export function lowerBound(field: DrawField, sizes: readonly number[]): number {
  return Math.max(
    strangersBound(field, sizes),
    ...field.earlier.map((tables) => pigeonholeBound(field, tables, sizes)),
  );
}

/** The least that players at tables of three again must come to: those who were there least take the places. */
export function fewestThreesAgain(field: DrawField, sizes: readonly number[]): number {
  const places = 3 * sizes.filter((size) => size === 3).length;
  return [...field.threes]
    .toSorted((a, b) => a - b)
    .slice(0, places)
    .reduce((sum, threes) => sum + threes, 0);
}

/** The least that seat numbers had before must come to: everybody in the seat he has had least, could he choose it. */
export function fewestSeatsAgain(field: DrawField, sizes: readonly number[]): number {
  const seats = Math.max(0, ...sizes);
  return field.threes.reduce((sum, _, player) => {
    const uses = field.seatUses.subarray(seatsKept * player, seatsKept * player + seats);
    return sum + Math.min(...uses);
  }, 0);
}

function pigeonholeBound(field: DrawField, earlier: readonly (readonly number[])[], sizes: readonly number[]): number {
  const newcomers = field.count - earlier.reduce((sum, members) => sum + members.length, 0);
  const groups = earlier.filter((members) => members.length > 0).length + newcomers;
  const pairsFrom = sizes.reduce((sum, size) => sum + fewestPairs(size, groups), 0);
  const pairsOver = earlier.reduce((sum, members) => sum + fewestPairs(members.length, sizes.length), 0);
  return Math.max(pairsFrom, pairsOver);
}

/** Pairs that share a box when things are spread over boxes as evenly as can be. */
export function fewestPairs(things: number, boxes: number): number {
  if (things === 0) return 0;
  const each = Math.floor(things / boxes);
  const fuller = things % boxes;
  return fuller * each + boxes * ((each * (each - 1)) / 2);
}

function strangersBound(field: DrawField, sizes: readonly number[]): number {
  const strangers = Array.from({ length: field.count }, (_, one) => {
    const row = field.relation.subarray(field.count * one, field.count * (one + 1));
    return row.reduce((sum, relation) => sum + (relation & meetingsMask ? 0 : 1), 0) - 1;
  });
  // Those with the fewest strangers left do best at the smallest tables.
  const places = sizes.flatMap((size) => Array<number>(size).fill(size - 1)).toSorted((a, b) => a - b);
  const short = strangers
    .toSorted((a, b) => a - b)
    .reduce((sum, left, index) => sum + Math.max(0, (places[index] ?? 0) - left), 0);
  return Math.ceil(short / 2);
}
