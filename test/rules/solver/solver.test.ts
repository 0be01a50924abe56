import { Meter, SearchStopped } from '../../../src/rules/solver/meter';
import { Solver } from '../../../src/rules/solver/solver';
import { corpusRows } from '../../tools/cases';
import { canTakeExactly, endingOf, exhaustive, pointsOfLine } from '../../tools/open-endings';
import { seededFor } from '../../tools/seeded';
import { openDeal, type SolvedDeal } from '../../tools/solved-deals';

const random = seededFor('solver');

/** How many endings each kind of game is tried with; `SKAT_RUNS` multiplies it. */
const ENDINGS = 40 * Number(process.env['SKAT_RUNS'] ?? 1);

describe('best play in endings of up to five tricks is that of every line played out', () => {
  test.each(['C', 'S', 'H', 'D', 'jacks'] as const)('card points, trump %s', (trump) => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf(random, trump, 'points', 5);
      const points = pointsOfLine(exhaustive(board, position.trick, game.declarer));
      const solver = new Solver(game, position);
      expect([round, solver.pointsFrom(position, random.below(120))]).toEqual([round, points]);
      expect([solver.reaches(position, points), solver.reaches(position, points + 1)]).toEqual([true, false]);
    }
  });

  test.each([0, 1, 2] as const)('exactly %s tricks without trumps', (goal) => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf(random, 'none', goal, 5);
      const found = exhaustive(board, position.trick, game.declarer);
      expect([round, new Solver(game, position).takesExactly(position, goal)]).toEqual([
        round,
        canTakeExactly(found, goal),
      ]);
    }
  });

  test('no trick against the shared hand of a Revolution', () => {
    for (let round = 0; round < ENDINGS; round += 1) {
      const { game, position, board } = endingOf(random, 'none', 0, 3, true);
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

it.todo('a game given up and one thrown in are decided by search where all cards are known');
it.todo('where cards are not known, every distribution that fits is searched up to a bound');
