import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { announce, command, dealsAt, enter, openSession, schedule, type TestDraw } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Place {
  readonly rank: number;
  readonly playerId: string;
  readonly name: string;
  readonly total: number;
  readonly won: number;
  readonly lost: number;
  readonly decidedBy: string | null;
}

const standings = async (path: string, query = '', headers = {}) =>
  (await ask<{ scope: string; items: readonly Place[] }>('GET', `${path}/standings${query}`, { headers })).body;

describe('the standings', () => {
  it('rank by total and then by lot, which is the same however often it is asked for', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 4 } });
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    const first = await standings(open.path);
    expect(first.scope).toBe('overall');
    expect(first.items.map(({ rank, total, decidedBy }) => [rank, total, decidedBy])).toEqual([
      [1, 70, 'total'],
      [2, 0, 'lot'],
      [3, 0, 'lot'],
      [4, 0, 'lot'],
    ]);
    expect(await standings(open.path)).toEqual(first);
    expect(await standings(open.path, '?scope=session&session=1')).toEqual({ ...first, scope: 'session', session: 1 });
  });

  it('part equal totals by games won where the chain says so, and share the rank without a lot', async () => {
    const profile = { tieChain: ['total', 'won', 'lost'], scoring: 'classic' };
    const open = await openSession(ask, { players: 3, deals: { '3': 6 }, tournament: { profile } });
    const deals = [
      by(1, games['clubs with 1: +24']),
      by(1, games['clubs with 1: +24']),
      by(1, games['clubs with 1: +24']),
      by(2, games['grand with 2: +72']),
      passed,
      passed,
    ];
    for (const told of deals) await command(ask, dealsAt(open), told);
    const { items } = await standings(open.path);
    expect(items.map(({ total, won, decidedBy }) => [total, won, decidedBy])).toEqual([
      [72, 3, 'won'],
      [72, 1, 'won'],
      [0, 0, 'total'],
    ]);
  });

  it('show names to directors and numbers to others', async () => {
    const open = await openSession(ask, { players: 3 });
    const shown = (await standings(open.path)).items.map(({ name }) => name);
    expect(shown.toSorted((a, b) => a.localeCompare(b))).toEqual(['No. 1', 'No. 2', 'No. 3']);
    const named = (await standings(open.path, '', asAdmin)).items.map(({ name }) => name);
    expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });

  it('add up the sessions, and seat the next one by the standing', async () => {
    const { path } = await announce(ask, { profile: { deals: { '4': 4, '3': 3 } } });
    await enter(ask, path, 7);
    const first = await schedule(ask, path);
    const drawn = await first.step<TestDraw>('draw');
    await first.step('open');
    for (const { id, seats } of drawn.body.tables) {
      const deals = `/v1/tables/${id}/deals`;
      await command(ask, deals, by(2, games['grand with 4, schneider: +144']));
      for (let left = seats.length - 1; left > 0; left -= 1) await command(ask, deals, passed);
    }
    await first.step('close');
    const second = await schedule(ask, path, { seating: 'standing' });
    const set = await second.step<TestDraw>('draw');
    expect(set.status).toBe(200);
    const order = (await standings(path)).items;
    const leaders = order.slice(0, 2).map(({ playerId }) => playerId);
    const seated = set.body.tables.map(({ seats }) => seats.map(({ playerId }) => playerId));
    expect(seated.map(({ length }) => length)).toEqual([4, 3]);
    expect(seated[0]).toEqual(expect.arrayContaining(leaders));
    expect(set.body.repeats).toBeGreaterThanOrEqual(set.body.lowerBound);

    await second.step('open');
    const table = set.body.tables[0];
    await command(ask, `/v1/tables/${table?.id}/deals`, by(2, games['clubs without 2, lost: -72']));
    const loser = table?.seats[1]?.playerId;
    const before = order.find(({ playerId }) => playerId === loser)?.total ?? 0;
    const after = (await standings(path)).items.find(({ playerId }) => playerId === loser);
    expect(after?.total).toBe(before - 72 - 50);
    const only = await standings(path, '?scope=session&session=2');
    expect(only.items.find(({ playerId }) => playerId === loser)?.total).toBe(-122);
  });

  it.each([
    ['?scope=session', 422],
    ['?session=1', 422],
    ['?scope=session&session=2', 404],
    ['?scope=nation', 400],
  ])('are not shown for %s', async (query, status) => {
    const open = await openSession(ask, { players: 3 });
    expect((await ask('GET', `${open.path}/standings${query}`)).status).toBe(status);
  });
});
