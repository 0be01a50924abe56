import { rankLeague, type SessionResult } from '../../src/competition';

const chain = ['total', 'won', 'lost', 'lot'] as const;

/** Results of one session, the best team first. */
const session = (number: number, order: readonly string[]): readonly SessionResult[] =>
  order.map((id, place) => ({ id, session: number, total: 100 - place, gamePoints: 0, won: 0, lost: 0, bonus: 0 }));

const record = (places: ReturnType<typeof rankLeague>, team: string): string => {
  const found = places.find(({ id }) => id === team);
  return `${found?.leaguePoints}:${found?.leaguePointsLost}`;
};

describe('league points', () => {
  it('E20: 3, 2, 1, 0 in a group of four, gained and lost adding up to 24 over eight sessions', () => {
    const teams = ['a', 'b', 'c', 'd'];
    const orders = ['abcd', 'abcd', 'abcd', 'bacd', 'bcad', 'bcda', 'bcda', 'bacd'];
    const first = orders.flatMap((order, index) => session(index + 1, order.split('')));
    // 3 + 3 + 3 + 2 + 1 + 0 + 0 + 2
    expect(record(rankLeague(first, teams, { chain }), 'a')).toBe('14:10');
    const places = rankLeague(first, teams, { chain });
    for (const { leaguePoints, leaguePointsLost } of places) expect(leaguePoints + leaguePointsLost).toBe(24);
    expect(places.reduce((sum, { leaguePoints }) => sum + leaguePoints, 0)).toBe(8 * 6);
  });

  it('E20: 4, 3, 2, 1, 0 in a group of five, and a season of 76 with five days of three sessions and a last of four', () => {
    const five = rankLeague(session(1, 'edcba'.split('')), 'abcde'.split(''), { chain });
    expect(five.map(({ id, leaguePoints }) => [id, leaguePoints])).toEqual([
      ['e', 4],
      ['d', 3],
      ['c', 2],
      ['b', 1],
      ['a', 0],
    ]);
    // A day of three sessions in a group of five is worth 12, one of four sessions 16.
    const day = (sessions: number) =>
      rankLeague(
        Array.from({ length: sessions }, (_, index) => session(index + 1, 'abcde'.split(''))).flat(),
        'abcde'.split(''),
        { chain },
      )[0]?.leaguePoints ?? 0;
    expect(5 * day(3) + day(4)).toBe(76);
  });

  it('are none for a team that did not come, whose place is the last', () => {
    const places = rankLeague(session(1, ['c', 'a', 'b']), ['a', 'b', 'c', 'd'], { chain });
    expect(places.map(({ id, leaguePoints }) => [id, leaguePoints])).toEqual([
      ['c', 3],
      ['a', 2],
      ['b', 1],
      ['d', 0],
    ]);
    expect(record(places, 'd')).toBe('0:3');
  });

  it('are followed by the usual chain where no other is named, to the lot', () => {
    const level = [...session(1, ['a', 'b', 'c']), ...session(2, ['b', 'a', 'c'])];
    const decided = (lot: readonly string[]) =>
      rankLeague(level, ['a', 'b', 'c'], { lot }).map(({ id, decidedBy }) => [id, decidedBy]);
    expect(decided(['b', 'a', 'c'])).toEqual([
      ['b', 'lot'],
      ['a', 'lot'],
      ['c', 'league-points'],
    ]);
    expect(decided(['a', 'b', 'c'])[0]).toEqual(['a', 'lot']);
  });

  it('part the teams before points do, and points part those who have as many', () => {
    const results = [...session(1, 'abcd'.split('')), ...session(2, 'badc'.split(''))].map((result) =>
      result.id === 'b' ? { ...result, total: result.total + (result.session === 2 ? 500 : 0) } : result,
    );
    const places = rankLeague(results, 'abcd'.split(''), { chain });
    expect(places.map(({ id, decidedBy }) => [id, decidedBy])).toEqual([
      ['b', 'total'],
      ['a', 'total'],
      ['c', null],
      ['d', null],
    ]);
  });
});
