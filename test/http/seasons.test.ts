import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, command, enter, newCommand, playOnPaper, schedule, type TestDraw } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Line {
  readonly memberId: string;
  readonly name: string;
  readonly total: number;
  readonly attended: number;
  readonly average: { readonly hundredths: number } | null;
  readonly hands: number;
}
interface Standing {
  readonly sessions: number;
  readonly unlinked: number;
  readonly items: readonly (Line & { readonly rank: number; readonly decidedBy: string | null })[];
  readonly below: readonly Line[];
}
interface Suggestion {
  readonly memberId: string | null;
  readonly players: readonly { tournamentId: string; playerId: string; name: string }[];
}

const season = async (body: object = {}, headers = asAdmin): Promise<string> => {
  const answer = await command<{ id: string }>(ask, '/v1/seasons', { name: 'The year', ...body }, headers);
  expect(answer.status).toBe(201);
  expect(answer.headers['location']).toBe(`/v1/seasons/${answer.body.id}`);
  return `/v1/seasons/${answer.body.id}`;
};

/** Changes something under its current ETag. */
const change = async (method: string, path: string, body?: object, of = path, headers = asAdmin) => {
  const etag = (await ask('GET', of, { headers: asAdmin })).headers['etag'] ?? '';
  return ask(method, path, { ...(body && { body }), headers: { ...headers, 'If-Match': etag } });
};
const over = (path: string, ...tournaments: readonly string[]) =>
  change('PUT', `${path}/tournaments`, { tournaments }, path);

const show = async (path: string, headers: object = asAdmin): Promise<Standing> => {
  const { status, body } = await ask<Standing>('GET', `${path}/standings`, { headers: { ...headers } });
  expect(status).toBe(200);
  return body;
};
const lines = ({ items }: Standing) => items.map(({ rank, name, total }) => `${rank} ${name} ${total}`);

interface Evening {
  readonly id: string;
  readonly path: string;
  readonly ids: readonly string[];
  readonly close: () => Promise<unknown>;
}

/** An evening of these people, each with his points from one closed session. */
async function evening(told: Readonly<Record<string, number>>, more: object = {}): Promise<Evening> {
  const { id, path } = await announce(ask, { profile: { scoring: 'classic' }, ...more });
  const players = Object.keys(told).map((name) => ({ name, club: 'North', consent: !name.startsWith('Q') }));
  const { body } = await command<{ items: { id: string }[] }>(ask, `${path}/players`, { players });
  const ids = body.items.map((player) => player.id);
  const points = Object.values(told);
  const session = await playOnPaper(ask, path, new Map(ids.map((player, index) => [player, points[index] ?? 0])));
  const close = async () => {
    expect((await session.step('close')).status).toBe(200);
  };
  await close();
  return { id, path, ids, close };
}

const suggestions = async (path: string): Promise<readonly Suggestion[]> => {
  const { status, body } = await ask<{ items: Suggestion[] }>('GET', `${path}/suggestions?limit=100`, {
    headers: asAdmin,
  });
  expect(status).toBe(200);
  return body.items;
};

/** Takes every suggestion that is for a new member. */
async function takeAll(path: string): Promise<void> {
  const members = (await suggestions(path)).map(({ players }) => ({
    players: players.map(({ tournamentId, playerId }) => ({ tournamentId, playerId })),
  }));
  expect((await command(ask, `${path}/members`, { members })).status).toBe(201);
}

/** Two evenings of four: A, B and C come twice, D and Quentin once. */
async function twoEvenings(rule: object = {}): Promise<{ path: string; evenings: readonly Evening[] }> {
  const evenings = [
    await evening({ A: 900, B: 700, C: 500, D: 1300 }),
    await evening({ B: 800, C: 1000, A: 100, Quentin: 400 }),
  ];
  const path = await season({ rule });
  expect((await over(path, ...evenings.map(({ id }) => id))).status).toBe(200);
  await takeAll(path);
  return { path, evenings };
}

describe('a season', () => {
  it('is made once, changed under its ETag, listed and removed', async () => {
    const sent = { body: { name: 'Once', rule: { drop: 2 } }, headers: { ...asAdmin, ...newCommand() } };
    const first = await ask<{ id: string }>('POST', '/v1/seasons', sent);
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'Once', rule: { measure: 'total', drop: 2, minimum: 0 }, pool: null, tournaments: [], members: 0 },
    });
    expect(await ask('POST', '/v1/seasons', sent)).toMatchObject({ status: 201, body: first.body });
    const path = `/v1/seasons/${first.body.id}`;
    const got = await ask('GET', path);
    expect(got.headers['etag']).toBe(first.headers['etag']);
    expect(await change('PATCH', path, { name: 'Twice' })).toMatchObject({ status: 200, body: { name: 'Twice' } });
    const stale = { ...asAdmin, 'If-Match': got.headers['etag'] ?? '' };
    expect((await ask('PATCH', path, { body: { name: 'Late' }, headers: stale })).status).toBe(412);
    expect((await ask('PATCH', path, { body: { name: 'Late' }, headers: asAdmin })).status).toBe(428);
    const { items } = (await ask<{ items: { name: string }[] }>('GET', '/v1/seasons?limit=100')).body;
    expect(items.map(({ name }) => name)).toContain('Twice');
    expect((await change('DELETE', path)).status).toBe(204);
    expect((await ask('GET', path)).status).toBe(404);
  });

  it('is made and changed by directors, and seen by whoever may see all of its tournaments', async () => {
    const maker = await makeKey(ask, { role: 'director' });
    const other = await makeKey(ask, { role: 'director' });
    const hidden = await announce(ask, { private: true }, maker.headers);
    const path = await season({}, maker.headers);
    expect((await ask('GET', path)).status).toBe(200);
    expect(
      (
        await command(
          ask,
          '/v1/seasons',
          { name: 'None' },
          (await makeKey(ask, { role: 'scorer', tournament: hidden.id })).headers,
        )
      ).status,
    ).toBe(403);
    expect((await change('PATCH', path, { name: 'Mine' }, path, other.headers)).status).toBe(403);
    expect((await change('PUT', `${path}/tournaments`, { tournaments: [hidden.id] }, path, maker.headers)).status).toBe(
      200,
    );
    for (const read of [path, `${path}/standings`, `${path}/members`, `${path}/prizes`]) {
      expect((await ask('GET', read)).status).toBe(404);
      expect((await ask('GET', read, { headers: other.headers })).status).toBe(404);
      expect((await ask('GET', read, { headers: maker.headers })).status).toBe(200);
    }
    const listed = (await ask<{ items: { id: string }[] }>('GET', '/v1/seasons?limit=100', { headers: other.headers }))
      .body;
    expect(listed.items.some(({ id }) => path.endsWith(id))).toBe(false);
    const theirs = await season({}, other.headers);
    expect(
      await change('PUT', `${theirs}/tournaments`, { tournaments: [hidden.id] }, theirs, other.headers),
    ).toMatchObject({ status: 422, body: { code: 'unknown-tournament', errors: [{ pointer: '/tournaments/0' }] } });
    const twice = await change('PUT', `${path}/tournaments`, { tournaments: [hidden.id, hidden.id] }, path);
    expect(twice).toMatchObject({ status: 422, body: { errors: [{ code: 'tournament-named-twice' }] } });
    expect((await ask('GET', `${path}/suggestions`)).status).toBe(401);
  });
});

describe('the members of a season', () => {
  it('are suggested by name and club, and nobody is merged before a director says so', async () => {
    const evenings = [await evening({ A: 1, B: 2, C: 3 }), await evening({ B: 1, A: 2, Quentin: 3 })];
    const path = await season();
    await over(path, ...evenings.map(({ id }) => id));
    expect(await show(path)).toMatchObject({ items: [], below: [], unlinked: 6, sessions: 2 });
    const suggested = (await suggestions(path)).map(({ players }) => players.map(({ name }) => name).join(' '));
    expect(suggested).toEqual(['A A', 'B B', 'C', 'Quentin']);
    expect(await show(path)).toMatchObject({ items: [], unlinked: 6 });
    await takeAll(path);
    expect(await suggestions(path)).toEqual([]);
    expect(lines(await show(path)).toSorted()).toEqual(['1 A 3', '1 B 3', '1 C 3', '1 Quentin 3']);
    expect((await show(path, {})).items.map(({ name }) => name).toSorted()).toEqual(['A', 'B', 'C', 'No. 4']);
  });

  it('are told anew, and taken out, under their ETag', async () => {
    const { path, evenings } = await twoEvenings();
    const { body } = await ask<{ items: { id: string; number: number; name: string; players: object[] }[] }>(
      'GET',
      `${path}/members`,
      { headers: asAdmin },
    );
    const [a, b] = body.items;
    const own = `${path}/members/${a?.id}`;
    const taken = await change('PUT', own, { players: b?.players ?? [] });
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'entrant-taken', errors: [{ pointer: '/players/0' }] },
    });
    const first = { tournamentId: evenings[0]?.id, playerId: evenings[0]?.ids[0] };
    const other = { tournamentId: evenings[0]?.id, playerId: evenings[0]?.ids[1] };
    expect(await change('PUT', own, { players: [first, other] })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'tournament-named-twice' }] },
    });
    const stranger = { tournamentId: evenings[0]?.id, playerId: evenings[1]?.ids[0] };
    expect(await change('PUT', own, { players: [stranger] })).toMatchObject({
      status: 422,
      body: { code: 'unknown-entrant' },
    });
    expect(await change('PUT', own, { players: [first] })).toMatchObject({
      status: 200,
      body: { name: 'A', players: [first] },
    });
    expect(await show(path)).toMatchObject({ unlinked: 1 });
    expect((await suggestions(path))[0]).toMatchObject({ memberId: a?.id });
    expect((await change('DELETE', own)).status).toBe(204);
    expect((await ask('GET', own)).status).toBe(404);
    expect(await show(path)).toMatchObject({ unlinked: 2 });
  });
});

describe('the standings of a season', () => {
  it('add up or average, and list apart who came too seldom', async () => {
    const { path } = await twoEvenings({ minimum: 2 });
    const total = await show(path);
    expect(lines(total).toSorted()).toEqual(['1 B 1500', '1 C 1500', '3 A 1000']);
    expect(total.items.map(({ decidedBy }) => decidedBy)).toEqual([null, null, 'total']);
    expect(total.below.map(({ name, attended }) => `${name} ${attended}`).toSorted()).toEqual(['D 1', 'Quentin 1']);
    await change('PATCH', path, { rule: { measure: 'average', minimum: 1, drop: 1 } });
    const average = await show(path);
    expect(average.items.map(({ name, average: mean }) => `${name} ${mean?.hundredths}`)).toEqual([
      'D 130000',
      'C 100000',
      'A 90000',
      'B 80000',
      'Quentin 40000',
    ]);
    expect(average.sessions).toBe(2);
  });

  it('take lists of different length for 36 hands', async () => {
    const { id, path: tournament } = await announce(ask, { profile: { scoring: 'classic' } });
    await enter(ask, tournament, 3);
    const short = await schedule(ask, tournament, { deals: { '3': 9 } });
    const { body: draw } = await short.step<TestDraw>('draw');
    await short.step('open');
    const table = `/v1/tables/${draw.tables[0]?.id}`;
    const totals = [1, 2, 3].map((seat) => ({ seat, gamePoints: 100 * seat, won: 0, lost: 0 }));
    expect((await change('PUT', `${table}/totals`, { totals, passed: 8, ramsch: 1, notPlayed: 0 }, table)).status).toBe(
      200,
    );
    await short.step('close');
    const path = await season({ rule: { measure: 'per-36-hands' } });
    await over(path, id);
    await takeAll(path);
    const { items } = await show(path);
    expect(items.map(({ total, hands, average }) => [total, hands, average?.hundredths])).toEqual([
      [300, 9, 120_000],
      [200, 9, 80_000],
      [100, 9, 40_000],
    ]);
  });

  it('count a tournament as one result where the rule says so', async () => {
    const { id, path: tournament } = await announce(ask, { profile: { scoring: 'classic' } });
    const ids = await enter(ask, tournament, 3);
    for (const factor of [1, 2]) {
      const session = await playOnPaper(ask, tournament, new Map(ids.map((player, index) => [player, factor * index])));
      await session.step('close');
    }
    const path = await season({ rule: { measure: 'average', results: 'tournaments' } });
    await over(path, id);
    await takeAll(path);
    expect((await show(path)).items[0]).toMatchObject({
      attended: 1,
      total: 6,
      average: { points: 6, per: 1 },
      hands: 72,
    });
  });

  it('show a correction at once and are not sent again while nothing changes', async () => {
    const { path, evenings } = await twoEvenings();
    const first = await ask('GET', `${path}/standings`);
    const seen = { 'If-None-Match': first.headers['etag'] ?? '' };
    expect((await ask('GET', `${path}/standings`, { headers: seen })).status).toBe(304);
    const tables = await ask<{ items: { id: string; seats: { seat: number; playerId: string }[] }[] }>(
      'GET',
      `${evenings[0]?.path}/sessions/1/tables`,
    );
    const table = tables.body.items[0];
    const seat = table?.seats.find(({ playerId }) => playerId === evenings[0]?.ids[0])?.seat;
    const body = { seat, points: -100, reason: 'late' };
    expect((await command(ask, `/v1/tables/${table?.id}/adjustments`, body)).status).toBe(201);
    const after = await ask<Standing>('GET', `${path}/standings`, { headers: { ...asAdmin, ...seen } });
    expect(after.status).toBe(200);
    expect(after.body.items.find(({ name }) => name === 'A')?.total).toBe(900);
  });

  it('leave an open session out, and its tournament when it is taken out', async () => {
    const { path, evenings } = await twoEvenings();
    const session = `${evenings[1]?.path}/sessions/1`;
    const etag = (await ask('GET', session, { headers: asAdmin })).headers['etag'] ?? '';
    const headers = { ...asAdmin, ...newCommand(), 'If-Match': etag };
    expect((await ask('POST', `${session}/reopen`, { body: { reason: 'late' }, headers })).status).toBe(200);
    expect(lines(await show(path))).toEqual(['1 D 1300', '2 A 900', '3 B 700', '4 C 500']);
    await evenings[1]?.close();
    expect((await show(path)).sessions).toBe(2);
    await over(path, evenings[0]?.id ?? '');
    expect((await show(path)).sessions).toBe(1);
    await over(path, evenings[0]?.id ?? '', evenings[1]?.id ?? '');
    expect(await show(path)).toMatchObject({ sessions: 2, unlinked: 4 });
  });
});

it('E22: the pool of a season goes to those who came often enough, the next one moving up', async () => {
  const plan = { kind: 'shares', weights: [30, 25, 20, 15, 10] };
  const { path } = await twoEvenings({ measure: 'average', minimum: 2 });
  expect((await ask('GET', `${path}/prizes`)).body).toMatchObject({ currency: null, places: [] });
  const pool = { currency: 'EUR', cents: 60_000, plan };
  expect((await change('PATCH', path, { pool })).body).toMatchObject({ pool });
  const { body } = await ask<{ places: { name: string; cents: number; sharedBy: number }[] }>('GET', `${path}/prizes`);
  expect(body).toMatchObject({ currency: 'EUR', cents: 60_000, promised: 60_000, left: 0 });
  // D has the best average and came once; of three who are left B and C share the first two places.
  expect(body.places.map(({ name, cents, sharedBy }) => `${name} ${cents} ${sharedBy}`).toSorted()).toEqual([
    'A 16000 1',
    'B 22000 2',
    'C 22000 2',
  ]);
});
