import type { Card } from '../cards/card';
import { count, type CardSet } from '../cards/card-set';
import { pointsIn } from '../cards/points';
import type { Contract } from '../contracts/contract';
import { isHand } from '../contracts/levels';
import type { Hands, SeatIndex } from '../play/board';
import { dealtCards, startOfPlay } from '../play/dealt';
import { HAND_SIZE, type DealRecord } from '../play/record';
import type { Undertaking } from '../play/undertaking';
import type { Ruleset } from '../rulesets/ruleset';
import { SEATS } from '../seats';
import { momentAfter, type Moment } from './moment';
import type { OpenGame } from './position';

/** A deal of which every card is known, with the game that is played in it. */
export interface OpenDeal {
  readonly game: OpenGame;
  /** The moment of the first lead. */
  readonly start: Moment;
  /** What was played from there on. */
  readonly plays: readonly Card[];
}

/** The open deal of a record whose plays are in order; undefined where some card of it is not known. */
export function openDealOf(record: DealRecord, undertaking: Undertaking): OpenDeal | undefined {
  const { holdings, away } = startOfPlay(dealtCards(record), record, undertaking);
  const declarer = SEATS.indexOf(undertaking.declarer) as SeatIndex;
  const size = (seat: number): number =>
    undertaking.game.opponentsPool === true && seat !== declarer ? 2 * HAND_SIZE : HAND_SIZE;
  const isKnown = holdings.every(({ cards, unseen, gone }, seat) => unseen + gone === 0 && count(cards) === size(seat));
  const plays = record.plays.flatMap(({ card }) => card ?? []);
  if (!isKnown || away === null || plays.length < record.plays.length) return undefined;
  const hands = holdings.map(({ cards }): CardSet => cards) as unknown as Hands;
  return {
    game: { trump: undertaking.trump, goal: undertaking.game.goal, declarer },
    start: { position: { hands, leader: 0, trick: [] }, points: pointsIn(away), tricks: 0, lost: 0 },
    plays,
  };
}

/** A deal told as it is played: the hands after the declarer has laid away, and the two cards that he laid away. */
export type AsPlayed = Pick<DealRecord, 'skat'> & { readonly contract: Contract };

/** The record of a deal told as it is played: where the skat was taken up, what lies there was laid away. */
export function recordAsPlayed<Told extends AsPlayed>(
  ruleset: Ruleset,
  told: Told,
): Told & Pick<DealRecord, 'discard'> {
  const game = ruleset.games[told.contract.game];
  const isUntouched =
    game === undefined || game.skat === 'untouched' || (game.skat === 'either' && isHand(game, told.contract));
  return isUntouched ? told : { ...told, discard: told.skat };
}

/** The moment to which a deal has been played. */
export function momentOf({ game, start, plays }: OpenDeal): Moment {
  return plays.reduce((moment, card) => momentAfter(game, moment, card), start);
}
