import { passed } from '../tools/deals';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, openSession, schedule, type TestDraw, type TestSession } from '../tools/tournament';
import { versionIn } from '../tools/version';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const patch = async (session: TestSession, body: object, headers: object = {}) =>
  ask('PATCH', session.path, { body, headers: { ...asAdmin, 'If-Match': await session.etag(), ...headers } });

const seen = async (session: TestSession) => (await ask('GET', session.path)).body;

const scheduledFor = async (players: number, body: object = {}) => {
  const { path } = await announce(ask);
  await enter(ask, path, players);
  return { path, session: await schedule(ask, path, body) };
};

const lastOf = async (path: string) =>
  (await ask<{ items: object[] }>('GET', `${path}/log?limit=100`)).body.items.at(-1);

const later = '2027-03-01T18:20:00.000Z';

describe('a session that is announced anew', () => {
  it('begins and ends at another time, and the log tells what is different', async () => {
    const { path, session } = await scheduledFor(7, { startsAt: '2027-03-01T18:00:00Z', durationMinutes: 120 });
    const before = await session.etag();
    const moved = await patch(session, { startsAt: later, reason: 'The hall is closed' });
    expect(moved).toMatchObject({
      status: 200,
      body: { state: 'scheduled', startsAt: later, durationMinutes: 120, endsAt: '2027-03-01T20:20:00.000Z' },
    });
    expect(versionIn(moved.headers['etag'])).toBe(versionIn(await session.etag()));
    expect(await lastOf(path)).toMatchObject({
      action: 'session-changed',
      subject: { session: 1 },
      before: { startsAt: '2027-03-01T18:00:00.000Z', endsAt: '2027-03-01T20:00:00.000Z' },
      after: { startsAt: later, endsAt: '2027-03-01T20:20:00.000Z' },
      reason: 'The hall is closed',
    });
    expect(await patch(session, { durationMinutes: null }, { 'If-Match': before })).toMatchObject({ status: 412 });
    expect(await ask('PATCH', session.path, { body: {}, headers: asAdmin })).toMatchObject({ status: 428 });
    expect((await patch(session, { endsAt: '2027-03-01T19:50:00Z' })).body).toMatchObject({ durationMinutes: 90 });
    expect((await patch(session, { durationMinutes: null })).body).toMatchObject({ endsAt: null });
  });

  it('gives tables that are drawn as many deals as it has now, and leaves them alone otherwise', async () => {
    const { session } = await scheduledFor(7);
    const { body } = await session.step<TestDraw>('draw');
    expect(await patch(session, { deals: { '4': 24 } })).toMatchObject({ body: { deals: { '4': 24, '3': 36 } } });
    const tables = await ask<{ items: object[] }>('GET', `${session.path}/tables`);
    expect(tables.body.items).toMatchObject([
      { ...body.tables[0], dealsFixed: 24 },
      { ...body.tables[1], dealsFixed: 36 },
    ]);
  });

  it('is seated in another way only before it is drawn', async () => {
    const { session } = await scheduledFor(7);
    expect((await patch(session, { seating: 'standing', standing: 'last' })).body).toMatchObject({
      seating: 'standing',
      standing: 'last',
    });
    await session.step('draw');
    expect(await patch(session, { seating: 'plan' })).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });

  it.each([
    [{ durationMinutes: 60, endsAt: later }, 422, 'facts-contradict'],
    [{ endsAt: '2027-03-01T18:00:00Z' }, 422, 'facts-contradict'],
    [{ startsAt: '2027-03-01T19:00:00Z', endsAt: later }, 422, 'facts-contradict'],
    [{ deals: { '4': 47 } }, 422, 'deals-not-whole-rounds'],
    [{ durationMinutes: 0 }, 422, 'number-out-of-range'],
    [{ seating: 'swiss' }, 400, 'invalid-request'],
    [{ begins: later }, 400, 'invalid-request'],
  ])('is not changed by %j', async (body, status, code) => {
    const { session } = await scheduledFor(3, { startsAt: '2027-03-01T18:00:00Z' });
    const before = await seen(session);
    expect(await patch(session, body)).toMatchObject({ status, body: { code } });
    expect({ ...(await seen(session)), clock: null }).toEqual({ ...before, clock: null });
  });

  it('has its time from when it was really opened', async () => {
    const { session } = await scheduledFor(3, { durationMinutes: 120 });
    await session.step('draw');
    const opened = (await session.step<{ openedAt: string; endsAt: string }>('open')).body;
    expect(Date.parse(opened.endsAt) - Date.parse(opened.openedAt)).toBe(120 * 60_000);
    const longer = (await patch(session, { durationMinutes: 150 })).body;
    expect(Date.parse(String(longer['endsAt'])) - Date.parse(opened.openedAt)).toBe(150 * 60_000);
  });

  it('waits again with its seats when it was opened too early, and keeps its time after it was reopened', async () => {
    const { session } = await scheduledFor(3, { durationMinutes: 120 });
    const { body: draw } = await session.step<TestDraw>('draw');
    await session.step('open');
    expect((await patch(session, { startsAt: later })).body).toMatchObject({
      state: 'drawn',
      openedAt: null,
      endsAt: '2027-03-01T20:20:00.000Z',
    });
    expect((await ask('GET', `${session.path}/tables`)).body['items']).toMatchObject(draw.tables);
    const opened = (await session.step('open')).body;
    for (let deal = 1; deal <= 36; deal += 1) await command(ask, `/v1/tables/${draw.tables[0]?.id}/deals`, passed);
    await session.step('close');
    expect((await session.step('reopen')).body).toMatchObject({
      openedAt: opened['openedAt'],
      endsAt: opened['endsAt'],
    });
  });
});

describe('a session in which something is entered', () => {
  const entries: Readonly<Record<string, (table: string) => Promise<unknown>>> = {
    'a deal': (table) => command(ask, `${table}/deals`, passed),
    'a line of the second list': (table) => command(ask, `${table}/lists/control/deals`, passed),
    'a penalty': (table) => command(ask, `${table}/adjustments`, { seat: 1, points: -30, reason: 'Late' }),
  };

  it.each(Object.keys(entries))('keeps its draw, its time and its deals: %s', async (name) => {
    const { session, tables } = await openSession(ask, { players: 3 });
    expect(await entries[name]?.(`/v1/tables/${tables[0]?.id}`)).toMatchObject({ status: 201 });
    for (const answer of [
      await session.step('undraw', { reason: 'Too late' }),
      await patch(session, { durationMinutes: 60 }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'already-entered' } });
    expect(await seen(session)).toMatchObject({ state: 'open' });
  });
});

describe('the draw of an open session', () => {
  it('is undone with a reason while nothing is entered, and its time is as it was announced', async () => {
    const startsAt = '2027-03-01T18:00:00.000Z';
    const { path, session } = await scheduledFor(7, { startsAt, durationMinutes: 120 });
    const first = (await session.step<TestDraw>('draw')).body;
    await session.step('open');
    expect(await session.step('undraw')).toMatchObject({ status: 422, body: { code: 'reason-required' } });
    expect(await session.step('undraw', { reason: 'Somebody was left out' })).toMatchObject({
      status: 200,
      body: {
        state: 'scheduled',
        openedAt: null,
        endsAt: '2027-03-01T20:00:00.000Z',
        seed: null,
        undone: { seed: first.seed, tables: first.tables },
      },
    });
    expect(await lastOf(path)).toMatchObject({ action: 'session-undrawn', before: { state: 'open' } });
    await enter(ask, path, 1);
    expect((await session.step<TestDraw>('draw')).body.tables.flatMap(({ seats }) => seats)).toHaveLength(8);
    expect(await session.step('open')).toMatchObject({ status: 200 });
  });
});
