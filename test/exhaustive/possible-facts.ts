/** Card points of the ranks that count; the three ranks below them count nothing. */
const countingRanks = [11, 10, 4, 3, 2];
const BLANKS = 12;

/** Takes none to four cards of each counting rank in turn, the rest from the blanks, and notes the points reached. */
const reach = (ranks: readonly number[], cardsLeft: number, points: number, seen: Set<number>): void => {
  const [rank, ...lower] = ranks;
  if (rank === undefined) {
    if (cardsLeft <= BLANKS) seen.add(points);
    return;
  }
  for (let taken = 0; taken <= Math.min(4, cardsLeft); taken += 1) {
    reach(lower, cardsLeft - taken, points + taken * rank, seen);
  }
};

/** The card points that exactly so many cards of the pack can hold, found by trying them all. */
export const pointsOfCards = (cards: number): ReadonlySet<number> => {
  const seen = new Set<number>();
  reach(countingRanks, cards, 0, seen);
  return seen;
};

/** Every pair of card points and tricks for which some cards exist, the two skat cards counted with the declarer's. */
export const possibleFacts: readonly { readonly cardPoints: number; readonly tricks: number }[] = Array.from(
  { length: 11 },
  (_, tricks) => [...pointsOfCards(3 * tricks + 2)].map((cardPoints) => ({ cardPoints, tricks })),
).flat();
