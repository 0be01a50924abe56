import type { Card } from '../cards/card';
import { NO_CARDS, without } from '../cards/card-set';
import { pointsOfAll } from '../cards/points';
import { leftOf, type Hands } from '../play/board';
import { trickOrderOf, winnerOf } from '../play/trick-order';
import { cardsLeft, type OpenGame, type OpenPosition } from './position';

/** A position with open cards, and what both sides have taken on the way to it. */
export interface Moment {
  readonly position: OpenPosition;
  /** The declarer's card points, 0..120, those laid away among them. */
  readonly points: number;
  /** The declarer's tricks. */
  readonly tricks: number;
  /** The opponents' tricks. */
  readonly lost: number;
}

/** The moment after one more card, which leaves every hand: two players may share one. */
export function momentAfter(game: OpenGame, moment: Moment, card: Card): Moment {
  const { hands, leader, trick } = moment.position;
  const left = hands.map((hand) => without(hand, card)) as unknown as Hands;
  const [led, second] = trick;
  if (led === undefined || second === undefined) {
    return { ...moment, position: { hands: left, leader, trick: [...trick, card] } };
  }
  const taker = leftOf(leader, winnerOf(trickOrderOf(game.trump), led, second, card));
  const position = { hands: left, leader: taker, trick: [] };
  if (taker !== game.declarer) return { ...moment, position, lost: moment.lost + 1 };
  const points = moment.points + pointsOfAll([led, second, card]);
  return { ...moment, position, points, tricks: moment.tricks + 1 };
}

/** Whether nothing is left to decide: all is played, or more tricks are taken than the game allows. */
export function isOver({ goal }: OpenGame, { position, tricks }: Moment): boolean {
  return cardsLeft(position) === NO_CARDS || (goal !== 'points' && tricks > goal);
}
