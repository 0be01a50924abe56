import { shuffled, type SeededGenerator } from '../../src/competition/seeded-generator';
import { PACK, type Card } from '../../src/rules';
import { setOf, toList } from '../../src/rules/cards/card-set';
import type { Trump } from '../../src/rules/cards/orders';
import { pointsOfAll } from '../../src/rules/cards/points';
import { Board, type Hands, type SeatIndex } from '../../src/rules/play/board';
import { trickOrderOf } from '../../src/rules/play/trick-order';
import type { OpenGame, OpenPosition } from '../../src/rules/solver/position';

/** More than all card points. */
const POINTS = 1_000;

/**
 * Every line played to its end, nothing left out. Answers the declarer's card points, and a thousand times the set of
 * numbers of tricks of which he can take exactly that many, as bits.
 */
export function exhaustive(board: Board, trick: readonly Card[], declarer: SeatIndex): number {
  let rest: number = board.playable;
  if (rest === 0) return POINTS;
  const isDeclarer = board.toPlay === declarer;
  let points = isDeclarer ? 0 : POINTS;
  let exactly = isDeclarer ? 0 : -1;
  for (; rest !== 0; rest &= rest - 1) {
    const card = (31 - Math.clz32(rest & -rest)) as Card;
    const next = board.copy();
    next.play(card);
    const lying = [...trick, card];
    const isClosed = lying.length === 3;
    const found = exhaustive(next, isClosed ? [] : lying, declarer);
    const isHis = isClosed && next.leader === declarer;
    const brings = (found % POINTS) + (isHis ? pointsOfAll(lying) : 0);
    const tricks = isHis ? Math.floor(found / POINTS) << 1 : Math.floor(found / POINTS);
    points = isDeclarer ? Math.max(points, brings) : Math.min(points, brings);
    exactly = isDeclarer ? exactly | tricks : exactly & tricks;
  }
  return exactly * POINTS + points;
}

/** The card points of what `exhaustive` found. */
export const pointsOfLine = (found: number): number => found % POINTS;
/** Whether, by what `exhaustive` found, he can take exactly so many tricks. */
export const canTakeExactly = (found: number, want: number): boolean =>
  ((Math.floor(found / POINTS) >> want) & 1) === 1;

/** A position with open cards, and the board on which it lies. */
export interface Ending {
  readonly game: OpenGame;
  readonly position: OpenPosition;
  readonly board: Board;
}

/** A position with up to so many tricks to come, some of them begun. */
export function endingOf(
  random: SeededGenerator,
  trump: Trump,
  goal: OpenGame['goal'],
  most: number,
  isPooled = false,
): Ending {
  const below = (limit: number): number => random.below(limit);
  const pack = shuffled(PACK, random);
  const size = 1 + below(most);
  const declarer = (isPooled ? 0 : below(3)) as SeatIndex;
  const own = [0, 1, 2].map((seat) => setOf(pack.slice(seat * size, (seat + 1) * size)));
  const pool = setOf(pack.slice(size, 3 * size));
  const hands = (isPooled ? [own[0], pool, pool] : own) as unknown as Hands;
  const leader = below(3) as SeatIndex;
  const board = new Board(trickOrderOf(trump), hands, leader);
  const trick: Card[] = [];
  for (let played = below(3); played > 0; played -= 1) {
    const playable = toList(board.playable);
    const card = playable[below(playable.length)] as Card;
    board.play(card);
    trick.push(card);
  }
  const left = ([0, 1, 2] as const).map((seat) => board.handOf(seat)) as unknown as Hands;
  return {
    game: { trump, goal, declarer },
    position: { hands: left, leader, trick },
    board,
  };
}
