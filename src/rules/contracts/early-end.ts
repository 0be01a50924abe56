import { JACKS, PACK, type Card } from '../cards/card';
import { PACK_POINTS, TRICKS } from '../cards/points';
import type { GameRule, Side } from '../rulesets/ruleset';
import type { Ending, Outcome, ValueRequest } from './contract';
import { isHand } from './levels';

type Held = Pick<ValueRequest, 'contract' | 'matadors' | 'cards'>;

/** To whom everything goes that is still open when a game of card points ends early: who claims it has it, who gives up leaves it. */
export const beneficiaryOf = ({ kind, by }: Pick<Ending, 'kind' | 'by'>): Side => {
  const other: Side = by === 'declarer' ? 'opponents' : 'declarer';
  return kind === 'claim' ? by : other;
};

/**
 * Counts with everything that is open given to one side. The other keeps what it has, and `sure` tricks at the least,
 * those that it would have made in any play; without the opponents' counts a rest that is the declarer's is taken to
 * have been assigned already.
 */
export const withTheRest = <Known extends Outcome>(counts: Known, to: Side, sure = 0): Known => {
  const { tricks, opponents } = counts;
  if (to === 'opponents') return { ...counts, tricks: tricks === undefined ? undefined : Math.max(tricks, sure) };
  if (opponents === undefined) return counts;
  const theirs = Math.max(opponents.tricks, sure);
  return {
    ...counts,
    cardPoints: PACK_POINTS - opponents.cardPoints,
    tricks: TRICKS - theirs,
    opponents: { ...opponents, tricks: theirs },
  };
};

const [highest, ...otherJacks] = JACKS;

/** Tricks that these cards would make in any play: one with the highest trump or the three next ones, else none. */
export const sureTricksWith = ({ trumps }: Pick<GameRule, 'trumps'>, held: readonly Card[]): number => {
  const has = (card: Card | undefined): boolean => card !== undefined && held.includes(card);
  return trumps !== 'none' && (has(highest) || otherJacks.every(has)) ? 1 : 0;
};

/**
 * Tricks that a side would have made in any play, by what is known of the declarer's cards: they rule schwarz out in
 * theory (ISkO 4.4.6). A declarer who leaves the skat alone may have a jack in it that makes none.
 */
export const sureTricksOf = (game: GameRule, { contract, matadors, cards }: Held, side: Side): number => {
  const hand = isHand(game, contract);
  if (cards !== undefined) {
    const own = [...cards.hand, ...cards.skat];
    const held = hand ? cards.hand : own;
    return sureTricksWith(game, side === 'declarer' ? held : PACK.filter((card) => !own.includes(card)));
  }
  if (game.trumps === 'none' || matadors === undefined) return 0;
  const isHighest = side === 'declarer' ? 'with' in matadors && !hand : 'without' in matadors;
  return isHighest ? 1 : 0;
};
