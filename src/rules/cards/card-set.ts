import type { Card } from './card';

/** A set of cards in one unsigned 32-bit number; bit n stands for card n. */
export type CardSet = number & { readonly __cardSet: unique symbol };

/** JavaScript's bit operators answer signed numbers; every set passes through here to stay unsigned. */
const unsigned = (bits: number): CardSet => (bits >>> 0) as CardSet;

export const NO_CARDS = unsigned(0);
export const ALL_CARDS = unsigned(0xffffffff);

/** The set of the given cards; a card given twice is in it once. */
export const setOf = (cards: Iterable<Card>): CardSet => {
  let bits = 0;
  for (const card of cards) bits |= 1 << card;
  return unsigned(bits);
};

export const has = (set: CardSet, card: Card): boolean => ((set >>> card) & 1) === 1;
export const add = (set: CardSet, card: Card): CardSet => unsigned(set | (1 << card));
export const without = (set: CardSet, card: Card): CardSet => unsigned(set & ~(1 << card));
export const union = (a: CardSet, b: CardSet): CardSet => unsigned(a | b);
export const intersect = (a: CardSet, b: CardSet): CardSet => unsigned(a & b);
export const minus = (a: CardSet, b: CardSet): CardSet => unsigned(a & ~b);

/** How many cards the set holds, 0..32. */
export const count = (set: CardSet): number => {
  let bits: number = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
};

/** The cards of the set, ascending by their integer. */
export const toList = (set: CardSet): readonly Card[] => {
  const cards: Card[] = [];
  for (let rest: number = set; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
    cards.push((31 - Math.clz32(rest & -rest)) as Card);
  }
  return cards;
};

/** The first card that stands more than once in the list, or undefined. */
export const firstDuplicate = (cards: readonly Card[]): Card | undefined =>
  cards.find((card, index) => cards.indexOf(card) < index);
