import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { openDatabase, type Database } from '../../src/persistence/database';
import { Ledger } from '../../src/persistence/ledger';
import { BadData, DatabaseUnavailable, SerializationConflict, StatementTooSlow } from '../../src/persistence/failures';
import { inTransaction } from '../../src/persistence/transaction';
import { freshDatabase, type TestDatabase } from '../tools/database';

let fresh: TestDatabase;
let database: Database;
let dataSource: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, dataDir: '.' });
  dataSource = database.dataSource;
  await dataSource.query('CREATE TABLE note (id int PRIMARY KEY, changes int NOT NULL DEFAULT 0)');
});
beforeEach(() => dataSource.query('TRUNCATE note; INSERT INTO note (id) VALUES (1), (2)'));
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const notes = () => dataSource.query<unknown[]>('SELECT id, changes FROM note ORDER BY id');
const fail = (state: string): string => `DO $$ BEGIN RAISE EXCEPTION 'told to' USING ERRCODE = '${state}'; END $$`;

test('what the work returns is returned once it is committed', async () => {
  const answer = await inTransaction(dataSource, async (manager) => {
    await manager.query('UPDATE note SET changes = 5 WHERE id = 1');
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await notes()).toEqual([
    { id: 1, changes: 5 },
    { id: 2, changes: 0 },
  ]);
});

test('what the work throws is thrown on, and nothing of the work stays', async () => {
  const reason = new Error('the list is full');
  const failing = inTransaction(dataSource, async (manager) => {
    await manager.query('DELETE FROM note');
    throw reason;
  });
  await expect(failing).rejects.toBe(reason);
  expect(await notes()).toHaveLength(2);
});

test.each(['40001', '40P01'])('work that fails with %s is tried again from the start', async (state) => {
  let attempts = 0;
  await inTransaction(dataSource, async (manager) => {
    attempts += 1;
    await manager.query('UPDATE note SET changes = changes + 1 WHERE id = 1');
    if (attempts < 3) await manager.query(fail(state));
  });
  expect(attempts).toBe(3);
  expect(await notes()).toContainEqual({ id: 1, changes: 1 });
});

test('work that never gets through is a SerializationConflict after four attempts', async () => {
  let attempts = 0;
  const work = inTransaction(dataSource, async (manager) => {
    attempts += 1;
    await manager.query(fail('40001'));
  });
  await expect(work).rejects.toBeInstanceOf(SerializationConflict);
  expect(attempts).toBe(4);
});

test('two transactions in a deadlock both get through in the end', async () => {
  let first = true;
  let bothHold: () => void;
  const holding = new Promise<void>((resolve) => (bothHold = resolve));
  let holders = 0;
  const change = (one: number, other: number) =>
    inTransaction(dataSource, async (manager) => {
      await manager.query('UPDATE note SET changes = changes + 1 WHERE id = $1', [one]);
      holders += 1;
      if (holders === 2) bothHold();
      if (first) await holding;
      first = holders < 2;
      await manager.query('UPDATE note SET changes = changes + 1 WHERE id = $1', [other]);
    });
  await Promise.all([change(1, 2), change(2, 1)]);
  expect(await notes()).toEqual([
    { id: 1, changes: 2 },
    { id: 2, changes: 2 },
  ]);
  expect(holders).toBeGreaterThan(2);
});

test.each([
  ['an integer above 2^31 - 1', 'SELECT 2147483648::int'],
  ['U+0000 in a text', String.raw`SELECT convert_from('\x00'::bytea, 'UTF8')`],
  ['U+0000 in JSON', String.raw`SELECT '{"a":"\u0000"}'::jsonb`],
])('%s is BadData', async (_, statement) => {
  const work = inTransaction(dataSource, (manager) => manager.query(statement));
  await expect(work).rejects.toBeInstanceOf(BadData);
});

test('a statement that takes too long is StatementTooSlow, and the connection serves on', async () => {
  const work = inTransaction(dataSource, async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 50');
    await manager.query('SELECT pg_sleep(2)');
  });
  await expect(work).rejects.toBeInstanceOf(StatementTooSlow);
  expect(await notes()).toHaveLength(2);
});

describe.each(['change', 'snapshot', 'read'] as const)('a connection that is lost in the middle of a %s', (way) => {
  it('is DatabaseUnavailable for the statement under way and for the one after, and the next one is well', async () => {
    const ledger = new Ledger(dataSource);
    const killed = ledger[way]((manager) => manager.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    await expect(killed).rejects.toBeInstanceOf(DatabaseUnavailable);
    // The pool learns of it a moment after the statement.
    await sleep(100);
    expect(await notes()).toHaveLength(2);
    if (way === 'read') return;
    const goingOn = ledger[way](async (manager) => {
      const [own] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await dataSource.query('SELECT pg_terminate_backend($1)', [own?.pid]);
      // The loss is noticed between two statements, not by one.
      await sleep(200);
      await manager.query('SELECT 1');
    });
    await expect(goingOn).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await notes()).toHaveLength(2);
  });
});
