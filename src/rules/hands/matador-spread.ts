import { union, type CardSet } from '../cards/card-set';
import type { Trump } from '../cards/orders';
import type { Matadors } from '../contracts/contract';
import { matadorCount, matadorsOf } from '../contracts/matadors';

/** A run of matadors, null in a game without trumps, and in how many skats it comes about. */
export interface MatadorCase {
  readonly matadors: Matadors | null;
  readonly skats: number;
}

/**
 * The matadors of a hand with each of these skats, at most `most` of a run, fewest first and so the cheapest game first; with equally many the
 * ones held come first. A game without trumps is one case.
 */
export const matadorSpread = (
  hand: CardSet,
  trump: Trump,
  skats: readonly CardSet[],
  most: number,
): readonly MatadorCase[] => {
  const held = new Map<number, number>();
  const missing = new Map<number, number>();
  for (const skat of skats) {
    const matadors = matadorsOf(union(hand, skat), trump, most);
    if (matadors === undefined) return [{ matadors: null, skats: skats.length }];
    const found = 'with' in matadors ? held : missing;
    const run = matadorCount(matadors);
    found.set(run, (found.get(run) ?? 0) + 1);
  }
  const runs = [...new Set([...held.keys(), ...missing.keys()])].toSorted((a, b) => a - b);
  return runs.flatMap((run) => [...cases({ with: run }, held.get(run)), ...cases({ without: run }, missing.get(run))]);
};

const cases = (matadors: Matadors, skats: number | undefined): readonly MatadorCase[] =>
  skats === undefined ? [] : [{ matadors, skats }];
