import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, playOnPaper } from '../tools/tournament';

let service: TestService;
let ask: Ask;
/** Where the event of eight players stands. */
let eight: string;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
  eight = await event();
}, 60_000);
afterAll(() => service.stop());

interface Place {
  readonly playerId: string | null;
  readonly name: string;
  readonly total: number;
  readonly results: number;
  readonly decidedBy: string | null;
  readonly leaguePoints?: number;
  readonly leaguePointsLost?: number;
}

const show = (path: string, query = '') =>
  ask<{ items: readonly Place[]; sessions: readonly number[]; code: string }>('GET', `${path}/standings${query}`, {
    headers: asAdmin,
  });
const totals = async (path: string, query = '') =>
  (await show(path, query)).body.items.map(({ name, total }) => `${name} ${total}`);

const play = (path: string, points: ReadonlyMap<string, number>, when: string) => playOnPaper(ask, path, points, when);

/** Eight players in four pairs and two teams over three sessions, two of them on the first day in Berlin. */
async function event(): Promise<string> {
  const { path } = await announce(ask, { timeZone: 'Europe/Berlin', profile: { scoring: 'classic' } });
  const names = 'ABCDEFGH'.split('');
  const players = names.map((name, index) => ({
    name,
    category: index % 2 === 0 ? 'women' : 'men',
    tandem: `Pair ${Math.floor(index / 2) + 1}`,
    team: index < 4 ? 'North' : 'South',
  }));
  const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
  const ids = body.items.map(({ id }) => id);
  const points = (...values: number[]) => new Map(values.map((value, index) => [ids[index] ?? '', value]));
  await play(path, points(10, 20, 30, 40, 50, 60, 70, 80), '2030-05-01T20:00:00Z');
  await play(path, points(80, 70, 60, 50, 40, 30, 20, 11), '2030-05-01T21:00:00Z');
  await play(path, points(5, 0, 0, 0, 0, 0, 0, -100), '2030-05-01T22:30:00Z');
  return path;
}

describe('the standings', () => {
  it('are asked for over all sessions, one, the first of them or those of a day, by category, pair or team', async () => {
    const path = eight;
    expect(await totals(path)).toEqual(
      expect.arrayContaining(['A 95', 'B 90', 'C 90', 'D 90', 'E 90', 'F 90', 'G 90', 'H -9']),
    );
    expect((await totals(path, '?scope=session&session=3'))[0]).toBe('A 5');
    expect((await totals(path, '?first=2')).slice(0, 1)).toEqual(['H 91']);
    expect((await show(path, '?scope=day&day=2030-05-01')).body.sessions).toEqual([1, 2]);
    expect((await show(path, '?scope=day&day=2030-05-02')).body.sessions).toEqual([3]);
    expect((await totals(path, '?scope=category&category=men')).toSorted()).toEqual(['B 90', 'D 90', 'F 90', 'H -9']);
    expect(await totals(path, '?scope=team')).toEqual(['North 365', 'South 261']);
    const pairs = await totals(path, '?scope=tandem');
    expect([pairs[0], ...pairs.slice(1, 3).toSorted(), pairs[3]]).toEqual([
      'Pair 1 185',
      'Pair 2 180',
      'Pair 3 180',
      'Pair 4 81',
    ]);
    expect(await totals(path, '?scope=mixed')).toEqual([]);
    const [pair] = (await show(path, '?scope=tandem')).body.items;
    expect(pair).toMatchObject({ playerId: null, name: 'Pair 1', results: 3, decidedBy: 'total' });
  });

  it('drop the worst of each, missed sessions first, and leave out who came too seldom', async () => {
    const path = eight;
    expect((await totals(path, '?drop=1'))[0]).toBe('H 91');
    expect((await totals(path, '?drop=2')).slice(0, 2).toSorted()).toEqual(['A 80', 'H 80']);
    const [late] = await enter(ask, path, 1);
    await play(path, new Map([[late ?? '', 500]]), '2030-05-02T20:00:00Z');
    expect((await totals(path))[0]).toBe('Player 1 500');
    const often = (await show(path, '?minimum=2')).body.items;
    expect(often.some(({ playerId }) => playerId === late)).toBe(false);
    expect(often.every(({ results }) => results === 4)).toBe(true);
  });

  it('give league points in a group of four teams, and in no other', async () => {
    const { path } = await announce(ask, { profile: { scoring: 'classic' } });
    const players = Array.from({ length: 16 }, (_, index) => ({ name: `P${index}`, team: 'WXYZ'[index % 4] }));
    const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
    const team = (best: string) =>
      new Map(body.items.map(({ id }, index) => [id, 100 - best.split('').indexOf('WXYZ'[index % 4] ?? '')]));
    for (const [index, best] of ['WXYZ', 'WXZY', 'XWYZ'].entries()) {
      await play(path, team(best), `2030-05-0${index + 1}T20:00:00Z`);
    }
    const league = (await show(path, '?scope=league')).body.items;
    expect(
      league.map(({ name, leaguePoints, leaguePointsLost }) => `${name} ${leaguePoints}:${leaguePointsLost}`),
    ).toEqual(['W 8:1', 'X 7:2', 'Y 2:7', 'Z 1:8']);
    expect(league.map(({ decidedBy }) => decidedBy)).toEqual(Array<string>(4).fill('league-points'));
    expect(await show(eight, '?scope=league')).toMatchObject({
      status: 422,
      body: { code: 'no-league-group' },
    });
  });

  it.each(['?scope=day', '?day=2030-05-01', '?scope=category', '?category=men', '?drop=0', '?minimum=0', '?first=0'])(
    'are not shown for %s',
    async (query) => {
      const { path } = await announce(ask);
      expect((await show(path, query)).status).toBe(422);
    },
  );

  it('E24: double whoever has no partner, where the event has announced it', async () => {
    const results: Record<string, readonly string[]> = {};
    for (const oddTandem of ['as-is', 'doubled']) {
      const { path } = await announce(ask, { profile: { scoring: 'classic', oddTandem } });
      const players = [1, 1, 2].map((pair, index) => ({ name: `P${index}`, tandem: `Pair ${pair}` }));
      const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
      const ids = body.items.map(({ id }) => id);
      const points = new Map([700, 600, 660].map((value, index) => [ids[index] ?? '', value]));
      await play(path, points, '2030-05-01T20:00:00Z');
      results[oddTandem] = await totals(path, '?scope=tandem');
    }
    expect(results).toEqual({
      'as-is': ['Pair 1 1300', 'Pair 2 660'],
      doubled: ['Pair 2 1320', 'Pair 1 1300'],
    });
  });
});
