import { createHash, randomUUID } from 'node:crypto';
import { startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, command, enter, newCommand, schedule, type TestDraw } from '../tools/tournament';
import { versionIn } from '../tools/version';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const seven = async () => {
  const { path } = await announce(ask);
  const players = await enter(ask, path, 7);
  return { path, players };
};

describe('a session', () => {
  it('is drawn and opened by requests without a body too', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path, { seating: 'standing' });
    for (const name of ['draw', 'open']) {
      const headers = { ...asAdmin, ...newCommand(), 'If-Match': await session.etag() };
      expect(await ask('POST', `${session.path}/${name}`, { headers })).toMatchObject({ status: 200 });
    }
  });

  it('is scheduled with the deals of a full list unless others are announced', async () => {
    const { path } = await announce(ask, { profile: { deals: { '4': 24 } } });
    const startsAt = '2027-03-01T18:00:00Z';
    const usual = await command(ask, `${path}/sessions`, { startsAt, durationMinutes: 120 });
    expect(usual.body).toMatchObject({
      number: 1,
      state: 'scheduled',
      endsAt: '2027-03-01T20:00:00.000Z',
      deals: { '4': 24, '3': 36 },
      seating: 'draw',
      seed: null,
    });
    const other = await command(ask, `${path}/sessions`, { startsAt, deals: { '4': 48, '3': 9 } });
    expect(other.body).toMatchObject({ number: 2, deals: { '4': 48, '3': 9 } });
    const { body } = await ask<{ items: unknown[] }>('GET', `${path}/sessions`);
    expect(body.items).toEqual([usual.body, other.body]);
  });

  it.each([
    [{ deals: { '4': 47 } }, 422, 'deals-not-whole-rounds'],
    [{ deals: { '3': 0 } }, 422, 'number-out-of-range'],
    [{ deals: { '7': 49 } }, 400, 'invalid-request'],
    [{ seating: 'swiss' }, 400, 'invalid-request'],
    [{ startsAt: 'later' }, 400, 'invalid-request'],
  ])('is not scheduled with %j', async (more, status, code) => {
    const { path } = await announce(ask);
    const body = { startsAt: '2027-03-01T18:00:00Z', ...more };
    expect(await command(ask, `${path}/sessions`, body)).toMatchObject({ status, body: { code } });
  });

  it('is drawn into fours and threes from a seed that anybody can compute', async () => {
    const { path, players } = await seven();
    const session = await schedule(ask, path);
    const { status, headers, body } = await session.step<TestDraw>('draw');
    expect(status).toBe(200);
    expect(versionIn(headers['etag'])).toBe(versionIn(await session.etag()));
    expect(body.tables.map(({ number, seats }) => [number, seats.map(({ seat }) => seat)])).toEqual([
      [1, [1, 2, 3, 4]],
      [2, [1, 2, 3]],
    ]);
    const seated = body.tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
    expect(new Set(seated)).toEqual(new Set(players));
    expect(seated).toHaveLength(7);
    expect([body.repeats, body.lowerBound]).toEqual([0, 0]);
    const tournament = await ask<{ id: string; publicWord: string; state: string }>('GET', path);
    expect(tournament.body.state).toBe('running');
    const text = `${tournament.body.id}:1:1:${tournament.body.publicWord}`;
    expect(body.seed).toBe(createHash('sha256').update(text).digest('hex'));
    const tables = await ask<{ items: object[] }>('GET', `${session.path}/tables`);
    expect(tables.body.items).toMatchObject(body.tables);
    expect(tables.body.items).toMatchObject([
      { dealsFixed: 48, dealsEntered: 0 },
      { dealsFixed: 36, dealsEntered: 0 },
    ]);
  });

  it('is drawn again only with a reason, from another seed, and the log shows it', async () => {
    const { path } = await seven();
    const session = await schedule(ask, path);
    const first = await session.step<TestDraw>('draw');
    expect(await session.step('draw')).toMatchObject({ status: 422, body: { code: 'reason-required' } });
    const second = await session.step<TestDraw>('draw', { reason: 'A player was left out' });
    expect(second.status).toBe(200);
    expect(second.body.seed).not.toBe(first.body.seed);
    expect((await ask('GET', `/v1/tournaments`)).status).toBe(200);
    const { body } = await ask<{ items: { action: string; before: object; after: object; reason: string }[] }>(
      'GET',
      `${path}/log`,
    );
    expect(body.items.at(-1)).toMatchObject({
      action: 'session-drawn',
      before: { seed: first.body.seed, attempt: 1 },
      after: { seed: second.body.seed, attempt: 2 },
      reason: 'A player was left out',
    });
  });

  it('is undrawn while nothing is entered, with a reason; what was drawn stays to be seen, and the next seed is another', async () => {
    const { path } = await seven();
    const session = await schedule(ask, path);
    expect(await session.step('undraw', { reason: 'Too early' })).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
    const first = (await session.step<TestDraw>('draw')).body;
    expect(await session.step('undraw')).toMatchObject({ status: 422, body: { code: 'reason-required' } });
    const headers = { ...asAdmin, ...newCommand(), 'If-Match': await session.etag() };
    const sent = { body: { reason: 'Two tables are missing' }, headers };
    const undrawn = await ask('POST', `${session.path}/undraw`, sent);
    expect(undrawn).toMatchObject({
      status: 200,
      headers: { etag: expect.stringContaining(String(versionIn(await session.etag())?.slice(0, -1))) as string },
      body: {
        state: 'scheduled',
        seed: null,
        attempt: 1,
        repeats: null,
        undone: { seed: first.seed, attempt: 1, tables: first.tables, byes: [] },
      },
    });
    expect(await ask('POST', `${session.path}/undraw`, sent)).toMatchObject({ status: 200, body: undrawn.body });
    expect((await ask<{ items: unknown[] }>('GET', `${session.path}/tables`)).body.items).toEqual([]);
    expect((await ask('GET', `/v1/tables/${first.tables[0]?.id}`)).status).toBe(404);
    const { body } = await ask<{ items: object[] }>('GET', `${path}/log`);
    const seats = first.tables.map((table) => table.seats.map(({ playerId }) => playerId));
    expect(body.items.at(-1)).toMatchObject({
      action: 'session-undrawn',
      before: { state: 'drawn', seed: first.seed, attempt: 1, tables: seats },
      reason: 'Two tables are missing',
    });
    const again = (await session.step<TestDraw>('draw')).body;
    expect(again).toMatchObject({ attempt: 2 });
    expect(again.seed).not.toBe(first.seed);
  });

  it('shows its clock by the time of the service, and when it was opened', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path, { durationMinutes: 120 });
    const clock = async () =>
      (
        await ask<{ openedAt: string | null; endsAt: string; clock: { now: string; secondsLeft: number | null } }>(
          'GET',
          session.path,
        )
      ).body;
    expect(await clock()).toMatchObject({ openedAt: null, clock: { secondsLeft: null } });
    await session.step('draw');
    await session.step('open');
    const { openedAt, endsAt, clock: shown } = await clock();
    expect(Math.abs(Date.parse(shown.now) - Date.now())).toBeLessThan(5000);
    expect(Math.abs(Date.parse(openedAt ?? '') - Date.now())).toBeLessThan(5000);
    expect(shown.secondsLeft).toBe(Math.ceil((Date.parse(endsAt) - Date.parse(shown.now)) / 1000));
    await session.step('void');
    expect(await clock()).toMatchObject({ openedAt, clock: { secondsLeft: null } });
  });

  it.each([0, 1, 2, 5])('is not drawn for %d players', async (count) => {
    const { path } = await announce(ask);
    if (count > 0) await enter(ask, path, count);
    const session = await schedule(ask, path);
    expect(await session.step('draw')).toMatchObject({ status: 422, body: { code: 'players-cannot-be-split' } });
    expect((await ask('GET', session.path)).body).toMatchObject({ state: 'scheduled', attempt: 0 });
    expect((await ask('GET', path)).body).toMatchObject({ state: 'registration', publicWord: null });
  });

  it('avoids at its second draw who has met at the first', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 9);
    expect((await (await schedule(ask, path)).step<TestDraw>('draw')).body.repeats).toBe(0);
    const { body } = await (await schedule(ask, path)).step<TestDraw>('draw');
    expect([body.repeats, body.lowerBound]).toEqual([0, 0]);
  });

  it('goes from state to state only as it may, under both headers', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path);
    const refused = async (...names: readonly string[]) => {
      for (const name of names) {
        expect(await session.step(name)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
      }
    };
    await refused('open', 'close', 'finalize', 'reopen');
    await session.step('draw');
    await refused('close', 'finalize', 'reopen');
    expect(await session.step('open', {}, { 'If-Match': '"1-000000000000"' })).toMatchObject({ status: 412 });
    const headers = { ...asAdmin, 'If-Match': await session.etag() };
    expect(await ask('POST', `${session.path}/open`, { body: {}, headers })).toMatchObject({
      status: 400,
      body: { code: 'idempotency-key-missing' },
    });
    const noTag = { ...asAdmin, ...newCommand() };
    expect(await ask('POST', `${session.path}/open`, { body: {}, headers: noTag })).toMatchObject({ status: 428 });
    expect(await session.step('open')).toMatchObject({ status: 200, body: { number: 1, state: 'open' } });
    expect((await ask('GET', path)).body['profileFrozen']).toBe(true);
    await refused('open', 'draw', 'finalize', 'reopen');
    expect(await session.step('close')).toMatchObject({
      status: 409,
      body: { code: 'deals-missing', errors: [{ pointer: '/tables/1' }] },
    });
    expect(await session.step('void', { reason: 'Fire alarm' })).toMatchObject({ body: { state: 'void' } });
    await refused('open', 'draw', 'close', 'finalize', 'reopen', 'void');
  });

  it('that two directors open with one ETag is opened by one of them', async () => {
    const { id, path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path);
    await session.step('draw');
    const etag = await session.etag();
    const directors = await Promise.all([1, 2].map(() => makeKey(ask, { role: 'director', tournament: id })));
    const answers = await Promise.all(
      directors.map(({ headers }) =>
        ask('POST', `${session.path}/open`, { body: {}, headers: { ...headers, ...newCommand(), 'If-Match': etag } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(1);
  });

  it('gives a command that is sent again its first answer, though the ETag has moved on', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path);
    const headers = { ...asAdmin, ...newCommand(), 'If-Match': await session.etag() };
    const [first, again] = [
      await ask('POST', `${session.path}/draw`, { body: {}, headers }),
      await ask('POST', `${session.path}/draw`, { body: {}, headers }),
    ];
    expect(again).toMatchObject({ status: 200, body: first.body, headers: { 'idempotency-replayed': 'true' } });
    expect(again.headers['etag']).toBe(first.headers['etag']);
  });

  it('is run by directors of its tournament only', async () => {
    const { id, path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path);
    const scorer = await makeKey(ask, { role: 'scorer', tournament: id });
    const foreigner = await makeKey(ask, { role: 'director' });
    for (const { headers } of [scorer, foreigner]) {
      expect((await session.step('draw', {}, headers)).status).toBe(403);
      expect((await command(ask, `${path}/sessions`, { startsAt: '2027-03-01T18:00:00Z' }, headers)).status).toBe(403);
    }
    const missing = `/v1/tournaments/${randomUUID()}/sessions`;
    expect((await command(ask, missing, { startsAt: '2027-03-01T18:00:00Z' })).status).toBe(404);
    expect((await ask('GET', `${path}/sessions/2`)).status).toBe(404);
  });

  it('freezes the profile when it opens', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path);
    await session.step('draw');
    await session.step('open');
    const etag = (await ask('GET', path)).headers['etag'] ?? '';
    const change = (body: object) => ask('PATCH', path, { body, headers: { ...asAdmin, 'If-Match': etag } });
    expect(await change({ profile: { scoring: 'classic' } })).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
    expect((await ask('DELETE', path, { headers: { ...asAdmin, 'If-Match': etag } })).status).toBe(409);
    expect((await change({ name: 'Late evening' })).status).toBe(200);
  });
});

describe('a session that was declared void', () => {
  it.todo('has no number on papers: the next one is printed in its place');
});

describe('a paper table', () => {
  it.todo('has a special game noted beside its sums, which awards and jackpots count like one entered by deals');
});
