import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { exportEvent, importEvent, type EventLine } from '../tools/event';
import { generated } from '../tools/generated';
import { startService, type TestService } from '../tools/http';
import { asAdmin } from '../tools/keys';
import { playOnPaper } from '../tools/tournament';

const isFull = process.env['SKAT_RELIABILITY'] === 'full';
const wishes = { seed: 'beside', players: isFull ? 450 : 48, sessions: 3, correctedLists: 0, adjustedLists: 0 };
const exports = 20;
const points = 1_000;

jest.setTimeout(isFull ? 1_200_000 : 180_000);

let service: TestService;
let path: string;
let number: number;
let tables: readonly { readonly id: string; readonly seats: readonly { readonly seat: number }[] }[];
beforeAll(async () => {
  service = await startService();
  const imported = await importEvent(service.ask, await generated(wishes));
  path = String(imported.headers['location']);
  const { body } = await service.ask<{ items: { playerId: string }[] }>('GET', `${path}/standings`);
  const session = await playOnPaper(service.ask, path, new Map(body.items.map(({ playerId }) => [playerId, points])));
  number = wishes.sessions + 1;
  const at = await service.ask<{ items: typeof tables }>('GET', `${session.path}/tables`, { headers: asAdmin });
  tables = at.body.items;
});
afterAll(() => service.stop());

/** Moves points from the first seat of a table to the second, in one command. */
async function move(index: number, by: number): Promise<void> {
  const { id, seats } = tables[index % tables.length] ?? { id: '', seats: [] };
  const at = `/v1/tables/${id}`;
  const etag = (await service.ask('GET', at)).headers['etag'] ?? '';
  const change = [-by, by, 0, 0];
  const totals = seats.map(({ seat }, place) => {
    return { seat, gamePoints: points + (change[place] ?? 0), won: 0, lost: 0 };
  });
  const told = { totals, passed: seats.length === 4 ? 48 : 36, notPlayed: 0, reason: 'Moved' };
  const headers = { ...asAdmin, 'If-Match': etag };
  expect(await service.ask('PUT', `${at}/totals`, { body: told, headers })).toMatchObject({ status: 200 });
}

/** What everybody has from the session that is being written, all together. */
const sumIn = (lines: readonly EventLine[]): number =>
  lines
    .filter(({ kind, record }) => kind === 'session-result' && record['session'] === number)
    .reduce((sum, { record }) => sum + Number(record['total']), 0);

const countsIn = (lines: readonly EventLine[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { kind } of lines.slice(1, -1)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

test('each of twenty exports beside a writer who moves points between players has the right sum and the right end', async () => {
  const sum = sumIn((await exportEvent(service.url, path)).lines);
  let [isOver, moves] = [false, 0];
  const writing = (async () => {
    for (; !isOver; moves += 1) await move(moves, 1 + (moves % 100));
  })();
  const snapshots = new Set<unknown>();
  for (let count = 0; count < exports; count += 1) {
    const { lines } = await exportEvent(service.url, path);
    expect(sumIn(lines)).toBe(sum);
    expect(lines.at(-1)).toMatchObject({ kind: 'end', counts: countsIn(lines) });
    snapshots.add(lines[0]?.['snapshot']);
  }
  isOver = true;
  await writing;
  process.stdout.write(
    `exports beside a writer: ${exports}, states seen: ${snapshots.size}, moves: ${moves}, sum of each: ${sum}\n`,
  );
  expect(moves).toBeGreaterThan(exports);
  expect(snapshots.size).toBeGreaterThan(1);
});

test('an export whose connections to the database are killed is 503, and not half an event', async () => {
  const killer = new Client(service.database.dataSource.options.extra as ClientConfig);
  await killer.connect();
  const answer = exportEvent(service.url, path);
  let isOver = false;
  const killing = (async () => {
    for (; !isOver; await sleep(20)) {
      await killer.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    }
  })();
  const { status, headers, text } = await answer.finally(() => (isOver = true));
  await killing;
  await killer.end();
  expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({ status: 503, code: 'database-unavailable' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
