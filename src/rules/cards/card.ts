/** The four suits in their fixed order, highest first (Foster law 12; ISkO: clubs, spades, hearts, diamonds). */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** The eight ranks of the pack, in the order of the pips and faces printed on them. */
export const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** One of the 32 cards: an integer 0..31, eight to a suit, clubs uppermost. It is also the card's bit in a card set. */
export type Card = number & { readonly __card: unique symbol };

const suitBase: Readonly<Record<Suit, number>> = { C: 24, S: 16, H: 8, D: 0 };

/** The card of a suit and rank. */
export const cardOf = (suit: Suit, rank: Rank): Card => (suitBase[suit] + RANKS.indexOf(rank)) as Card;

/** The suit printed on a card; a jack has one too, although it is a trump in most games. */
export const suitOf = (card: Card): Suit => SUITS[3 - (card >> 3)] as Suit;

/** The rank of a card. */
export const rankOf = (card: Card): Rank => RANKS[card & 7] as Rank;

/** All 32 cards, ascending by their integer. */
export const PACK: readonly Card[] = Array.from({ length: 32 }, (_, index) => index as Card);

/** The four jacks from clubs down to diamonds: the highest trumps of every game with trumps (law 12). */
export const JACKS: readonly Card[] = SUITS.map((suit) => cardOf(suit, 'J'));

const byName = new Map<string, Card>(PACK.map((card) => [suitOf(card) + rankOf(card), card]));
for (const suit of SUITS) byName.set(`${suit}T`, cardOf(suit, '10'));

/** Reads `CJ`, `H10` or `HT`; anything else is undefined. */
export const parseCard = (text: string): Card | undefined => byName.get(text);

/** Writes a card as suit and rank, ten always as `10`. */
export const formatCard = (card: Card): string => suitOf(card) + rankOf(card);
