import { SUITS } from '../cards/card';
import { RANK_POINTS } from '../cards/points';

/** A part of the pack by its number of cards and its card points. */
export interface Share {
  readonly cards: number;
  readonly points: number;
}

/** The points of the ranks that count, highest first; cards without points fill what is left. */
const COUNTING = Object.values(RANK_POINTS)
  .filter((points) => points > 0)
  .toSorted((a, b) => b - a);

/** The most that the ranks from each on can give to one share. */
const MOST_FROM = COUNTING.map((_, from) =>
  COUNTING.slice(from).reduce((sum, points) => sum + points * SUITS.length, 0),
);

/**
 * Whether the 32 cards can be divided into shares of these sizes and card points, which must add up to the pack.
 * Exact: it tries how the four cards of each rank fall, and leaves a branch as soon as a share cannot be filled.
 */
export const isDealable = (shares: readonly Share[]): boolean => dealRank(0, shares);

const dealRank = (index: number, shares: readonly Share[]): boolean => {
  const points = COUNTING[index];
  if (points === undefined) return shares.every((share) => share.points === 0);
  if (!shares.every((share) => isOpen(share, points, MOST_FROM[index] ?? 0))) return false;
  return dealCards(index, points, SUITS.length, shares, []);
};

const isOpen = ({ cards, points }: Share, highest: number, most: number): boolean =>
  points >= 0 && points <= most && points <= cards * highest;

/** Gives each share in turn some of the cards that are left of a rank, the last share all of them. */
const dealCards = (
  index: number,
  points: number,
  left: number,
  [share, ...others]: readonly Share[],
  dealt: readonly Share[],
): boolean => {
  if (share === undefined) return left === 0 && dealRank(index + 1, dealt);
  const most = Math.min(left, share.cards, Math.floor(share.points / points));
  for (let given = others.length === 0 ? left : 0; given <= most; given += 1) {
    const rest = { cards: share.cards - given, points: share.points - given * points };
    if (dealCards(index, points, left - given, others, [...dealt, rest])) return true;
  }
  return false;
};
