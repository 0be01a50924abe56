import type { SeededGenerator } from '../seeded-generator';

/** How many deals of a hundred are won and lost; the rest is passed. */
export interface DealShares {
  readonly won: number;
  readonly lost: number;
}

/** As large events report them: 80 won, 16 lost and 4 passed of a hundred. */
export const usualShares: DealShares = { won: 80, lost: 16 };

/** A deal as somebody tells it, under an edition of the ISkO. */
export type RandomDeal =
  | { readonly passed: true }
  | {
      readonly declarer: number;
      readonly bid: number;
      readonly contract: {
        readonly game: string;
        readonly trump?: string;
        readonly hand?: true;
        readonly ouvert?: true;
      };
      readonly matadors?: { readonly with: number } | { readonly without: number };
      readonly outcome: { readonly cardPoints: number } | { readonly tricks: number };
    };

/** The lowest bid, which every game covers. */
const bid = 18;

/** Games of a hundred that are played in a suit and in null; the rest is grand. */
const suits = 65;
const nulls = 10;

/** A deal that one of these seats may have declared: a game that can be, bid low enough to be covered, and won or lost by the shares. */
export function randomDeal(random: SeededGenerator, seats: readonly number[], shares: DealShares): RandomDeal {
  const chance = random.below(100);
  if (chance >= shares.won + shares.lost) return { passed: true };
  const isWon = chance < shares.won;
  const declarer = seats[random.below(seats.length)] ?? 1;
  const game = random.below(100);
  if (game < nulls) return { declarer, bid, ...nullGame(random, isWon) };
  const trump = game < nulls + suits ? { trump: oneOf(random, ['D', 'H', 'S', 'C']) } : {};
  const contract = { game: 'trump' in trump ? 'suit' : 'grand', ...trump, ...oneIn(random, 8, 'hand') };
  const run = 1 + Math.min(random.below(4), random.below(4));
  const matadors = random.below(2) === 0 ? { with: run } : { without: run };
  return { declarer, bid, contract, matadors, outcome: { cardPoints: cardPoints(random, isWon) } };
}

function nullGame(random: SeededGenerator, isWon: boolean) {
  const contract = { game: 'null', ...oneIn(random, 5, 'hand'), ...oneIn(random, 5, 'ouvert') };
  return { contract, outcome: { tricks: isWon ? 0 : 1 + random.below(3) } };
}

/** The declarer's, so many that the number of tricks makes no difference; one game in eight ends in schneider. */
function cardPoints(random: SeededGenerator, isWon: boolean): number {
  const isSchneider = random.below(8) === 0;
  if (isWon) return isSchneider ? 90 + random.below(29) : 61 + random.below(29);
  return isSchneider ? 23 + random.below(8) : 31 + random.below(30);
}

function oneIn<Name extends string>(
  random: SeededGenerator,
  count: number,
  name: Name,
): { readonly [N in Name]?: true } {
  return (random.below(count) === 0 ? { [name]: true } : {}) as { readonly [N in Name]?: true };
}

function oneOf<T>(random: SeededGenerator, items: readonly [T, ...T[]]): T {
  return items[random.below(items.length)] ?? items[0];
}
