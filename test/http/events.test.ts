import { createApp } from '../../src/app';
import { openDatabase } from '../../src/persistence/database';
import { createLog } from '../../src/platform';
import { readEvents } from '../tools/event-stream';
import { adminKey, listening, startService, type Ask, type TestService } from '../tools/http';
import { asAdmin, makeKey } from '../tools/keys';
import { announce, command, dealsAt, enter, openSession, schedule } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const following = (path: string, headers = {}, url = service.url) => readEvents(`${url}${path}/events`, headers);

describe('the events of a tournament', () => {
  it('come as they happen, each once, in the order of the log, with ids and never with names', async () => {
    const open = await openSession(ask, { players: 3, deals: { '4': 4, '3': 3 } });
    const stream = await following(open.path);
    for (let deal = 1; deal <= 3; deal += 1) await command(ask, dealsAt(open), { passed: true });
    const events = await stream.next(3);
    stream.leave();
    const { body } = await ask<{ items: { sequence: number; action: string; subject: object }[] }>(
      'GET',
      `${open.path}/log`,
    );
    const last = body.items.slice(-3);
    expect(events.map(({ id, event, data }) => [id, event, data.subject])).toEqual(
      last.map(({ sequence, action, subject }) => [sequence, action, subject]),
    );
    expect(events.map(({ event, data }) => [event, data.subject['deal']])).toEqual(
      [1, 2, 3].map((deal) => ['deal-entered', deal]),
    );
    expect(JSON.stringify(events)).not.toContain('Player');
  });

  it('go on where a client left off, whether it names the last one in the header or in the address', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    await schedule(ask, path);
    const all = await readEvents(`${service.url}${path}/events?after=0`);
    const events = await all.next(3);
    all.leave();
    expect(events.map(({ id, event }) => `${id} ${event}`)).toEqual([
      '1 tournament-created',
      '2 players-added',
      '3 session-scheduled',
    ]);
    const resumed = await following(path, { 'Last-Event-ID': '1' });
    expect(await resumed.next(2)).toEqual(events.slice(1));
    resumed.leave();
    const both = await readEvents(`${service.url}${path}/events?after=0`, { 'Last-Event-ID': '2' });
    expect(await both.next(1)).toEqual(events.slice(2));
    both.leave();
  });

  it('come from whichever process wrote them', async () => {
    const url = (service.database.dataSource.options as { extra: { connectionString: string } }).extra.connectionString;
    const database = await openDatabase({ url, dataDir: '' });
    const app = await createApp({ trustProxy: false, rateLimit: 0, adminKey }, database, createLog('silent'));
    const { path } = await announce(ask);
    const stream = await following(path, {}, await listening(app));
    await enter(ask, path, 3);
    expect(await stream.next(1)).toMatchObject([{ id: 2, event: 'players-added' }]);
    // The other process stops while somebody listens: the stream ends, and nobody has to be cut off.
    const ended = stream.end();
    await app.close();
    await ended;
    await database.close();
  });

  it('of more than a page come without a gap', async () => {
    const { path, id } = await announce(ask);
    await service.database.dataSource.query(
      `INSERT INTO unsealed_entry (tournament_id, action, subject) SELECT $1, 'deal-entered', '{}' FROM generate_series(2, 350)`,
      [id],
    );
    const streams = await Promise.all([1, 2, 3].map(() => readEvents(`${service.url}${path}/events?after=0`)));
    for (const stream of streams) {
      const events = await stream.next(350);
      stream.leave();
      expect(events.map((event) => event.id)).toEqual(Array.from({ length: 350 }, (_, index) => index + 1));
    }
  });

  it('begin with where the log ends, whatever the caller has', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    for (const [headers, id] of [
      [{}, 2],
      [{ 'Last-Event-ID': '1' }, 1],
      [{ 'Last-Event-ID': '2' }, 2],
    ] as const) {
      const stream = await following(path, headers);
      expect(await stream.begin()).toEqual({ id, event: 'latest', data: { sequence: 2 } });
      stream.leave();
    }
  });

  it('go on from now for who names one that the log does not have, and are told so', async () => {
    const { path } = await announce(ask);
    const ahead = await following(path, { 'Last-Event-ID': '999999999' });
    expect(await ahead.begin()).toEqual({ id: 1, event: 'reset', data: { sequence: 1 } });
    await enter(ask, path, 3);
    expect(await ahead.next(1)).toMatchObject([{ id: 2, event: 'players-added' }]);
    ahead.leave();
  });

  it.each([
    ['one', 400, 'invalid-request'],
    ['-1', 400, 'invalid-request'],
    ['12345678901', 400, 'invalid-request'],
  ])('after the event %p are not given', async (last, status, code) => {
    const { path } = await announce(ask);
    const headers = { Accept: 'text/event-stream', 'Last-Event-ID': last };
    expect(await ask('GET', `${path}/events`, { headers })).toMatchObject({ status, body: { code } });
  });

  it('of a private tournament are for its own keys', async () => {
    const { path } = await announce(ask, { private: true });
    expect(await ask('GET', `${path}/events`)).toMatchObject({ status: 404 });
    const stream = await following(path, asAdmin);
    expect(stream.status).toBe(200);
    stream.leave();
  });

  it('of a private tournament end for a key that has ended, however much happens', async () => {
    const { id, path } = await announce(ask, { private: true });
    const key = await makeKey(ask, { role: 'scorer', tournament: id });
    const stream = await following(path, key.headers);
    await enter(ask, path, 1);
    expect(await stream.next(1)).toMatchObject([{ event: 'players-added' }]);
    const headers = { ...asAdmin, 'If-Match': key.etag };
    expect(await ask('DELETE', `/v1/keys/${key.id}`, { headers })).toMatchObject({ status: 204 });
    const later = Date.now() + 20_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await enter(ask, path, 1);
    await expect(stream.next(2)).rejects.toThrow('the stream ended');
    clock.mockRestore();
  });
});

describe('the standings', () => {
  it('are answered 304 to whoever has them, until something happens', async () => {
    const open = await openSession(ask, { players: 3, deals: { '4': 4, '3': 3 } });
    const standings = `${open.path}/standings`;
    const first = await ask('GET', standings);
    const tag = first.headers['etag'] ?? '';
    expect(tag).toMatch(/^"v\d+-[0-9a-f]{12}"$/);
    const again = await ask('GET', standings, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
    await command(ask, dealsAt(open), { passed: true });
    expect(await ask('GET', standings, { headers: { 'If-None-Match': tag } })).toMatchObject({ status: 200 });
  });

  it('have another tag where they show other names or another scope', async () => {
    const { path } = await openSession(ask, { players: 3 });
    const standings = `${path}/standings`;
    const answers = [
      await ask('GET', standings),
      await ask('GET', standings, { headers: asAdmin }),
      await ask('GET', `${standings}?scope=session&session=1`),
    ];
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
  });
});
