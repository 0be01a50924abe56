import { ALL_CARDS, count, minus, toList, union, type CardSet } from '../cards/card-set';
import type { DeclarerCards, Matadors } from '../contracts/contract';
import { longestRun, matadorsOf, sameMatadors } from '../contracts/matadors';
import type { Ruleset } from '../rulesets/ruleset';
import type { Dealt } from './dealt';
import { HAND_SIZE, SKAT_SIZE } from './record';
import type { Undertaking } from './undertaking';

/** The declarer's dealt hand and the skat; undefined unless all twelve cards are known. */
export const declarerCards = (dealt: Dealt, { declarer }: Undertaking): DeclarerCards | undefined => {
  const hand = dealt[declarer].cards;
  const skat = dealt.skat.cards;
  return count(hand) === HAND_SIZE && count(skat) === SKAT_SIZE
    ? { hand: toList(hand), skat: toList(skat) }
    : undefined;
};

/** The matadors of the declarer with the skat; undefined without trumps, and where unseen cards could change them. */
export const matadorsHeld = (
  ruleset: Ruleset,
  dealt: Dealt,
  known: CardSet,
  { declarer, trump, game }: Undertaking,
): Matadors | undefined => {
  const longest = longestRun(ruleset, game);
  const certain = union(dealt[declarer].cards, dealt.skat.cards);
  const least = matadorsOf(certain, trump, longest);
  if (dealt[declarer].unseen + dealt.skat.unseen === 0 || least === undefined) return least;
  const most = matadorsOf(union(certain, minus(ALL_CARDS, known)), trump, longest);
  return most !== undefined && sameMatadors(least, most) ? least : undefined;
};
