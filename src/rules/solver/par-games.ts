import { rankOf, SUITS, suitOf, type Card } from '../cards/card';
import type { Trump } from '../cards/orders';
import type { Contract } from '../contracts/contract';
import { trumpOf } from '../contracts/facts';
import { entriesOf } from '../entries';
import type { GameId, GameRule, Ruleset } from '../rulesets/ruleset';

/** A game that a seat could have played, from the hand or with the skat. */
export interface ParGame {
  readonly contract: Contract;
  readonly hand: boolean;
  readonly trump: Trump;
  readonly goal: GameRule['goal'];
}

/** Every game of a ruleset with every trump, from the hand and with the skat as it allows; a turned one as this skat turns. */
export const parGames = (ruleset: Ruleset, skat: readonly Card[]): readonly ParGame[] =>
  entriesOf(ruleset.games).flatMap(([id, game]) =>
    game === undefined || game.agreed !== undefined || game.opponentsPool === true ? [] : gamesOf(id, game, skat),
  );

const gamesOf = (id: GameId, game: GameRule, skat: readonly Card[]): readonly ParGame[] => {
  const ways = game.skat === 'either' ? [true, false] : [game.skat === 'untouched'];
  return contractsOf(id, game, skat).flatMap((plain) =>
    ways.map((hand): ParGame => {
      const contract = hand && game.skat === 'either' ? { ...plain, hand } : plain;
      return { contract, hand, trump: trumpOf(game, contract), goal: game.goal };
    }),
  );
};

const contractsOf = (
  game: GameId,
  { trumps, skat: use, turned }: GameRule,
  skat: readonly Card[],
): readonly Contract[] => {
  if (turned !== undefined && !skat.some((card) => rankOf(card) === turned.rank)) return [];
  if (trumps !== 'suit') return [{ game }];
  const suits = use === 'turned' ? SUITS.filter((suit) => skat.some((card) => suitOf(card) === suit)) : SUITS;
  return suits.map((trump) => ({ game, trump }));
};
