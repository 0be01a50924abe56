import { resultsOfTeams, type SessionResult, standings, tallyResults } from '../../src/competition';

const result = (id: string, session: number, total: number, won = 0, lost = 0): SessionResult => ({
  id,
  session,
  total,
  gamePoints: total - 50 * (won - lost),
  won,
  lost,
  bonus: 50 * (won - lost),
});

const results = [
  result('101', 1, 1000, 10, 1),
  result('102', 1, 800, 8, 0),
  result('103', 1, 900, 9, 3),
  result('101', 2, 200, 2, 4),
  result('102', 2, 400, 4, 2),
  result('103', 2, 900, 9, 0),
];
const teamOf = new Map([
  ['101', 'Buben'],
  ['102', 'Buben'],
  ['103', 'Damen'],
]);

const placesOf = (chosen: readonly SessionResult[]): readonly (readonly [number, string, number, string | null])[] =>
  standings(tallyResults(chosen)).map(({ rank, id, total, decidedBy }) => [rank, id, total, decidedBy]);

it('totals, points and games are added up over the sessions', () => {
  expect(tallyResults(results).get('101')).toEqual({
    id: '101',
    total: 1200,
    gamePoints: 850,
    won: 12,
    lost: 5,
    bonus: 350,
    results: 2,
  });
});

it('equal scores are parted by the tie chain and not left as they came in', () => {
  expect(placesOf(results)).toEqual([
    [1, '103', 1800, 'total'],
    [2, '102', 1200, 'lost'],
    [3, '101', 1200, 'lost'],
  ]);
});

it('a scope is a choice of results', () => {
  expect(placesOf(results.filter(({ session }) => session === 1)).map(([, id]) => id)).toEqual(['101', '103', '102']);
  expect(placesOf(results.filter(({ id }) => id !== '103')).map(([place]) => place)).toEqual([1, 2]);
});

it('a team has the sum of its members, and who belongs to none is left out', () => {
  expect(placesOf(resultsOfTeams([...results, result('104', 1, 5000)], teamOf))).toEqual([
    [1, 'Buben', 2400, 'total'],
    [2, 'Damen', 1800, 'total'],
  ]);
});
