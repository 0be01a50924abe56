import type { Card } from '../cards/card';
import { has, type CardSet } from '../cards/card-set';
import { pointsOfAll, TRICKS } from '../cards/points';
import { SEATS, type Seat } from '../seats';
import { Board, leftOf, type SeatIndex } from './board';
import type { Course, ReplayedTrick } from './course';
import type { Start } from './dealt';
import { HAND_SIZE, type Play } from './record';
import type { TrickOrder } from './trick-order';

const PLAYS = SEATS.length * HAND_SIZE;

/** The seats in the order in which they play, by who leads. */
const ROUNDS = ([0, 1, 2] as const).map((leader): readonly Seat[] =>
  SEATS.map((_, place) => SEATS[leftOf(leader, place)]),
);

/** Which plays make which trick, where all are in order. */
const PLAYS_IN: readonly (readonly number[])[] = Array.from({ length: TRICKS }, (_, trick) => [
  3 * trick,
  3 * trick + 1,
  3 * trick + 2,
]);

/**
 * The course of plays of which every one was allowed, from hands that are all known; undefined as soon as a card was
 * not, or cannot be judged.
 */
export function playsInOrder(order: TrickOrder, { holdings }: Start, plays: readonly Play[]): Course | undefined {
  if (plays.length > PLAYS) return undefined;
  const [first, second, third] = holdings;
  if (first.unseen + second.unseen + third.unseen + first.gone + second.gone + third.gone > 0) return undefined;
  const board = new Board(order, [first.cards, second.cards, third.cards]);
  const tricks: ReplayedTrick[] = [];
  let leader: SeatIndex = 0;
  let lain = 0;
  let lying: Card[] = [];
  for (let play = 0; play < plays.length; play += 1) {
    const { seat, card } = plays[play] as Play;
    if (card === null || seat !== SEATS[board.toPlay] || !has(board.playable, card)) return undefined;
    board.play(card);
    lain |= 1 << card;
    lying.push(card);
    if (lying.length < SEATS.length) continue;
    tricks.push(trickOf(leader, lying, tricks.length, SEATS[board.leader]));
    leader = board.leader;
    lying = [];
  }
  if (lying.length > 0) tricks.push(trickOf(leader, lying, tricks.length, null));
  const isOver = plays.length === PLAYS;
  return {
    faults: [],
    tricks,
    lain: (lain >>> 0) as CardSet,
    toPlay: isOver ? null : SEATS[board.toPlay],
    mayPlay: isOver ? null : board.playable,
  };
}

function trickOf(leader: SeatIndex, cards: readonly Card[], number: number, winner: Seat | null): ReplayedTrick {
  const seats = ROUNDS[leader] as readonly Seat[];
  const plays = PLAYS_IN[number] as readonly number[];
  const isFull = cards.length === SEATS.length;
  return {
    leader: SEATS[leader],
    seats: isFull ? seats : seats.slice(0, cards.length),
    cards,
    plays: isFull ? plays : plays.slice(0, cards.length),
    winner,
    points: pointsOfAll(cards),
  };
}
