import type { Card } from '../cards/card';
import { intersect, minus, NO_CARDS, setOf, union, without, type CardSet } from '../cards/card-set';
import { winnerIn, type TrickOrder } from './trick-order';

/** A seat by its place in the round: 0 forehand, 1 middlehand, 2 rearhand. */
export type SeatIndex = 0 | 1 | 2;

const NEXT: readonly SeatIndex[] = [1, 2, 0];

/** The seat to the left. */
export const after = (seat: SeatIndex): SeatIndex => NEXT[seat] as SeatIndex;

/** The seat so many places to the left, 0 to 2. */
export const leftOf = (seat: SeatIndex, places: number): SeatIndex => ((seat + places) % 3) as SeatIndex;

/** The cards that each seat can play from. */
export type Hands = readonly [forehand: CardSet, middlehand: CardSet, rearhand: CardSet];

/** A moment of play: what everybody holds, what lies in the open trick (at most two cards), and who led to it. */
export interface Position {
  readonly order: TrickOrder;
  readonly hands: Hands;
  readonly trick: readonly Card[];
  readonly leader: SeatIndex;
  /** In Revolution the declarer's opponents play from one hand: he is named here, and both seats show all its cards. */
  readonly against: SeatIndex | null;
}

/** The position before the first lead, which is forehand's whoever plays alone (Foster law 45; ISkO 4.1). */
export const opening = (order: TrickOrder, hands: Hands): Position => ({
  order,
  hands,
  trick: [],
  leader: 0,
  against: null,
});

/** The opening of a Revolution: the twenty cards of the opponents are one hand for both of them. */
export const openingOfRevolution = (order: TrickOrder, hands: Hands, declarer: SeatIndex): Position => {
  const pool = minus(union(union(hands[0], hands[1]), hands[2]), hands[declarer]);
  const pooled = [pool, pool, pool] as [CardSet, CardSet, CardSet];
  pooled[declarer] = hands[declarer];
  return { ...opening(order, pooled), against: declarer };
};

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

/** The position after a card that whoever is to play holds; the third card ends the trick, and its winner leads. */
export const playCard = (position: Position, card: Card): Position => {
  const { order, trick, leader, against } = position;
  const hands = handsWithout(position, toPlay(position), card);
  const lying = [...trick, card];
  return lying.length < 3
    ? { order, hands, trick: lying, leader, against }
    : { order, hands, trick: [], leader: leftOf(leader, winnerIn(order, lying)), against };
};

const handsWithout = ({ hands: [first, second, third], against }: Position, seat: SeatIndex, card: Card): Hands => {
  const fromPool = against !== null && seat !== against;
  const leaves = (holder: SeatIndex): boolean => holder === seat || (fromPool && holder !== against);
  return [
    leaves(0) ? without(first, card) : first,
    leaves(1) ? without(second, card) : second,
    leaves(2) ? without(third, card) : third,
  ];
};

/** The hands of three lists of cards. */
export const handsOf = (lists: readonly (readonly Card[])[]): Hands =>
  [setOf(lists[0] ?? []), setOf(lists[1] ?? []), setOf(lists[2] ?? [])] as Hands;
