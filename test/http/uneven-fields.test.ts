import { by, games, passed } from '../tools/deals';
import { startService, type Answer, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, schedule, type TestDraw, type TestSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

type UnevenDraw = TestDraw & { readonly byes: readonly string[]; readonly floatingFourth: string | null };

const seatsOf = ({ tables }: TestDraw) => tables.map(({ seats }) => seats.map(({ playerId }) => playerId));
const sizesOf = (drawn: TestDraw) => seatsOf(drawn).map(({ length }) => length);

async function field(count: number, profile: object = {}) {
  const { path } = await announce(ask, { profile });
  const ids = await enter(ask, path, count);
  return { path, ids, session: await schedule(ask, path, { deals: { '4': 4, '3': 3 } }) };
}

async function reserve(path: string): Promise<string> {
  const players = [{ name: 'Reserve', waiting: true }];
  const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players, force: true });
  return body.items[0]?.id ?? '';
}

async function draw(session: TestSession, order: object = {}): Promise<UnevenDraw> {
  const answer: Answer<UnevenDraw> = await session.step<UnevenDraw>('draw', order);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

/** Plays a session through: at the first table seat 3 wins a Grand for 72 + 50, all else is passed. */
async function play(session: TestSession, { tables }: TestDraw): Promise<void> {
  await session.step('open');
  for (const [index, { id, seats }] of tables.entries()) {
    for (let deal = 1; deal <= seats.length; deal += 1) {
      const told = index === 0 && deal === 1 ? by(3, games['grand with 2: +72']) : passed;
      expect((await command(ask, `/v1/tables/${id}/deals`, told)).status).toBe(201);
    }
  }
  expect((await session.step('close')).status).toBe(200);
}

async function standings(path: string, query = '') {
  const { body } = await ask<{ items: { playerId: string; total: number; results: number }[] }>(
    'GET',
    `${path}/standings${query}`,
  );
  return new Map(body.items.map(({ playerId, total, results }) => [playerId, { total, results }]));
}

describe('a field that fills no tables', () => {
  it.each([1, 2, 5])('of %d asks for a decision and names what there is to choose from', async (count) => {
    const { session } = await field(count);
    expect(await session.step('draw')).toMatchObject({
      status: 422,
      body: {
        code: 'players-cannot-be-split',
        players: count,
        choices: ['bye', 'floating-fourth', 'refuse'],
      },
    });
    expect((await ask('GET', session.path)).body).toMatchObject({ state: 'scheduled', attempt: 0 });
  });

  it.each([
    [1, 'bye'],
    [2, 'bye'],
    [6, 'bye'],
    [5, 'refuse'],
  ])('of %d is not helped by %s', async (count, uneven) => {
    const { session } = await field(count, { uneven: count === 6 ? null : uneven });
    const order = count === 6 ? { uneven } : {};
    expect(await session.step('draw', order)).toMatchObject({
      status: 422,
      body: { code: 'players-cannot-be-split', choices: [] },
    });
  });

  it('of five sits at one table of the old American game', async () => {
    const { path } = await announce(ask, { ruleset: 'foster' });
    await enter(ask, path, 5);
    expect(sizesOf(await draw(await schedule(ask, path)))).toEqual([5]);
  });
});

describe('a bye', () => {
  it('goes round: nobody pauses twice before everybody has once, and it is the same for whoever computes it', async () => {
    const { path, ids, session } = await field(5, { uneven: 'bye' });
    const paused: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const next = number === 1 ? session : await schedule(ask, path);
      const drawn = await draw(next);
      expect(sizesOf(drawn)).toEqual([4]);
      expect(drawn.byes).toHaveLength(1);
      expect(new Set([...seatsOf(drawn).flat(), ...drawn.byes])).toEqual(new Set(ids));
      paused.push(...drawn.byes);
    }
    expect(new Set(paused)).toEqual(new Set(ids));
    const { body } = await ask<{ items: { action: string; after: object }[] }>('GET', `${path}/log`);
    const last = body.items.findLast(({ action }) => action === 'session-drawn');
    expect(last?.after).toMatchObject({ byes: paused.slice(-1) });
  });

  it('leaves the paused player with nothing, shown at the tables and in the standings', async () => {
    const { path, ids, session } = await field(5, { uneven: 'bye' });
    const drawn = await draw(session);
    const [paused = ''] = drawn.byes;
    const { body } = await ask('GET', `${session.path}/tables`, { headers: asAdmin });
    expect(body).toMatchObject({ byes: [{ playerId: paused, name: `Player ${ids.indexOf(paused) + 1}` }] });
    await play(session, drawn);
    for (const query of ['', '?scope=session&session=1']) {
      const found = await standings(path, query);
      expect(found.size).toBe(5);
      expect(found.get(paused)).toEqual({ total: 0, results: 0 });
      expect(found.get(seatsOf(drawn)[0]?.[2] ?? '')).toEqual({ total: 122, results: 1 });
    }
  });

  it('is forgotten with the draw that it belongs to', async () => {
    const { path, session } = await field(5, { uneven: 'bye' });
    const [first] = (await draw(session)).byes;
    const again = await draw(session, { reason: 'Drawn too early' });
    const { body } = await ask<{ byes: { playerId: string }[] }>('GET', `${session.path}/tables`);
    expect(body.byes.map(({ playerId }) => playerId)).toEqual(again.byes);
    await session.step('void');
    const next = await draw(await schedule(ask, path));
    expect([first, ...next.byes].length).toBe(2);
    expect(await standings(path)).toEqual(new Map());
  });

  it('can be wished for where the players would fill tables', async () => {
    const { session } = await field(9);
    const drawn = await draw(session, { uneven: 'bye' });
    expect([sizesOf(drawn), drawn.byes.length]).toEqual([[4, 4], 1]);
  });

  it('can fall in a session that is seated by plan or by standing', async () => {
    const { path, session, ids } = await field(5, { uneven: 'bye', seating: ['draw', 'plan', 'plan', 'standing'] });
    const paused = [...(await draw(session)).byes];
    for (let number = 2; number <= 4; number += 1) {
      const drawn = await draw(await schedule(ask, path));
      paused.push(...drawn.byes);
      expect(new Set([...seatsOf(drawn).flat(), ...drawn.byes])).toEqual(new Set(ids));
    }
    expect(new Set(paused).size).toBe(4);
  });
});

describe('a floating fourth', () => {
  it.each([
    [2, [3]],
    [5, [3, 3]],
  ])('fills the tables of %d, whoever has waited longest', async (count, sizes) => {
    const { path, session } = await field(count, { uneven: 'floating-fourth' });
    expect(await session.step('draw')).toMatchObject({
      status: 422,
      body: { code: 'no-floating-fourth', errors: [{ pointer: '/floatingFourth' }] },
    });
    const [first] = [await reserve(path), await reserve(path)];
    const drawn = await draw(session);
    expect([sizesOf(drawn), drawn.floatingFourth, drawn.byes]).toEqual([sizes, first, []]);
    expect(seatsOf(drawn).flat()).toContain(first);
  });

  it('makes one table of three a table of four and leaves the seats of the others as planned', async () => {
    const { path, session } = await field(9, { seating: ['plan'] });
    await schedule(ask, path);
    await reserve(path);
    const named = await reserve(path);
    const drawn = await draw(session, { floatingFourth: named });
    expect([sizesOf(drawn), drawn.floatingFourth]).toEqual([[3, 3, 4], named]);
    expect(seatsOf(drawn)[2]?.[3]).toBe(named);
    const { body } = await ask<{ items: TestDraw[] }>('GET', `${path}/plan`);
    const planned = seatsOf(body.items[0] as TestDraw);
    expect(seatsOf(drawn).map((ids) => ids.slice(0, 3))).toEqual(planned);
    await play(session, drawn);
    expect((await standings(path)).get(named)).toEqual({ total: 0, results: 1 });
  });

  it('stays at his table for the whole session', async () => {
    const { path, session } = await field(9);
    const fourth = await reserve(path);
    const drawn = await draw(session, { uneven: 'floating-fourth' });
    await session.step('open');
    const leaving = drawn.tables[0]?.seats[0]?.playerId;
    const body = { session: 1, substitute: fourth, fromDeal: 2, reason: 'To and fro' };
    expect(await command(ask, `${path}/players/${leaving}/replace`, body)).toMatchObject({
      status: 409,
      body: { code: 'player-seated-already' },
    });
  });

  it('needs a table of three, and is somebody who waits', async () => {
    const { path, ids, session } = await field(8);
    const fourth = await reserve(path);
    for (const floatingFourth of [fourth, ids[0]]) {
      expect(await session.step('draw', { floatingFourth })).toMatchObject({
        status: 422,
        body: { code: 'no-floating-fourth' },
      });
    }
    expect(await session.step('draw', { uneven: 'bye', floatingFourth: fourth })).toMatchObject({
      status: 422,
      body: { code: 'facts-contradict' },
    });
  });

  it('does not join a table with somebody whom he must never meet', async () => {
    const { path, ids, session } = await field(6);
    const fourth = await reserve(path);
    const etag = (await ask('GET', path)).headers['etag'] ?? '';
    const profile = { bans: [{ players: [fourth, ids[0]] }] };
    await ask('PATCH', path, { body: { profile }, headers: { ...asAdmin, 'If-Match': etag } });
    const joined = seatsOf(await draw(session, { floatingFourth: fourth })).find((table) => table.includes(fourth));
    expect(joined).toHaveLength(4);
    expect(joined).not.toContain(ids[0]);
  });
});
