import { SUITS, type Suit } from '../cards/card';
import { setOf } from '../cards/card-set';
import { entriesOf } from '../entries';
import { fault, type Fault } from '../faults';
import type { GameId, GameRule, Ruleset } from '../rulesets/ruleset';
import type { Contract, ValueRequest } from './contract';
import { longestRun, matadorCount, matadorsOf } from './matadors';

/** The smallest multiple of a unit that is not below the bid. */
export const coveringMultiple = (unit: number, bid: number): number => unit * Math.ceil(bid / unit);

/** The unit value of a multiplied game for its trump suit; a code may have another one for the open game. */
export const unitOf = (game: GameRule, { trump, ouvert }: Pick<Contract, 'trump' | 'ouvert'>): number => {
  if (game.value.kind === 'flat') return game.value.values.closed;
  const { unit, open } = game.value;
  if (ouvert === true && open !== undefined) return open.amount;
  if (typeof unit === 'number') return unit;
  if (trump === undefined) throw new Error(`${game.name.en} needs a trump suit`);
  return unit[trump];
};

/** The game as which an overbid Null is charged, and its value. */
export interface ChargedGame {
  readonly game: GameId;
  readonly trump?: Suit;
  readonly charge: number;
}

/** Up to three jacks make the same run whatever is trump; from four on the trump suit decides. */
const SAME_IN_EVERY_GAME = 3;

/** Cheapest first among equals, so that the answer does not depend on the order of the data. */
const CANDIDATE_SUITS = [...SUITS].reverse();

/**
 * The cheapest game with trumps that covers the bid, as which a Null below its bid is charged (ISkO 3.6.2):
 * each candidate at its matadors, game and Hand, raised to the multiple that reaches the bid.
 * Without matadors or cards that settle the run it answers which fact is missing.
 */
export const cheapestTrumpGame = (ruleset: Ruleset, request: ValueRequest, bid: number): ChargedGame | Fault => {
  const { matadors, cards, contract } = request;
  const held = cards && setOf([...cards.hand, ...cards.skat]);
  if (held === undefined) {
    if (matadors === undefined) return fault('facts-missing', '/matadors', { field: 'matadors' });
    if (matadorCount(matadors) > SAME_IN_EVERY_GAME) return fault('facts-missing', '/cards', { field: 'cards' });
  }
  const { game: base, hand } = ruleset.levels;
  const addends = base.amount + (contract.hand === true ? hand.amount : 0);
  const candidates = trumpGames(ruleset).map(({ id, rule, trump }): ChargedGame => {
    const unit = unitOf(rule, { trump });
    const run = held === undefined ? matadors : matadorsOf(held, trump ?? 'jacks', longestRun(ruleset, rule));
    const played = unit * ((run === undefined ? 0 : matadorCount(run)) + addends);
    return {
      game: id,
      ...(trump === undefined ? {} : { trump }),
      charge: Math.max(played, coveringMultiple(unit, bid)),
    };
  });
  return candidates.reduce((best, candidate) => (candidate.charge < best.charge ? candidate : best));
};

const trumpGames = (
  ruleset: Ruleset,
): readonly { readonly id: GameId; readonly rule: GameRule; readonly trump?: Suit }[] =>
  entriesOf(ruleset.games)
    .filter(([, rule]) => rule.value.kind === 'multiplied')
    .flatMap(([id, rule]) =>
      rule.trumps === 'suit' ? CANDIDATE_SUITS.map((trump) => ({ id, rule, trump })) : [{ id, rule }],
    );
