import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../tools/child';
import { migratedDatabase } from '../tools/database';
import { announce, enter, schedule } from '../tools/tournament';
import { ask as query } from './scene';
import { serviceProcess, type ServiceProcess } from './service-process';

const TOURNAMENTS = 5;
const SESSIONS_EACH = 10;

interface LogEntry {
  readonly action: string;
  readonly by: string | null;
}

describe('two processes on one PostgreSQL', () => {
  let drop: () => Promise<void>;
  let databaseUrl: string;
  let first: ServiceProcess;
  let second: ServiceProcess;

  beforeAll(async () => {
    const database = await migratedDatabase();
    drop = database.drop;
    databaseUrl = database.url;
    [first, second] = [await serviceProcess(database.url), await serviceProcess(database.url)];
    await Promise.all([first.start(), second.start()]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await drop();
  });

  it('open 50 due sessions once each, though one process is killed at the due time', async () => {
    const due = Date.now() + 12_000;
    const paths: string[] = [];
    for (let event = 0; event < TOURNAMENTS; event += 1) {
      const { path } = await announce(first.ask);
      await enter(first.ask, path, 3);
      for (let number = 0; number < SESSIONS_EACH; number += 1) {
        const session = await schedule(first.ask, path, { startsAt: new Date(due).toISOString() });
        expect((await session.step('draw')).status).toBe(200);
      }
      paths.push(path);
    }
    await sleep(Math.max(0, due - Date.now()) + 20);
    await second.kill();

    const opened = async (): Promise<number> => {
      const lists = await Promise.all(
        paths.map((path) => first.ask<{ items: readonly { state: string }[] }>('GET', `${path}/sessions?limit=100`)),
      );
      return lists.flatMap(({ body }) => body.items).filter(({ state }) => state === 'open').length;
    };
    for (let tries = 0; (await opened()) < TOURNAMENTS * SESSIONS_EACH && tries < 100; tries += 1) await sleep(100);
    expect(await opened()).toBe(TOURNAMENTS * SESSIONS_EACH);

    for (const path of paths) {
      const { body } = await first.ask<{ items: readonly LogEntry[] }>('GET', `${path}/log?limit=100`);
      const openings = body.items.filter(({ action, by }) => action === 'session-opened' && by === null);
      expect(openings).toHaveLength(SESSIONS_EACH);
    }
  }, 120_000);

  it('open a session that came due while no process ran, as soon as one runs again', async () => {
    const { path } = await announce(first.ask);
    await enter(first.ask, path, 3);
    const session = await schedule(first.ask, path, { startsAt: new Date(Date.now() + 1500).toISOString() });
    await session.step('draw');
    await first.kill();
    await sleep(2000);
    await first.start();
    const state = async () => (await first.ask('GET', session.path)).body['state'];
    for (let tries = 0; (await state()) !== 'open' && tries < 50; tries += 1) await sleep(100);
    expect(await state()).toBe('open');
  }, 60_000);

  it('are watched by a harness that finds the double openings of a scheduler that looks first and marks last', async () => {
    await query(databaseUrl, `CREATE TABLE wrong_opening (number int NOT NULL)`);
    await query(
      databaseUrl,
      `CREATE TABLE wrong_session AS
       SELECT n AS number, now() + interval '3 seconds' AS due, false AS open FROM generate_series(1, 50) n`,
    );
    const env = { DATABASE_URL: databaseUrl };
    const wrong = [1, 2].map(() => startChild({ script: 'test/reliability/look-then-open.ts', env }));
    await Promise.all(wrong.map(({ firstLine }) => firstLine));
    const count = async (): Promise<{ sessions: number; openings: number }> => {
      const [found] = await query<{ sessions: number; openings: number }>(
        databaseUrl,
        'SELECT count(DISTINCT number)::int AS sessions, count(*)::int AS openings FROM wrong_opening',
      );
      return found ?? { sessions: 0, openings: 0 };
    };
    for (let tries = 0; (await count()).sessions < 50 && tries < 200; tries += 1) await sleep(100);
    await sleep(500);
    await Promise.all(wrong.map((process) => process.end('SIGKILL')));
    expect((await count()).openings).toBeGreaterThan(50);
  }, 60_000);
});
