import * as fc from 'fast-check';
import { applyChange, resultsOfTeams, type SessionResult, standings, tallyResults } from '../../src/competition';

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

it('a result taken back leaves no trace of a player who has no other', () => {
  const only = result('105', 1, 700, 7, 0);
  const entered = applyChange(tallyResults(results), { after: only });
  expect(entered.get('105')?.total).toBe(700);
  expect(applyChange(entered, { before: only })).toEqual(tallyResults(results));
});

it('a correction leaves the tallies it started from as they were', () => {
  const tallies = tallyResults(results);
  const [first = result('101', 1, 0)] = results;
  applyChange(tallies, { before: first, after: { ...first, total: 0 } });
  expect(tallies).toEqual(tallyResults(results));
});

it('standings kept change by change equal those added up again', () => {
  const figures = { total: fc.integer({ min: -500, max: 2000 }), gamePoints: fc.integer(), bonus: fc.integer() };
  const games = { won: fc.nat({ max: 20 }), lost: fc.nat({ max: 20 }) };
  const anyEntry = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    session: fc.integer({ min: 1, max: 4 }),
    ...figures,
    ...games,
  });
  const anyStep = fc.record({ entry: anyEntry, isWithdrawn: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const stored = new Map<string, SessionResult>();
      let kept = tallyResults([]);
      for (const { entry, isWithdrawn } of steps) {
        const key = `${entry.id} ${entry.session}`;
        const before = stored.get(key);
        kept = applyChange(kept, { ...(before && { before }), ...(!isWithdrawn && { after: entry }) });
        if (isWithdrawn) stored.delete(key);
        else stored.set(key, entry);
      }
      expect(standings(kept)).toEqual(standings(tallyResults([...stored.values()])));
    }),
  );
});
