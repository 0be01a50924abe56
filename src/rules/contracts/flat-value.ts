import type { FlatValues, GameRule } from '../rulesets/ruleset';
import type { Contract } from './contract';
import { isHand } from './levels';

/** The value of a game that does not depend on its outcome, for the way in which it is played. */
export const flatValueOf = (game: GameRule, contract: Contract): number => {
  if (game.value.kind !== 'flat') throw new Error(`${game.name.en} has no flat value`);
  const { values } = game.value;
  const hand = isHand(game, contract);
  const way: keyof FlatValues = contract.ouvert === true ? (hand ? 'ouvertHand' : 'ouvert') : hand ? 'hand' : 'closed';
  return values[way] ?? values.closed;
};
