import { PACK, rankOf, type Card, type Rank } from './card';
import { toList, type CardSet } from './card-set';

/** Card points of each rank (Foster law 11; ISkO 1.2): 30 in a suit, 120 in the pack. */
export const RANK_POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  '10': 10,
  K: 4,
  Q: 3,
  J: 2,
  '9': 0,
  '8': 0,
  '7': 0,
};

export const PACK_POINTS = 120;
export const TRICKS = 10;

const CARD_POINTS: readonly number[] = PACK.map((card) => RANK_POINTS[rankOf(card)]);

/** Card points of one card, 0..11. */
export const pointsOf = (card: Card): number => CARD_POINTS[card] ?? 0;

/** Card points of a list of cards. */
export const pointsOfAll = (cards: readonly Card[]): number => {
  let points = 0;
  for (const card of cards) points += pointsOf(card);
  return points;
};

/** Card points of a set, 0..120. */
export const pointsIn = (set: CardSet): number => pointsOfAll(toList(set));

/** sums[n] holds every total that exactly n cards of the pack can have. */
const reachableSums: readonly ReadonlySet<number>[] = (() => {
  const sums: Set<number>[] = Array.from({ length: 33 }, () => new Set<number>());
  sums[0]?.add(0);
  const pack = Object.values(RANK_POINTS).flatMap((points) => [points, points, points, points]);
  for (const points of pack) {
    for (let size = 31; size >= 0; size -= 1) for (const sum of sums[size] ?? []) sums[size + 1]?.add(sum + points);
  }
  return sums;
})();

/**
 * Whether some cards exist that give a side these card points with this many tricks and the two skat cards.
 * Card points 0..120, tricks 0..10; ten tricks hold the whole pack.
 */
export const pointsFitTricks = (cardPoints: number, tricks: number): boolean => canHold(3 * tricks + 2, cardPoints);

/** Whether so many cards of the pack can have these card points. */
export const canHold = (cards: number, cardPoints: number): boolean => reachableSums[cards]?.has(cardPoints) ?? false;

/** Card points of the 0, 1, 2, ... cards that count least. */
const least: readonly number[] = [...CARD_POINTS]
  .toSorted((a, b) => a - b)
  .reduce((sums, points) => [...sums, (sums.at(-1) ?? 0) + points], [0]);

/** The fewest card points that so many cards of the pack can have. */
export const fewestPointsIn = (cards: number): number => least[cards] ?? PACK_POINTS;

/** The most card points that so many cards of the pack can have. */
export const mostPointsIn = (cards: number): number => PACK_POINTS - fewestPointsIn(PACK.length - cards);
