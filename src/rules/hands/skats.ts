import { rankOf, suitOf, type Card } from '../cards/card';
import { add, ALL_CARDS, minus, NO_CARDS, toList, type CardSet } from '../cards/card-set';
import type { Trump } from '../cards/orders';
import type { GameRule } from '../rulesets/ruleset';

/** Every skat that can lie beside a hand: 231 pairs for ten cards. */
export const possibleSkats = (hand: CardSet): readonly CardSet[] => {
  const unseen = toList(minus(ALL_CARDS, hand));
  return unseen.flatMap((first, index) => unseen.slice(index + 1).map((second) => add(add(NO_CARDS, first), second)));
};

/** Whether a turned card allows this game: the rank that the game asks for, or the suit that it makes trump. */
const turns = ({ turned }: GameRule, trump: Trump, card: Card): boolean =>
  turned === undefined ? suitOf(card) === trump : rankOf(card) === turned.rank;

/** The skats with which a game can be played: all of them, or those that hold a card to turn for it. */
export const skatsFor = (game: GameRule, trump: Trump, skats: readonly CardSet[]): readonly CardSet[] =>
  game.skat === 'turned' ? skats.filter((skat) => toList(skat).some((card) => turns(game, trump, card))) : skats;
