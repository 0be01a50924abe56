import { bidName, bidValues, lowestBid } from '../auction/bid-values';
import type { Suit } from '../cards/card';
import type { GameId, Ruleset } from '../rulesets/ruleset';

/** The game that somebody means to play, and what it is worth at the least. */
export interface IntendedGame {
  readonly game: GameId;
  readonly trump?: Suit | undefined;
  readonly value: number;
}

/**
 * The highest bid that this game covers: the highest number that may be bid and is not above its value. Where games are
 * bid by name it is the game's own call. Null where the ruleset has no such bid.
 */
export const safeBid = (ruleset: Ruleset, { game, trump, value }: IntendedGame): number | string | null => {
  const { named, figures } = ruleset.bidding;
  if (named !== undefined) return named.find((call) => call.game === game && call.trump === trump)?.name ?? null;
  if (value < lowestBid(ruleset)) return null;
  return figures === 'any-number' ? value : highestUpTo(ruleset, value);
};

const highestUpTo = (ruleset: Ruleset, value: number): number | string | null => {
  const covered = bidValues(ruleset).findLast((bid) => bid.value <= value);
  return covered === undefined ? null : bidName(ruleset, covered.value);
};
