import { setTimeout as sleep } from 'node:timers/promises';
import { exportEvent, importEvent } from '../tools/event';
import { generated } from '../tools/generated';
import { startService, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { slowReader } from '../tools/slow-reader';
import { newCommand } from '../tools/tournament';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const small = { seed: 'small', players: 12, sessions: 2 };
const large = { seed: 'large', players: isFull ? 450 : 240, sessions: isFull ? 8 : 3 };

jest.setTimeout(isFull ? 1_200_000 : 600_000);

let service: TestService;
let text: string;
let path: string;
beforeAll(async () => {
  service = await startService();
  const { dataSource } = service.database;
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  );
  // Nothing but what is said here teaches the database how large an event is.
  for (const { name } of tables) await dataSource.query(`ALTER TABLE "${name}" SET (autovacuum_enabled = false)`);
  await importEvent(service.ask, await generated(small));
  await dataSource.query('ANALYZE');
});
afterAll(() => service.stop());

/** Everything that reads a whole event or a whole session. */
const reads = [
  'standings',
  'prizes',
  'awards',
  'ledger',
  'ledger/desk',
  'recheck',
  'log/verify',
  'players',
  'sessions',
  'sessions/1/tables',
  'sessions/1/control-room',
  'csv/standings',
  'csv/deals',
  'csv/log',
  'pdf/results',
];

const pot = [{ pot: 'best', parts: 1 }];

/** What is counted from every deal of an event: charges for lost and passed ones, and prizes for single games. */
const counted = {
  charges: [
    { code: 'lost', per: 'lost-game', tiers: [{ from: 1, cents: 50 }], to: pot },
    { code: 'passed', per: 'passed-deal', cents: 10, to: pot },
  ],
  awards: [
    { code: 'highest', criteria: [{ measure: 'highest-game', deals: {} }] },
    { code: 'matadors', criteria: [{ measure: 'most-matadors' }] },
  ],
};

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started) / 1000;
}

test('S13: a large event goes into a database that knows small ones only, and is read as a whole right after', async () => {
  const { ask, url } = service;
  text = await generated(large);
  const took: Record<string, number> = {};
  took['import'] = await seconds(async () => {
    const imported = await importEvent(ask, text);
    expect(imported).toMatchObject({ status: 201 });
    path = String(imported.headers['location']);
  });
  took['export'] = await seconds(async () => expect((await exportEvent(url, path)).text).toBe(text));
  const { body: plan, headers } = await ask<typeof counted>('GET', `${path}/money`, { headers: asAdmin });
  const put = await ask('PUT', `${path}/money`, {
    body: {
      ...plan,
      charges: [...plan.charges, ...counted.charges],
      awards: [...plan.awards, ...counted.awards],
      reason: 'More to count',
    },
    headers: { ...asAdmin, 'If-Match': headers['etag'] ?? '' },
  });
  expect(put).toMatchObject({ status: 200 });
  for (const read of reads) {
    took[read] = await seconds(async () => {
      expect(await ask('GET', `${path}/${read}`, { headers: asAdmin })).toMatchObject({ status: 200 });
    });
  }
  process.stdout.write(`S13: ${JSON.stringify({ ...large, took })}\n`);
});

/** Milliseconds that each of the requests took that came one after the other meanwhile: a read and a write in turns. */
async function probed(milliseconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (const end = Date.now() + milliseconds; Date.now() < end;) {
    for (const [method, at, status] of [
      ['GET', path, 200],
      ['POST', '/v1/tournaments', 201],
    ] as const) {
      const body = { name: 'Beside readers', ruleset: 'isko', startsAt: '2027-03-01T09:00:00.000Z' };
      const more = method === 'POST' ? { body, headers: { ...asAdmin, ...newCommand() } } : {};
      const sent = performance.now();
      expect(await service.ask(method, at, more)).toMatchObject({ status });
      times.push(performance.now() - sent);
    }
  }
  return times.toSorted((a, b) => a - b);
}

const slowestHundredth = (times: readonly number[]): number => Math.round(times[Math.floor(times.length * 0.99)] ?? 0);

test('S12: two dozen who read one export slowly, or not at all, hold up nobody', async () => {
  const quiet = await probed(3_000);
  const paces = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 200_000 : 0));
  const readers = paces.map((bytesPerSecond) => slowReader(`${service.url}${path}/export`, bytesPerSecond));
  await sleep(500);
  // An export is written down before it is sent, and that goes on beside the requests too.
  const whileWritten = await probed(6_000);
  await Promise.all(readers.map(({ answered }) => answered));
  const beside = [...whileWritten, ...(await probed(3_000))].toSorted((a, b) => a - b);
  const statuses = await Promise.all(readers.map((reader) => reader.leave()));
  const figures = { quiet: slowestHundredth(quiet), beside: slowestHundredth(beside), requests: beside.length };
  process.stdout.write(`S12: ${JSON.stringify(figures)}\n`);
  expect(statuses).toEqual(paces.map(() => 200));
  // Whoever waits for a connection waits for 5 s.
  expect(beside.at(-1)).toBeLessThan(4_000);
});
