import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../src/app';
import { Caretaker } from '../../src/modules/events/sessions';
import { openDatabase } from '../../src/persistence/database';
import { createLog } from '../../src/platform';
import { adminKey, startService, type Ask, type TestService } from '../tools/http';
import { passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { announce, command, enter, schedule, type TestDraw, type TestSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

const soon = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const started = Date.now(); !(await holds()); await sleep(20)) {
    if (Date.now() - started > 25_000) throw new Error('waited in vain');
  }
}

const stateOf = async ({ path }: TestSession): Promise<unknown> => (await ask('GET', path)).body['state'];

const announceAnew = async (session: TestSession, body: object): Promise<void> => {
  const headers = { ...asAdmin, 'If-Match': await session.etag() };
  expect(await ask('PATCH', session.path, { body, headers })).toMatchObject({ status: 200 });
};

async function actions(path: string, action: string): Promise<number> {
  const { body } = await ask<{ items: { action: string; by: string | null }[] }>('GET', `${path}/log?limit=100`);
  return body.items.filter((entry) => entry.action === action && entry.by === null).length;
}

/** Two more services on the database of the first. */
async function twoMore() {
  const url = (service.database.dataSource.options as { extra: { connectionString: string } }).extra.connectionString;
  const others = await Promise.all(
    [1, 2].map(async () => {
      const database = await openDatabase({ url, dataDir: '' });
      const app = await createApp({ trustProxy: false, rateLimit: 0, adminKey }, database, createLog('silent'));
      await app.init();
      return { app, database };
    }),
  );
  const stop = async (): Promise<void> => {
    for (const { app, database } of others) {
      await app.close();
      await database.close();
    }
  };
  return { apps: others.map(({ app }) => app), stop };
}

describe('the scheduler', () => {
  it('opens a drawn session at its time and not before, and freezes the profile', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const startsAt = Date.now() + 1200;
    const session = await schedule(ask, path, { startsAt: new Date(startsAt).toISOString() });
    await session.step('draw');
    expect(await stateOf(session)).toBe('drawn');
    await until(async () => (await stateOf(session)) === 'open');
    expect(Date.now()).toBeGreaterThanOrEqual(startsAt);
    expect(await actions(path, 'session-opened')).toBe(1);
    expect((await ask('GET', path)).body['profileFrozen']).toBe(true);
  });

  it('tells once of a session that is due and not drawn, and opens it as soon as it is drawn', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path, { startsAt: soon(-1000) });
    await until(async () => (await actions(path, 'session-overdue')) > 0);
    await sleep(600);
    expect(await actions(path, 'session-overdue')).toBe(1);
    expect(await stateOf(session)).toBe('scheduled');
    await session.step('draw');
    await until(async () => (await stateOf(session)) === 'open');
  });

  it('says once that the time is up, and leaves the session open', async () => {
    const { path } = await announce(ask);
    await enter(ask, path, 3);
    const session = await schedule(ask, path, { startsAt: soon(-61_000), durationMinutes: 1 });
    await session.step('draw');
    await until(async () => (await stateOf(session)) === 'open');
    const { body } = await ask<{ openedAt: string; endsAt: string }>('GET', session.path);
    expect(Date.parse(body.endsAt) - Date.parse(body.openedAt)).toBe(60_000);
    await announceAnew(session, { endsAt: soon(100) });
    await until(async () => (await ask('GET', session.path)).body['timeUp'] === true);
    await sleep(600);
    expect(await actions(path, 'session-time-up')).toBe(1);
    expect(await stateOf(session)).toBe('open');
  });

  it('opens each of 50 due sessions once, with three services on one database', async () => {
    const others = await twoMore();
    const { id, path } = await announce(ask);
    await enter(ask, path, 3);
    const startsAt = soon(2500);
    await service.database.dataSource.query(
      `INSERT INTO session (tournament_id, number, starts_at, deals, seating, state)
       SELECT $1, n, $2, '{"3":36,"4":48}', 'draw', 'drawn' FROM generate_series(1, 50) n`,
      [id, startsAt],
    );
    const count = async (): Promise<number> => {
      const [row] = await service.database.dataSource.query<{ open: number }[]>(
        `SELECT count(*)::int AS open FROM session WHERE tournament_id = $1 AND state = 'open'`,
        [id],
      );
      return row?.open ?? 0;
    };
    await until(async () => (await count()) === 50);
    // Whoever asks for the log finds in it what was committed before.
    await ask('GET', `${path}/log`);
    const opened = await service.database.dataSource.query<{ session: string; times: number }[]>(
      `SELECT subject->>'session' AS session, count(*)::int AS times FROM log_entry
       WHERE tournament_id = $1 AND action = 'session-opened' GROUP BY 1`,
      [id],
    );
    expect(opened).toHaveLength(50);
    expect(opened.filter(({ times }) => times !== 1)).toEqual([]);
    await others.stop();
  }, 60_000);

  it('tells once of each table whose list is not complete when the time is up, with three services on one database', async () => {
    const others = await twoMore();
    const { path } = await announce(ask);
    await enter(ask, path, 9);
    const session = await schedule(ask, path, {
      startsAt: soon(-1_000),
      durationMinutes: 60,
      deals: { '3': 3 },
    });
    const { body } = await session.step<TestDraw>('draw');
    await until(async () => (await stateOf(session)) === 'open');
    const [done, ...short] = body.tables;
    for (let deal = 1; deal <= 3; deal += 1) await command(ask, `/v1/tables/${done?.id}/deals`, passed);
    await service.database.dataSource.query('UPDATE session SET ends_at = now() WHERE ends_at IS NOT NULL');
    await until(async () => (await actions(path, 'session-time-up')) > 0);
    await sleep(600);
    const log = await ask<{ items: { action: string; subject: object; after: object }[] }>(
      'GET',
      `${path}/log?limit=100`,
    );
    const told = log.body.items.filter(({ action }) => action === 'list-missing');
    expect(told.map(({ subject, after }) => ({ subject, after }))).toEqual(
      short.map(({ id }) => ({ subject: { session: 1, table: id }, after: { dealsEntered: 0, dealsFixed: 3 } })),
    );
    await others.stop();
  }, 60_000);
});

describe('the sweeper', () => {
  const insert = (tournament: string, keys: string, expires: string) =>
    service.database.dataSource.query(
      `INSERT INTO idempotency_key (tournament_id, principal, method, path, key, fingerprint, status, headers, body, expires_at)
       SELECT $1, $2, 'POST', '/', $3 || n, '', 200, '{}', '{}', now() + $4::interval FROM generate_series(1, 700) n`,
      [tournament, randomUUID(), keys, expires],
    );
  const kept = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = await service.database.dataSource.query<{ kind: string; keys: number }[]>(
      `SELECT rtrim(key, '0123456789') AS kind, count(*)::int AS keys FROM idempotency_key
       WHERE path = '/' GROUP BY 1 ORDER BY 1`,
    );
    return Object.fromEntries(rows.map(({ kind, keys }) => [kind, keys]));
  };

  it('removes the keys of events that are over and of none, each once, with three services on one database', async () => {
    const others = await twoMore();
    const [over, running, fresh] = [await announce(ask), await announce(ask), await announce(ask)];
    await schedule(ask, over.path).then((session) => session.step('void'));
    await schedule(ask, running.path).then((session) => session.step('void'));
    await schedule(ask, running.path);
    await insert('00000000-0000-0000-0000-000000000000', 'no event ', '-1 minute');
    await insert(randomUUID(), 'deleted ', '-1 minute');
    await insert(over.id, 'over ', '-1 minute');
    await insert(over.id, 'over but young ', '1 minute');
    await insert(running.id, 'running ', '-1 minute');
    await insert(fresh.id, 'without sessions ', '-1 minute');
    const caretakers = [service.app, ...others.apps].map((app) => app.get(Caretaker));
    const removed = await Promise.all(caretakers.map((caretaker) => caretaker.removeCommands()));
    expect(removed.reduce((sum, one) => sum + one, 0)).toBe(2100);
    expect(await kept()).toEqual({ 'over but young ': 700, 'running ': 700, 'without sessions ': 700 });
    await others.stop();
  }, 60_000);
});
