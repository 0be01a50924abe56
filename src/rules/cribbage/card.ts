const SUITS = ['C', 'S', 'H', 'D'] as const;

/** The ranks of the pack, lowest first: the ace is low in cutting and in play. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** One of the 52 cards: an integer, four to a rank, aces lowest. */
export type Card = number & { readonly __cribbageCard: unique symbol };

/** All 52 cards, ascending. */
export const PACK: readonly Card[] = Array.from({ length: 52 }, (_, index) => index as Card);

/** The place of a card's rank in the order of the pack: 0 for an ace, 12 for a king. */
export const rankOf = (card: Card): number => card >> 2;

/** The place of a card's suit among the four, which are equal. */
export const suitOf = (card: Card): number => card & 3;

/** What a card counts: the court cards ten, every other its number, the ace one. */
export const countOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

export const isJack = (card: Card): boolean => RANKS[rankOf(card)] === 'J';

/** Writes a card as suit and rank: `H5`, `SJ`, `D10`. */
export const formatCard = (card: Card): string => `${SUITS[suitOf(card)]}${RANKS[rankOf(card)]}`;

const byName = new Map(PACK.map((card) => [formatCard(card), card]));

/** Reads `H5`, `SJ`, `D10` or `DT`, in either case; anything else is undefined. */
export const parseCard = (text: string): Card | undefined => byName.get(text.toUpperCase().replace(/^(.)T$/, '$110'));

/** The first card that stands more than once in a list, or undefined. */
export const firstTwice = (cards: readonly Card[]): Card | undefined =>
  cards.find((card, index) => cards.indexOf(card) < index);
