import type { Card } from '../cards/card';
import { add, type CardSet } from '../cards/card-set';
import type { Trump } from '../cards/orders';
import { leftOf, playableFrom, type Hands, type SeatIndex } from '../play/board';
import { trickOrderOf } from '../play/trick-order';

/** A moment of a game with open cards: the hands without what lies in the open trick, at most two cards. */
export interface OpenPosition {
  readonly hands: Hands;
  readonly leader: SeatIndex;
  readonly trick: readonly Card[];
}

/** What is played: the trump, and whether card points or a number of tricks decide. */
export interface OpenGame {
  readonly trump: Trump;
  readonly goal: 'points' | 0 | 1 | 2;
  readonly declarer: SeatIndex;
}

/** Whose turn it is. */
export function turnIn({ leader, trick }: OpenPosition): SeatIndex {
  return leftOf(leader, trick.length);
}

/** What may be played; nothing when all is played. */
export function playableIn({ trump }: OpenGame, position: OpenPosition): CardSet {
  return playableFrom(trickOrderOf(trump), position.hands[turnIn(position)], position.trick[0]);
}

/** Every card that has not left its hand or lies in the open trick. */
export function cardsLeft({ hands: [first, second, third], trick }: OpenPosition): CardSet {
  return trick.reduce((all, card) => add(all, card), ((first | second | third) >>> 0) as CardSet);
}
