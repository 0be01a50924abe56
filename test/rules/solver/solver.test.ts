import { shuffled } from '../../../src/competition/seeded-generator';
import { PACK, type Card } from '../../../src/rules';
import { setOf, toList } from '../../../src/rules/cards/card-set';
import type { Trump } from '../../../src/rules/cards/orders';
import { pointsOfAll } from '../../../src/rules/cards/points';
import { Board, type Hands, type SeatIndex } from '../../../src/rules/play/board';
import { trickOrderOf } from '../../../src/rules/play/trick-order';
import { Meter, SearchStopped } from '../../../src/rules/solver/meter';
import type { OpenGame, OpenPosition } from '../../../src/rules/solver/position';
import { Solver } from '../../../src/rules/solver/solver';
import { corpusRows } from '../../tools/cases';
import { seededFor } from '../../tools/seeded';
import { openDeal, type SolvedDeal } from '../../tools/solved-deals';

/** More than all card points. */
const POINTS = 1_000;

/**
 * Every line played to its end, nothing left out. Answers the declarer's card points, and a thousand times the set of
 * numbers of tricks of which he can take exactly that many, as bits.
 */
function exhaustive(board: Board, trick: readonly Card[], declarer: SeatIndex): number {
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

const pointsOfLine = (found: number): number => found % POINTS;
const canTakeExactly = (found: number, want: number): boolean => ((Math.floor(found / POINTS) >> want) & 1) === 1;

interface Ending {
  readonly game: OpenGame;
  readonly position: OpenPosition;
  readonly board: Board;
}

const random = seededFor('solver');
const below = (limit: number): number => random.below(limit);

/** A position with up to so many tricks to come, some of them begun. */
function endingOf(trump: Trump, goal: OpenGame['goal'], most: number, isPooled = false): Ending {
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

/** How many endings each kind of game is tried with; `SKAT_RUNS` multiplies it. */
const ENDINGS = 40 * Number(process.env['SKAT_RUNS'] ?? 1);

describe('best play in endings of up to five tricks is that of every line played out', () => {
  test.each(['C', 'S', 'H', 'D', 'jacks'] as const)('card points, trump %s', (trump) => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf(trump, 'points', 5);
      const points = pointsOfLine(exhaustive(board, position.trick, game.declarer));
      const solver = new Solver(game, position);
      expect([round, solver.pointsFrom(position, below(120))]).toEqual([round, points]);
      expect([solver.reaches(position, points), solver.reaches(position, points + 1)]).toEqual([true, false]);
    }
  });

  test.each([0, 1, 2] as const)('exactly %s tricks without trumps', (goal) => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf('none', goal, 5);
      const found = exhaustive(board, position.trick, game.declarer);
      expect([round, new Solver(game, position).takesExactly(position, goal)]).toEqual([
        round,
        canTakeExactly(found, goal),
      ]);
    }
  });

  test('no trick against the shared hand of a Revolution', () => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf('none', 0, 3, true);
      const found = exhaustive(board, position.trick, game.declarer);
      expect([round, new Solver(game, position).takesExactly(position, 0)]).toEqual([round, canTakeExactly(found, 0)]);
    }
  });
});

const deals = corpusRows<SolvedDeal>('dd-deals.jsonl');
const endgames = corpusRows<SolvedDeal>('dd-null-endgames.jsonl');

(deals === undefined ? describe.skip : describe)('solved deals of ten cards', () => {
  test('are won or lost as two other solvers say', () => {
    const wrong = (deals ?? []).filter(({ declarerWins, ...deal }) => {
      const { game, position, skat } = openDeal(deal);
      const solver = new Solver(game, position);
      const wins = game.goal === 'points' ? solver.reaches(position, 61 - skat) : solver.takesExactly(position, 0);
      return wins !== declarerWins;
    });
    expect(wrong).toEqual([]);
  });

  test('have the card points that they say', () => {
    const withPoints = (deals ?? []).filter(({ declarerPoints }) => declarerPoints !== undefined);
    const wrong = withPoints.filter(({ declarerPoints, ...deal }) => {
      const { game, position, skat } = openDeal(deal);
      return new Solver(game, position).pointsFrom(position) + skat !== declarerPoints;
    });
    expect([withPoints.length, wrong]).toEqual([104, []]);
  });

  test('of Null, two to nine cards a hand, are won or lost as they say', () => {
    const wrong = (endgames ?? []).filter(({ declarerWins, ...deal }) => {
      const { game, position } = openDeal(deal);
      return new Solver(game, position).takesExactly(position, 0) !== declarerWins;
    });
    expect(wrong).toEqual([]);
  });
});

const WHOLE = ['DA.C9.HQ.SK.CQ.HT.D8.ST.CA.SQ', 'S7.C8.S8.D9.CT.SA.D7.CJ.H9.HK', 'H8.H7.DK.S9.DT.DJ.DQ.C7.CK.HA'];

test('a search stops at its bound of nodes, and when it is late', () => {
  const { game, position } = openDeal({
    game: 'C',
    declarer: 0,
    leader: 0,
    hands: WHOLE,
  });
  expect(() => new Solver(game, position, new Meter(100)).pointsFrom(position)).toThrow(SearchStopped);
  expect(() => new Solver(game, position, new Meter(undefined, () => true)).pointsFrom(position)).toThrow(
    SearchStopped,
  );
});

it.todo(
  'deals/solve, deals/par, deals/analyse and claims/check answer from threads of their own, bounded and cancelled',
);
it.todo('a claim, a game given up and one thrown in are decided by search where all cards are known');
