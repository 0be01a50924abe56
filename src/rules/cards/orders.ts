import { cardOf, JACKS, type Card, type Rank, type Suit } from './card';

/** What is trump in a game: a suit with the four jacks, the jacks alone, or nothing (law 13). */
export type Trump = Suit | 'jacks' | 'none';

/** Ranks of a suit under the jacks, highest first (Foster A1; ISkO 2.2). */
export const PLAIN_ORDER: readonly Rank[] = ['A', '10', 'K', 'Q', '9', '8', '7'];

/** Ranks of a suit in the Null family, highest first: the ten stands below the jack (Foster law 13). */
export const NULL_ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

const suitTrumps = (suit: Suit): readonly Card[] => [...JACKS, ...PLAIN_ORDER.map((rank) => cardOf(suit, rank))];

/** Listed once, because a question about a hand asks for them by the thousand. */
const TRUMPS: Readonly<Record<Trump, readonly Card[]>> = {
  none: [],
  jacks: JACKS,
  C: suitTrumps('C'),
  S: suitTrumps('S'),
  H: suitTrumps('H'),
  D: suitTrumps('D'),
};

/** The trumps of a game from the highest down: 11 in a suit game, 4 in Grand, none in the Null family. */
export const trumpsOf = (trump: Trump): readonly Card[] => TRUMPS[trump];
