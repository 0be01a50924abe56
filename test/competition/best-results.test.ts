import { array, integer, property, record } from 'fast-check';
import {
  bestResults,
  doubleResults,
  lastResults,
  resultsOfTeams,
  tallyResults,
  type SessionResult,
} from '../../src/competition';
import { assert } from '../tools/property';

const result = (id: string, session: number, total: number): SessionResult => {
  return { id, session, total, gamePoints: total, won: 1, lost: 0, bonus: 0 };
};
const totals = (results: readonly SessionResult[]) => results.map(({ id, session, total }) => [id, session, total]);

describe('the best results', () => {
  const three = [
    result('a', 1, 300),
    result('a', 2, -50),
    result('a', 3, 700),
    result('b', 1, 400),
    result('b', 3, 10),
  ];

  it('leave out the worst of each, a missed session before any that was played', () => {
    expect(totals(bestResults(three, { sessions: 3, drop: 1, minimum: 0 }))).toEqual([
      ['a', 3, 700],
      ['a', 1, 300],
      ['b', 1, 400],
      ['b', 3, 10],
    ]);
    expect(totals(bestResults(three, { sessions: 3, drop: 2, minimum: 0 }))).toEqual([
      ['a', 3, 700],
      ['b', 1, 400],
    ]);
  });

  it('leave out who came too seldom', () => {
    expect(totals(bestResults(three, { sessions: 3, drop: 0, minimum: 3 })).map(([id]) => id)).toEqual(['a', 'a', 'a']);
  });

  it('are all of them where nothing is dropped, in whatever order they come', () => {
    const results = array(record({ player: integer({ min: 1, max: 4 }), total: integer({ min: -500, max: 2000 }) }));
    assert(
      property(results, (told) => {
        const all = told.map(({ player, total }, index) => result(`p${player}`, index + 1, total));
        const kept = bestResults(all, { sessions: told.length, drop: 0, minimum: 0 });
        expect(tallyResults(kept)).toEqual(tallyResults(all));
        const one = bestResults(all, { sessions: told.length, drop: told.length - 1, minimum: 0 });
        const reversed = bestResults(all.toReversed(), { sessions: told.length, drop: told.length - 1, minimum: 0 });
        expect(new Set(totals(one).map(String))).toEqual(new Set(totals(reversed).map(String)));
      }),
    );
  });
});

test('E24: of 27 players the one without a partner is counted twice and wins the prize for pairs', () => {
  const players = Array.from({ length: 27 }, (_, index) => result(`p${index + 1}`, 1, index === 26 ? 1300 : 1200));
  const pairOf = new Map(players.map(({ id }, index) => [id, `pair ${Math.floor(index / 2) + 1}`]));
  const pairs = tallyResults(doubleResults(resultsOfTeams(players, pairOf), new Set(['pair 14'])));
  const best = [...pairs.values()].toSorted((a, b) => b.total - a.total)[0];
  expect([pairs.size, best?.id, best?.total]).toEqual([14, 'pair 14', 2600]);
});

it('the last results are those of the last session that each has played', () => {
  const results = [result('a', 1, 10), result('a', 3, 30), result('b', 1, 11), result('b', 2, 22)];
  expect(lastResults(results)).toEqual([result('a', 3, 30), result('b', 2, 22)]);
  expect(lastResults([])).toEqual([]);
});
