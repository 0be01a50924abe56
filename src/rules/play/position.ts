import type { Card } from '../cards/card';
import { intersect, NO_CARDS, setOf, without, type CardSet } from '../cards/card-set';
import { winnerIn, type TrickOrder } from './trick-order';

/** A seat by its place in the round: 0 forehand, 1 middlehand, 2 rearhand. */
export type SeatIndex = 0 | 1 | 2;

const NEXT: readonly SeatIndex[] = [1, 2, 0];

/** The seat to the left. */
export const after = (seat: SeatIndex): SeatIndex => NEXT[seat] as SeatIndex;

/** The seat that neither of two others is. */
export const thirdOf = (one: SeatIndex, other: SeatIndex): SeatIndex => (3 - one - other) as SeatIndex;

/** The seat so many places to the left, 0 to 2. */
export const leftOf = (seat: SeatIndex, places: number): SeatIndex => ((seat + places) % 3) as SeatIndex;

/** The cards that each seat can play from; the opponents of a Revolution have one hand, and both show all its cards. */
export type Hands = readonly [forehand: CardSet, middlehand: CardSet, rearhand: CardSet];

/** A moment of play: what everybody holds, what lies in the open trick (at most two cards), and who led to it. */
export interface Position {
  readonly order: TrickOrder;
  readonly hands: Hands;
  readonly trick: readonly Card[];
  readonly leader: SeatIndex;
}

/** The position before the first lead, which is forehand's whoever plays alone (Foster law 45; ISkO 4.1). */
export const opening = (order: TrickOrder, hands: Hands): Position => ({
  order,
  hands,
  trick: [],
  leader: 0,
});

/** Whose turn it is. */
export const toPlay = ({ leader, trick }: Position): SeatIndex => leftOf(leader, trick.length);

/** The cards of a hand that may be played to a lead: those that follow it, or any where none does. */
export const legalFrom = ({ follows }: TrickOrder, hand: CardSet, led: Card | undefined): CardSet => {
  if (led === undefined) return hand;
  const following = intersect(hand, follows[led] ?? NO_CARDS);
  return following === NO_CARDS ? hand : following;
};

/** The cards that whoever is to play may play. */
export const legalCards = (position: Position): CardSet =>
  legalFrom(position.order, position.hands[toPlay(position)], position.trick[0]);

/**
 * The position after a card that whoever is to play holds; the third card ends the trick, and its winner leads. Nobody
 * else holds the card but who plays from the same hand, so that it leaves all.
 */
export const playCard = ({ order, hands: [first, second, third], trick, leader }: Position, card: Card): Position => {
  const hands: Hands = [without(first, card), without(second, card), without(third, card)];
  const [led, answered] = trick;
  if (led === undefined) return { order, hands, trick: [card], leader };
  if (answered === undefined) return { order, hands, trick: [led, card], leader };
  return { order, hands, trick: [], leader: leftOf(leader, winnerIn(order, [led, answered, card])) };
};

/** The hands of three lists of cards. */
export const handsOf = (lists: readonly (readonly Card[])[]): Hands =>
  [setOf(lists[0] ?? []), setOf(lists[1] ?? []), setOf(lists[2] ?? [])] as Hands;
