import { randomUUID } from 'node:crypto';
import { keptAndRecomputed } from '../reliability/kept-and-recomputed';
import { startService, type Ask, type Answer, type TestService } from '../tools/http';
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

type Body = Record<string, unknown>;

async function change(path: string, body: object): Promise<Answer<Body>> {
  const etag = (await ask('GET', path)).headers['etag'] ?? '';
  return ask('PATCH', path, { body, headers: { ...asAdmin, 'If-Match': etag } });
}

const tablesOf = ({ tables }: TestDraw) => tables.map(({ seats }) => seats.map(({ playerId }) => playerId));

describe('the version of a profile', () => {
  it('rises with each change of it, and with nothing else', async () => {
    const { path } = await announce(ask);
    expect((await ask('GET', path)).body).toMatchObject({ profileVersion: 1 });
    expect((await change(path, { profile: { cap: 40 } })).body).toMatchObject({ profileVersion: 2 });
    expect((await change(path, { profile: { cap: 40 } })).body).toMatchObject({ profileVersion: 2 });
    expect((await change(path, { name: 'Late evening' })).body).toMatchObject({ profileVersion: 2 });
    expect((await change(path, { profile: { timeLimit: 90 } })).body).toMatchObject({
      profileVersion: 3,
      profile: { cap: 40, timeLimit: 90 },
    });
  });

  it('rises after the start with a reason, where no results are touched, and the log has both', async () => {
    const { path } = await openSession(ask, { players: 3 });
    expect(await change(path, { profile: { timeLimit: 100 } })).toMatchObject({
      status: 422,
      body: { code: 'change-without-reason', errors: [{ pointer: '/reason' }] },
    });
    const reason = 'The hall closes early';
    expect(await change(path, { profile: { timeLimit: 100 }, reason })).toMatchObject({
      status: 200,
      body: { profileVersion: 2, profileFrozen: true, profile: { timeLimit: 100 } },
    });
    const { body } = await ask<{ items: object[] }>('GET', `${path}/log`);
    expect(body.items.at(-1)).toMatchObject({
      action: 'tournament-changed',
      before: { profileVersion: 1, profile: { timeLimit: null } },
      after: { profileVersion: 2, profile: { timeLimit: 100 } },
      reason,
    });
  });

  it.each([
    ['scoring', 'classic'],
    ['deals', { '4': 24 }],
    ['tables', 'threes-first'],
    ['tieChain', ['total', 'lot']],
    ['oddTandem', 'doubled'],
  ])('stays after the start with the %s, whatever the reason', async (part, value) => {
    const { path } = await openSession(ask, { players: 3 });
    const profile = { [part]: value, cap: 30 };
    expect(await change(path, { profile, reason: 'Asked for' })).toMatchObject({
      status: 409,
      body: { code: 'wrong-state', errors: [{ pointer: `/profile/${part}` }] },
    });
    expect((await ask('GET', path)).body).toMatchObject({ profileVersion: 1, profile: { cap: null } });
  });
});

describe('a session that does not say', () => {
  it('lasts and is seated as the profile has it', async () => {
    const { path } = await announce(ask, { profile: { timeLimit: 120, seating: ['draw', 'plan', 'standing'] } });
    const shown = async (body: object = {}) => (await ask('GET', (await schedule(ask, path, body)).path)).body;
    expect(await shown()).toMatchObject({ seating: 'draw', durationMinutes: 120 });
    expect(await shown({ durationMinutes: null })).toMatchObject({
      seating: 'plan',
      durationMinutes: null,
      endsAt: null,
    });
    expect(await shown({ durationMinutes: 90 })).toMatchObject({ seating: 'standing', durationMinutes: 90 });
    expect(await shown()).toMatchObject({ seating: 'standing', durationMinutes: 120 });
    expect(await shown({ seating: 'draw' })).toMatchObject({ seating: 'draw' });
  });

  it.each([
    [{ timeLimit: 0 }, 422, 'number-out-of-range'],
    [{ seating: [] }, 400, 'invalid-request'],
    [{ seating: ['swiss'] }, 400, 'invalid-request'],
    [{ bans: [{ players: [randomUUID()] }] }, 400, 'invalid-request'],
    [{ bans: [{ teams: ['North', 'North'] }] }, 422, 'facts-contradict'],
    [{ bans: [{ players: [randomUUID(), randomUUID()] }] }, 422, 'ban-of-nobody'],
  ])('is not announced with %j', async (profile, status, code) => {
    const body = { name: 'Club evening', ruleset: 'isko', profile };
    expect(await command(ask, '/v1/tournaments', body)).toMatchObject({ status, body: { code } });
  });
});

describe('two who must never meet', () => {
  it.each(['draw', 'plan', 'standing'])('do not, session after session, when seated by %s', async (seating) => {
    const { path } = await announce(ask);
    const ids = await enter(ask, path, 8);
    const pairs = [0, 2, 4, 6].map((at) => [ids[at] ?? '', ids[at + 1] ?? '']);
    await change(path, { profile: { bans: pairs.map((players) => ({ players })) } });
    const sessions = [await schedule(ask, path, { seating }), await schedule(ask, path, { seating })];
    for (const session of sessions) {
      const { status, body } = await session.step<TestDraw>('draw');
      expect(status).toBe(200);
      for (const table of tablesOf(body)) {
        for (const pair of pairs) expect(pair.filter((id) => table.includes(id))).toHaveLength(1);
      }
    }
  });

  it('may be all of two teams', async () => {
    const { path } = await announce(ask, { profile: { apart: [], bans: [{ teams: ['North', 'South'] }] } });
    const ids = await enter(ask, path, 8);
    const teams = ['North', 'South'].map((name, index) => ({ name, members: ids.slice(4 * index, 4 * index + 4) }));
    await command(ask, `${path}/teams`, { teams });
    const { body } = await (await schedule(ask, path)).step<TestDraw>('draw');
    const sorted = (items: readonly string[]) => items.toSorted();
    expect(sorted(tablesOf(body).map((table) => sorted(table).join()))).toEqual(
      sorted([sorted(ids.slice(0, 4)).join(), sorted(ids.slice(4)).join()]),
    );
  });

  it('are told of where no tables can part them, and nothing is drawn', async () => {
    const { path } = await announce(ask);
    const [one = '', other = ''] = await enter(ask, path, 4);
    await change(path, { profile: { bans: [{ players: [one, other] }] } });
    const session = await schedule(ask, path);
    const answer = await session.step('draw');
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'bans-cannot-be-kept', errors: [{ pointer: '/tables/0', code: 'banned-pair' }] },
    });
    expect(JSON.stringify(answer.body['errors'])).toContain(one);
    expect((await ask('GET', session.path)).body).toMatchObject({ state: 'scheduled', attempt: 0 });
    expect((await ask('GET', path)).body).toMatchObject({ state: 'registration' });
  });

  it('make a plan that was drawn before them be made anew', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 8);
    const [first, second] = [
      await schedule(ask, path, { seating: 'plan' }),
      await schedule(ask, path, { seating: 'plan' }),
    ];
    await first.step('draw');
    const plan = await ask<{ items: { tables: TestDraw['tables'] }[] }>('GET', `${path}/plan`);
    const [one = '', other = ''] = tablesOf(plan.body.items[1] as TestDraw)[0] ?? [];
    await change(path, { profile: { bans: [{ players: [one, other] }] } });
    const { body } = await second.step<TestDraw>('draw');
    expect(tablesOf(body).filter((table) => table.includes(one) && table.includes(other))).toEqual([]);
  });
});

describe('the credit for a passed deal', () => {
  const totals = async (path: string, query = '') => {
    const { body } = await ask<{ items: { playerId: string; total: number; won: number }[] }>(
      'GET',
      `${path}/standings${query}`,
    );
    return new Map(body.items.map(({ playerId, total, won }) => [playerId, [total, won]]));
  };

  it.each([
    [{ points: 30 }, 30, 0],
    [{ won: 1 }, 50, 1],
  ])(
    '%j goes to the dealer, in the list, its checks, the standings and whatever is worked out anew',
    async (credit, points, won) => {
      const tournament = { profile: { passedDealCredit: credit } };
      const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament });
      for (const told of [passed, by(4, games['grand with 2: +72']), passed, passed]) {
        expect((await command(ask, dealsAt(open), told)).status).toBe(201);
      }
      const table = await ask<{ list: { total: number; won: number }[]; checks: object[] }>(
        'GET',
        dealsAt(open).replace('/deals', ''),
      );
      const figures = [
        [points, won],
        [0, 0],
        [points, won],
        [72 + 50 + points, 1 + won],
      ];
      expect(table.body.list.map((column) => [column.total, column.won])).toEqual(figures);
      expect(table.body.checks).toEqual(['C1', 'C2', 'C3', 'C4', 'C5'].map((code) => ({ code, holds: true })));
      const found = await totals(open.path);
      expect(open.tables[0]?.seats.map(({ playerId }) => found.get(playerId))).toEqual(figures);
      const { kept, recomputed } = await keptAndRecomputed(service.database, open.id);
      expect(kept).toEqual(recomputed);
      expect(await open.session.step('close')).toMatchObject({ status: 200 });
    },
  );

  it('needs the dealers of a list kept on paper', async () => {
    const tournament = { profile: { passedDealCredit: { points: 30 } } };
    const open = await openSession(ask, { players: 3, deals: { '3': 3 }, tournament });
    const table = dealsAt(open).replace('/deals', '');
    const put = async (dealt: readonly (number | undefined)[]) =>
      ask('PUT', `${table}/totals`, {
        body: {
          totals: dealt.map((own, index) => ({ seat: index + 1, gamePoints: 0, won: 0, lost: 0, passed: own })),
          passed: 3,
          notPlayed: 0,
        },
        headers: { ...asAdmin, 'If-Match': (await ask('GET', table)).headers['etag'] ?? '' },
      });
    for (const dealt of [
      [undefined, undefined, undefined],
      [1, 1, 0],
    ]) {
      expect(await put(dealt)).toMatchObject({
        status: 422,
        body: { code: 'passed-without-dealer', errors: [{ pointer: '/totals' }] },
      });
    }
    expect(await put([1, 2, 0])).toMatchObject({ status: 200 });
    expect([...(await totals(open.path)).values()].map(([total]) => total)).toEqual([60, 30, 0]);
  });

  it('counts in a list that is asked about', async () => {
    const list = { scoring: 'seeger-fabian', players: 3, deals: [{ passed: true }] };
    const { body } = await ask<{ seats: { total: number }[] }>('POST', '/v1/lists/score', {
      body: { ...list, passedDealCredit: { won: 1 } },
    });
    expect(body.seats.map(({ total }) => total)).toEqual([50, 0, 0]);
  });
});
