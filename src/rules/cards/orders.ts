import { cardOf, JACKS, type Card, type Rank, type Suit } from './card';

/** What is trump in a game: a suit with the four jacks, the jacks alone, or nothing (law 13). */
export type Trump = Suit | 'jacks' | 'none';

/** Ranks of a suit under the jacks, highest first (Foster A1; ISkO 2.2). */
export const PLAIN_ORDER: readonly Rank[] = ['A', '10', 'K', 'Q', '9', '8', '7'];

/** Ranks of a suit in the Null family, highest first: the ten stands below the jack (Foster law 13). */
export const NULL_ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

/** The trumps of a game from the highest down: 11 in a suit game, 4 in Grand, none in the Null family. */
export const trumpsOf = (trump: Trump): readonly Card[] => {
  if (trump === 'none') return [];
  if (trump === 'jacks') return JACKS;
  return [...JACKS, ...PLAIN_ORDER.map((rank) => cardOf(trump, rank))];
};
