import { Caretaker } from '../../src/modules/events/sessions';
import { startService, type Ask, type TestService } from '../tools/http';
import { by, games, passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { announce, command, dealsAt, enter, newCommand, openSession, schedule } from '../tools/tournament';
import type { OpenSession, TestDraw } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

interface Shown {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly state: string;
}

const addPlayers = async (path: string, players: readonly object[], headers: object = newCommand()) =>
  ask<{ items: readonly Shown[] }>('POST', `${path}/players`, {
    body: { players, force: true },
    headers: { ...asAdmin, ...headers },
  });

async function patch(path: string, id: string, body: object) {
  const etag = (await ask('GET', `${path}/players/${id}`)).headers['etag'] ?? '';
  return ask('PATCH', `${path}/players/${id}`, { body, headers: { ...asAdmin, 'If-Match': etag } });
}

const shownPlayers = async (path: string): Promise<readonly Shown[]> =>
  (await ask<{ items: Shown[] }>('GET', `${path}/players`, { headers: asAdmin })).body.items;
const statesOf = async (path: string) => (await shownPlayers(path)).map(({ state }) => state);
const seated = ({ tables }: Pick<TestDraw, 'tables'>) =>
  tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));

async function points(path: string, query = ''): Promise<ReadonlyMap<string, number>> {
  const { body } = await ask<{ items: { playerId: string; total: number }[] }>('GET', `${path}/standings${query}`);
  return new Map(body.items.map(({ playerId, total }) => [playerId, total]));
}

const seatOf = ({ tables }: OpenSession, seat: number) => tables[0]?.seats[seat - 1]?.playerId ?? '';

describe('the field', () => {
  it('takes as many as the event has announced; the others wait, and move up when somebody withdraws', async () => {
    const { path } = await announce(ask, { profile: { cap: 4 } });
    const ids = await enter(ask, path, 6);
    expect(await statesOf(path)).toEqual(['entered', 'entered', 'entered', 'entered', 'waiting', 'waiting']);
    expect(await patch(path, ids[5] ?? '', { state: 'entered' })).toMatchObject({
      status: 409,
      body: { code: 'field-full' },
    });
    const gone = await command(ask, `${path}/players/${ids[1]}/withdraw`, { reason: 'Ill' });
    expect(gone).toMatchObject({ status: 200, body: { state: 'withdrawn', name: 'Player 2' } });
    expect(await statesOf(path)).toEqual(['entered', 'withdrawn', 'entered', 'entered', 'entered', 'waiting']);
    const { body } = await (await schedule(ask, path)).step<TestDraw>('draw');
    expect(new Set(seated(body))).toEqual(new Set([ids[0], ids[2], ids[3], ids[4]]));
    expect(await command(ask, `${path}/players/${ids[1]}/withdraw`, {})).toMatchObject({
      status: 409,
      body: { code: 'player-withdrawn' },
    });
  });

  it('is who has reported on the day, where the event checks in', async () => {
    const { path } = await announce(ask, { profile: { checkIn: true } });
    const ids = await enter(ask, path, 5);
    for (const id of ids.slice(1, 4)) await patch(path, id, { checkedIn: true });
    const { body } = await (await schedule(ask, path)).step<TestDraw>('draw');
    expect(new Set(seated(body))).toEqual(new Set(ids.slice(1, 4)));
  });

  it('is joined late between sessions, and left without touching what was played', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    await command(ask, dealsAt(open), passed);
    await command(ask, dealsAt(open), passed);
    const [late] = await enter(ask, open.path, 1);
    await open.session.step('close');
    const before = await points(open.path);
    expect(before.has(late ?? '')).toBe(false);
    await command(ask, `${open.path}/players/${seatOf(open, 2)}/withdraw`, {});
    expect(await points(open.path)).toEqual(before);
    const second = await schedule(ask, open.path, { seating: 'standing' });
    const { body } = await second.step<TestDraw>('draw');
    expect(new Set(seated(body))).toEqual(new Set([seatOf(open, 1), seatOf(open, 3), late]));
    expect(await points(open.path, '?scope=session&session=1')).toEqual(before);
  });

  it('is come back to by whoever withdrew, with what he had', async () => {
    const { path } = await announce(ask);
    const [id = ''] = await enter(ask, path, 3);
    await command(ask, `${path}/players/${id}/withdraw`, {});
    expect(await patch(path, id, { state: 'entered' })).toMatchObject({ status: 200, body: { state: 'entered' } });
  });
});

describe('a substitute', () => {
  const replace = (open: OpenSession, seat: number, body: object) =>
    command(ask, `${open.path}/players/${seatOf(open, seat)}/replace`, { session: 1, reason: 'Ill', ...body });
  const reserve = async (open: OpenSession): Promise<string> => {
    const { body } = await addPlayers(open.path, [{ name: 'Reserve', waiting: true }]);
    return body.items[0]?.id ?? '';
  };

  const ban = async (open: OpenSession, ...pairs: readonly (readonly string[])[]): Promise<void> => {
    const etag = (await ask('GET', open.path)).headers['etag'] ?? '';
    const body = { profile: { bans: pairs.map((players) => ({ players })) }, reason: 'They asked for it' };
    const headers = { ...asAdmin, 'If-Match': etag };
    expect(await ask('PATCH', open.path, { body, headers })).toMatchObject({ status: 200 });
  };

  it('keeps the deals from his first on, and the other one those before', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 6 } });
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    await command(ask, dealsAt(open), by(1, games['clubs without 2, lost: -72']));
    const substitute = await reserve(open);
    expect(await replace(open, 2, { substitute, fromDeal: 3 })).toMatchObject({
      status: 200,
      body: { seat: 2, fromDeal: 3, substituteId: substitute, playerId: seatOf(open, 2) },
    });
    await command(ask, dealsAt(open), by(2, games['grand with 2: +72']));
    await command(ask, dealsAt(open), by(3, games['diamonds with 1, lost: -36']));
    const found = await points(open.path);
    // Before: 20 + 50 and 40 for the lost game of seat 1. After: 72 + 50 and 40 for that of seat 3.
    expect(found.get(seatOf(open, 2))).toBe(110);
    expect(found.get(substitute)).toBe(162);
    expect(found.get(seatOf(open, 1))).toBe(-72 - 50 + 40);
    expect(found.get(seatOf(open, 3))).toBe(-36 - 50 + 40);
    const { body } = await ask<{ list: { total: number }[]; substitutes: object[] }>(
      'GET',
      dealsAt(open).replace('/deals', ''),
    );
    expect(body.list.map(({ total }) => total)).toEqual([-82, 272, -46]);
    expect(body.substitutes).toMatchObject([{ seat: 2, fromDeal: 3, playerId: substitute }]);
  });

  it('does not sit with somebody whom he must never meet, and may sit where that one has left', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 8 } });
    const [substitute, other] = [await reserve(open), await reserve(open)];
    await ban(open, [substitute, seatOf(open, 3)]);
    for (const fromDeal of [1, 3]) {
      expect(await replace(open, 2, { substitute, fromDeal })).toMatchObject({
        status: 409,
        body: { code: 'bans-cannot-be-kept', errors: [{ code: 'banned-pair' }] },
      });
    }
    expect(await replace(open, 3, { substitute: other, fromDeal: 5 })).toMatchObject({ status: 200 });
    expect(await replace(open, 2, { substitute, fromDeal: 4 })).toMatchObject({ status: 409 });
    expect(await replace(open, 2, { substitute, fromDeal: 5 })).toMatchObject({ status: 200 });
  });

  it('sits with nobody who takes over later and whom he must never meet, and may take over from such a one', async () => {
    const open = await openSession(ask, { players: 4, deals: { '4': 8 } });
    const [substitute, later] = [await reserve(open), await reserve(open)];
    await ban(open, [substitute, later], [substitute, seatOf(open, 3)]);
    expect(await replace(open, 2, { substitute: later, fromDeal: 7 })).toMatchObject({ status: 200 });
    expect(await replace(open, 3, { substitute, fromDeal: 3 })).toMatchObject({ status: 409 });
    const another = await openSession(ask, { players: 4, deals: { '4': 8 } });
    const comer = await reserve(another);
    await ban(another, [comer, seatOf(another, 3)]);
    expect(await replace(another, 3, { substitute: comer, fromDeal: 3 })).toMatchObject({ status: 200 });
  });

  it('of somebody who never came has the whole list', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    const absent = seatOf(open, 2);
    const substitute = await reserve(open);
    expect(await replace(open, 2, { substitute })).toMatchObject({ status: 200, body: { fromDeal: 1 } });
    await command(ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    const found = await points(open.path);
    expect([found.get(substitute), found.has(absent)]).toEqual([70, false]);
  });

  it('gets the penalties of his own time only', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 6 } });
    const adjust = (more: object) =>
      command(ask, dealsAt(open).replace('deals', 'adjustments'), { seat: 2, reason: 'Late', ...more });
    await command(ask, dealsAt(open), passed);
    await adjust({ points: -10 });
    const substitute = await reserve(open);
    await replace(open, 2, { substitute, fromDeal: 2 });
    await command(ask, dealsAt(open), passed);
    await adjust({ points: -30 });
    const found = await points(open.path);
    expect([found.get(seatOf(open, 2)), found.get(substitute)]).toEqual([-10, -30]);
    await adjust({ wrongSeat: true });
    const ruled = await points(open.path);
    expect([ruled.get(seatOf(open, 2)), ruled.get(substitute)]).toEqual([-10, 0]);
  });

  it.each([
    ['sits at another seat', 'seat 1', 1, 409, 'player-seated-already'],
    ['is nobody', '00000000-0000-4000-8000-000000000000', 1, 422, 'no-such-player'],
    ['comes after the last deal', 'reserve', 4, 422, 'no-such-deal'],
  ])('is refused who %s', async (_what, who, fromDeal, status, code) => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    const substitute = who === 'reserve' ? await reserve(open) : who === 'seat 1' ? seatOf(open, 1) : who;
    expect(await replace(open, 2, { substitute, fromDeal })).toMatchObject({ status, body: { code } });
    expect((await ask('GET', dealsAt(open).replace('/deals', ''))).body).toMatchObject({ substitutes: [] });
  });

  it('takes over from whoever holds the seat then, and from nobody else', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 6 } });
    const [first, second] = [await reserve(open), await reserve(open)];
    await replace(open, 2, { substitute: first, fromDeal: 3 });
    expect(await replace(open, 2, { substitute: second, fromDeal: 5 })).toMatchObject({
      status: 409,
      body: { code: 'player-not-seated' },
    });
    const path = `${open.path}/players/${first}/replace`;
    expect((await command(ask, path, { session: 1, substitute: second, fromDeal: 5, reason: 'Ill' })).status).toBe(200);
  });

  it('does not divide a list of which only the end sums are known', async () => {
    const open = await openSession(ask, { players: 3, deals: { '3': 3 } });
    const table = dealsAt(open).replace('/deals', '');
    const totals = [1, 2, 3].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 }));
    const put = async () =>
      ask('PUT', `${table}/totals`, {
        body: { totals, passed: 3, notPlayed: 0, reason: 'Entered' },
        headers: { ...asAdmin, 'If-Match': (await ask('GET', table)).headers['etag'] ?? '' },
      });
    expect((await put()).status).toBe(200);
    expect(await replace(open, 2, { substitute: await reserve(open), fromDeal: 2 })).toMatchObject({
      status: 409,
      body: { code: 'list-not-divisible' },
    });
    const divided = await openSession(ask, { players: 3, deals: { '3': 3 } });
    await replace(divided, 2, { substitute: await reserve(divided), fromDeal: 2 });
    const other = dealsAt(divided).replace('/deals', '');
    const etag = (await ask('GET', other)).headers['etag'] ?? '';
    const body = { totals, passed: 3, notPlayed: 0 };
    expect(await ask('PUT', `${other}/totals`, { body, headers: { ...asAdmin, 'If-Match': etag } })).toMatchObject({
      status: 409,
      body: { code: 'list-divided' },
    });
  });
});

describe('a name', () => {
  it('can be erased, and is then nowhere in the database', async () => {
    const { path } = await announce(ask);
    const secret = 'Zyprian Quastenflosser';
    const headers = newCommand();
    const first = await addPlayers(path, [{ name: secret, consent: true }, { name: 'B.' }], headers);
    const id = first.body.items[0]?.id ?? '';
    expect(first.body.items[0]?.name).toBe(secret);
    const again = await addPlayers(path, [{ name: secret, consent: true }, { name: 'B.' }], headers);
    expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([201, first.text, 'true']);
    await command(ask, `${path}/players/${id}/withdraw`, {});
    expect(await patch(path, id, { name: null })).toMatchObject({ status: 200, body: { name: 'No. 1' } });
    const erased = await addPlayers(path, [{ name: secret, consent: true }, { name: 'B.' }], headers);
    expect(erased.body.items.map(({ name }) => name)).toEqual(['No. 1', 'B.']);

    const { dataSource } = service.database;
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await dataSource.query<unknown[]>(
        `SELECT 1 FROM "${name}" AS entry WHERE entry::text LIKE '%Quastenflosser%'`,
      );
      expect([name, rows]).toEqual([name, []]);
    }
    expect(tables.length).toBeGreaterThan(10);
  });
});

describe('names that an event keeps for some days only', () => {
  const caretaker = () => service.app.get(Caretaker);

  it('are erased so many days after its last session, once all are final, and the numbers stay', async () => {
    const open = await openSession(ask, {
      players: 3,
      deals: { '3': 3 },
      tournament: { profile: { namesKeptDays: 30 } },
    });
    const { dataSource } = service.database;
    const daysAgo = (days: number) =>
      dataSource.query(`UPDATE session SET starts_at = now() - make_interval(days => $1) WHERE tournament_id = $2`, [
        days,
        open.id,
      ]);
    const names = async (): Promise<readonly string[]> => (await shownPlayers(open.path)).map(({ name }) => name);
    await daysAgo(31);
    expect(await caretaker().eraseNames()).toBe(0);
    expect(await open.session.step('void', { reason: 'Fire' })).toMatchObject({ status: 200 });
    await daysAgo(29);
    expect(await caretaker().eraseNames()).toBe(0);
    expect(await names()).toEqual(['Player 1', 'Player 2', 'Player 3']);
    await daysAgo(31);
    const rounds = await Promise.all([caretaker().eraseNames(), caretaker().eraseNames()]);
    expect(rounds.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await names()).toEqual(['No. 1', 'No. 2', 'No. 3']);
    const { body } = await ask<{ items: { action: string; subject: { players: string[] } }[] }>(
      'GET',
      `${open.path}/log?limit=100`,
    );
    expect(body.items.at(-1)).toMatchObject({ action: 'names-erased', after: null });
    expect(body.items.at(-1)?.subject.players).toHaveLength(3);
  });
});

describe('teams, tandems and mixed pairs', () => {
  it('are kept apart by the draw', async () => {
    const { path } = await announce(ask);
    const ids = await enter(ask, path, 8);
    const pairs = [0, 2, 4, 6].map((at, index) => {
      return { kind: 'tandem', name: `Pair ${index + 1}`, members: ids.slice(at, at + 2) };
    });
    const answer = await command(ask, `${path}/teams`, { teams: pairs });
    expect(answer).toMatchObject({ status: 201, body: { items: pairs } });
    expect((await ask('GET', `${path}/teams`)).body).toEqual({ items: pairs });
    const { body } = await (await schedule(ask, path)).step<TestDraw>('draw');
    for (const { seats } of body.tables) {
      const names = seats.map(({ playerId }) => pairs.find(({ members }) => members.includes(playerId))?.name);
      expect(new Set(names).size).toBe(4);
    }
  });

  it.each([
    ['a name that is taken', 0, 'Four', 409, 'team-exists'],
    ['a player of another team', 1, 'Five', 409, 'player-in-team'],
  ])('are refused with %s, all of them', async (_what, at, name, status, code) => {
    const { path } = await announce(ask);
    const ids = await enter(ask, path, 4);
    await command(ask, `${path}/teams`, { teams: [{ name: 'Four', members: [ids[1]] }] });
    const teams = [
      { name: 'Other', members: [ids[2]] },
      { name, members: [ids[at]] },
    ];
    expect(await command(ask, `${path}/teams`, { teams })).toMatchObject({ status, body: { code } });
    expect((await ask<{ items: object[] }>('GET', `${path}/teams`)).body.items).toHaveLength(1);
  });

  it.each([
    ['three to a tandem', { kind: 'tandem', members: [0, 1, 2] }, 422],
    ['a member twice', { members: [0, 0] }, 422],
    ['a kind that there is not', { kind: 'nation', members: [0] }, 400],
  ])('are refused with %s', async (_what, { members, ...team }, status) => {
    const { path } = await announce(ask);
    const ids = await enter(ask, path, 3);
    const teams = [{ name: 'Odd', ...team, members: members.map((index) => ids[index]) }];
    expect((await command(ask, `${path}/teams`, { teams })).status).toBe(status);
  });

  it('are joined all at once, and logged by the ids of their members; what others are told names nobody', async () => {
    const { path } = await announce(ask);
    const ids = await enter(ask, path, 4);
    const teams = [
      { name: 'North', members: ids },
      { kind: 'tandem', name: 'Twins', members: ids.slice(0, 2) },
    ];
    expect(await command(ask, `${path}/teams`, { teams })).toMatchObject({ status: 201 });
    expect((await ask('GET', `${path}/players/${ids[0]}`)).body).toMatchObject({ team: 'North', tandem: 'Twins' });
    expect((await ask('GET', `${path}/players/${ids[3]}`)).body).toMatchObject({ team: 'North', tandem: null });
    const log = await ask<{ items: { action: string; subject: object }[] }>('GET', `${path}/log`);
    expect(log.body.items.at(-1)).toMatchObject({
      action: 'teams-added',
      subject: { players: ids },
      after: {
        teams: [
          { kind: 'team', name: 'North', members: ids },
          { kind: 'tandem', name: 'Twins', members: ids.slice(0, 2) },
        ],
      },
    });
    expect(log.text).not.toMatch(/Player \d/);
    expect(JSON.stringify(log.body.items.at(-1)?.subject)).not.toMatch(/North|Twins/);
  });

  it('have players of the tournament for members', async () => {
    const { path } = await announce(ask);
    const [foreigner] = await enter(ask, (await announce(ask)).path, 1);
    expect(await command(ask, `${path}/teams`, { teams: [{ name: 'Odd', members: [foreigner] }] })).toMatchObject({
      status: 422,
      body: { code: 'no-such-player', errors: [{ pointer: '/teams/0/members/0' }] },
    });
  });
});
