import { PACK } from './card';
import { canHold, PACK_POINTS, pointsOf, RANK_POINTS } from './points';

/** Cards lying together of which only their number and their card points are known. */
export interface Pile {
  readonly cards: number;
  readonly points: number;
}

/**
 * Whether the pack can be dealt into these piles at once, what is left over lying apart. Numbers of cards 0..32, card
 * points 0..120; exact, not only pile by pile.
 */
export const pilesFit = (piles: readonly Pile[]): boolean => {
  const rest = piles.reduce(
    (left, { cards, points }) => ({ cards: left.cards - cards, points: left.points - points }),
    { cards: PACK.length, points: PACK_POINTS },
  );
  const all = [...piles, rest];
  return (
    eachCanBe(all) &&
    canFill(
      all.map((pile) => ({ ...pile })),
      0,
    )
  );
};

/** Whether every pile, and every two piles together, could be by itself: quick, and false for nearly all that cannot be. */
const eachCanBe = (piles: readonly Pile[]): boolean =>
  piles.every(
    ({ cards, points }, index) =>
      canHold(cards, points) &&
      piles.slice(index + 1).every((other) => canHold(cards + other.cards, points + other.points)),
  );

const IN_A_RANK = 4;

/** What the cards of a rank that counts are worth, the dearest rank first. */
const VALUES: readonly number[] = Object.values(RANK_POINTS)
  .filter((points) => points > 0)
  .toSorted((a, b) => b - a);

const dearestFirst: readonly number[] = PACK.map(pointsOf).toSorted((a, b) => b - a);

const sumsUpTo = (values: readonly number[]): readonly number[] => {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
};

/** The most and the fewest points of 0, 1, 2, ... cards, once the dearest ranks have been laid. */
const LIMITS = Array.from({ length: VALUES.length + 1 }, (_, laid) => {
  const left = dearestFirst.slice(laid * IN_A_RANK);
  return { most: sumsUpTo(left), fewest: sumsUpTo(left.toReversed()) };
});

/** A pile that still lacks so many cards and points. */
interface Lack {
  cards: number;
  points: number;
}

/** Whether the piles can be filled with the ranks from this one down and the cards that count nothing. */
const canFill = (piles: readonly Lack[], rank: number): boolean => {
  const value = VALUES[rank];
  return value === undefined || canLay(piles, 0, IN_A_RANK, value, rank + 1);
};

/** Whether so many cards of a rank can be laid on the piles from this one on, so that later ranks can do the rest. */
const canLay = (piles: readonly Lack[], index: number, left: number, value: number, next: number): boolean => {
  const pile = piles[index];
  if (pile === undefined) return left === 0 && canFill(piles, next);
  const isLast = index === piles.length - 1;
  for (let laid = isLast ? left : 0; laid <= Math.min(left, pile.cards); laid += 1) {
    pile.cards -= laid;
    pile.points -= laid * value;
    const fits = canBecome(pile, next) && canLay(piles, index + 1, left - laid, value, next);
    pile.cards += laid;
    pile.points += laid * value;
    if (fits) return true;
  }
  return false;
};

const canBecome = ({ cards, points }: Lack, rank: number): boolean => {
  const limits = LIMITS[rank];
  return points <= (limits?.most[cards] ?? -1) && points >= (limits?.fewest[cards] ?? 0);
};
