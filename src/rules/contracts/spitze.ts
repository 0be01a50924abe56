import { has, setOf } from '../cards/card-set';
import { trumpsOf, type Trump } from '../cards/orders';
import type { GameRule } from '../rulesets/ruleset';
import type { DeclarerCards, Matadors } from './contract';

const trumpCount = ({ trumps }: GameRule): number => trumpsOf(trumps === 'suit' ? 'C' : trumps).length;

/** Whether somebody with this run of matadors can hold the lowest trump: a run that ends just above it leaves it out. */
const holdsLowest = (game: GameRule, matadors: Matadors): boolean => {
  const trumps = trumpCount(game);
  return 'with' in matadors ? matadors.with !== trumps - 1 : matadors.without !== trumps;
};

/**
 * Whether Spitze may be announced: in a game with trumps by a declarer who can hold the lowest of them, but not in a
 * Grand with all four jacks. What is not known speaks for him.
 */
export const mayAnnounceSpitze = (game: GameRule, matadors: Matadors | undefined): boolean => {
  if (game.trumps === 'none') return false;
  if (matadors === undefined) return true;
  const hasAllJacks = game.trumps === 'jacks' && 'with' in matadors && matadors.with === trumpCount(game);
  return !hasAllJacks && holdsLowest(game, matadors);
};

/** Whether Spitze goes with a run of so many matadors, held or missing. */
export const mayHoldLowest = (game: GameRule, run: number): boolean =>
  mayAnnounceSpitze(game, { with: run }) || mayAnnounceSpitze(game, { without: run });

/** Whether the lowest trump is among the cards of a declarer; from the hand the skat is no help. */
export const hasLowestTrump = ({ hand, skat }: DeclarerCards, trump: Trump, isHand: boolean): boolean => {
  const lowest = trumpsOf(trump).at(-1);
  return lowest !== undefined && has(setOf(isHand ? hand : [...hand, ...skat]), lowest);
};
