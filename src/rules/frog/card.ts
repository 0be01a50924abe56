import { SUITS, type Suit } from '../cards/card';

/** The ranks of the pack, highest first; the jack is an ordinary card of its suit. */
export const RANKS = ['A', '10', 'K', 'Q', 'J', '9', '8', '7', '6'] as const;
type Rank = (typeof RANKS)[number];

/** One of the 36 cards: an integer, nine to a suit, each suit from the ace down. */
export type Card = number & { readonly __frogCard: unique symbol };

/** All 36 cards, ascending. */
export const PACK: readonly Card[] = Array.from({ length: 36 }, (_, index) => index as Card);

export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / RANKS.length)] as Suit;
const rankOf = (card: Card): Rank => RANKS[card % RANKS.length] as Rank;

/** Card points of each rank: 30 in a suit, 120 in the pack. */
export const RANK_POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  '10': 10,
  K: 4,
  Q: 3,
  J: 2,
  '9': 0,
  '8': 0,
  '7': 0,
  '6': 0,
};

/** Card points of a list of cards, 0..120. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((points, card) => points + RANK_POINTS[rankOf(card)], 0);

/** Writes a card as suit and rank, ten always as `10`. */
export const formatCard = (card: Card): string => suitOf(card) + rankOf(card);

const byName = new Map(PACK.map((card) => [formatCard(card), card]));

/** Reads `C6`, `H10` or `HT`, in either case; anything else is undefined. */
export const parseCard = (text: string): Card | undefined => byName.get(text.toUpperCase().replace(/^(.)T$/, '$110'));

/** Whether a card beats the best one so far, which leads unless a trump has been played. */
export const beats = (card: Card, best: Card, trump: Suit): boolean =>
  suitOf(card) === suitOf(best) ? card < best : suitOf(card) === trump;

/** What may be played to a suit led: the suit, else a trump, else anything; nobody has to head the trick. */
export const mayPlay = (hand: readonly Card[], led: Suit | undefined, trump: Suit): readonly Card[] => {
  if (led === undefined) return hand;
  const following = hand.filter((card) => suitOf(card) === led);
  if (following.length > 0) return following;
  const trumps = hand.filter((card) => suitOf(card) === trump);
  return trumps.length > 0 ? trumps : hand;
};
