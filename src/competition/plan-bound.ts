import { fewestPairs, lowerBound } from './draw-bound';
import { type DrawField, meetingsMask } from './draw-field';

/**
 * A number of repeats that no plan of so many sessions over tables of these sizes can go below; the least possible may be higher.
 *
 * Four counts, each a proof. Every session alone has its own bound. Whoever has fewer strangers than places beside him over all sessions
 * meets somebody again. Any two sessions of the plan share pairs, because a table of k filled from fewer than k tables
 * holds two from one of them: a pair that meets m times is shared by m(m-1)/2 of the k(k-1)/2 pairs of sessions and is m-1 repeats,
 * so the repeats come to at least k-1 times the pairs that two sessions share. And twenty players cannot meet at five
 * tables of four for six sessions without a repeat, because no resolvable group divisible design of ten groups of two exists
 * (Handbook of Combinatorial Designs, IV.5); every further session brings another one.
 */
export function planBound(field: DrawField, sizes: readonly number[], sessions: number): number {
  if (sessions === 0) return 0;
  const shared = sizes.reduce((sum, size) => sum + fewestPairs(size, sizes.length), 0);
  return Math.max(
    sessions * lowerBound(field, sizes),
    strangersBound(field, sizes, sessions),
    (sessions - 1) * shared,
    isFiveFours(sizes) ? sessions - 5 : 0,
  );
}

/** The least that places at tables of three again come to over a plan: the places spread as evenly as can be. */
export function fewestThreesPlanned(field: DrawField, sizes: readonly number[], sessions: number): number {
  return fewestPairs(3 * sizes.filter((size) => size === 3).length * sessions, field.count);
}

function strangersBound({ relation, count }: DrawField, sizes: readonly number[], sessions: number): number {
  const places = sizes.reduce((sum, size) => sum + size * (size - 1), 0) * sessions;
  const strangers = relation.reduce((sum, one) => sum + (one & meetingsMask ? 0 : 1), 0) - count;
  return Math.max(0, Math.ceil((places - strangers) / 2));
}

const isFiveFours = (sizes: readonly number[]): boolean => sizes.length === 5 && sizes.every((size) => size === 4);
