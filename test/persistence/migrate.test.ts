import { readdirSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '../../migrations';
import { makeDataSource } from '../../src/persistence/data-source';
import { migrate } from '../../src/persistence/migrate';
import { proveLog, sealLines } from '../../src/persistence/stores/sealing';
import { freshDatabase, type TestDatabase } from '../tools/database';

let fresh: TestDatabase;
beforeEach(async () => void (fresh = await freshDatabase()));
afterEach(() => fresh.drop());

const schema = `SELECT table_name, column_name, data_type, datetime_precision, is_nullable, column_default
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`;

test('every file of migrations is listed once, in the order of its time', () => {
  const files = readdirSync(path.resolve(__dirname, '../../migrations')).filter((name) => name !== 'index.ts');
  const times = files
    .map((name) => /^(\d{13})-[a-z]+(?:-[a-z]+)+\.ts$/.exec(name)?.[1] ?? name)
    .toSorted((a, b) => Number(a) - Number(b));
  expect(migrations.map(({ name }) => name.slice(-13))).toEqual(times);
  expect(new Set(times).size).toBe(files.length);
});

test('the tables after all migrations are those that the entities describe', async () => {
  const dataSource = await makeDataSource(fresh.url, () => undefined).initialize();
  await migrate(dataSource);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
  await dataSource.destroy();
});

test('migrating twice changes nothing', async () => {
  const dataSource = await makeDataSource(fresh.url, () => undefined).initialize();
  await migrate(dataSource);
  await migrate(dataSource);
  expect(await dataSource.query('SELECT count(*)::int AS n FROM migrations')).toEqual([{ n: migrations.length }]);
  await dataSource.destroy();
});

test('all migrations can be taken back and made again, with the same tables', async () => {
  const dataSource = await makeDataSource(fresh.url, () => undefined).initialize();
  await migrate(dataSource);
  const once: unknown = await dataSource.query(schema);
  for (const _ of migrations) await dataSource.undoLastMigration();
  expect(await dataSource.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([
    { tablename: 'migrations' },
  ]);
  await migrate(dataSource);
  expect(await dataSource.query(schema)).toEqual(once);
  await dataSource.destroy();
});

test('a migration may take longer than a statement of the service', async () => {
  const dataSource = await makeDataSource(fresh.url, () => undefined).initialize();
  const other = await makeDataSource(fresh.url, () => undefined).initialize();
  const [waiting] = await Promise.all([
    migrate(dataSource).then(() => 'migrated'),
    other.transaction(async (manager) => {
      await manager.query(`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await manager.query('CREATE TABLE access_key ()');
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      await manager.query('DROP TABLE access_key');
    }),
  ]);
  expect(waiting).toBe('migrated');
  await Promise.all([dataSource.destroy(), other.destroy()]);
}, 20_000);

test('lines that were logged before the log was chained wait to be sealed in their order, and go back', async () => {
  const dataSource = await makeDataSource(fresh.url, () => undefined).initialize();
  await migrate(dataSource);
  const chained = migrations.findIndex(({ name }) => name.startsWith('ChainLog'));
  for (const _ of migrations.slice(chained)) await dataSource.undoLastMigration();
  const ids = ['b', 'a'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  for (const id of ids) {
    await dataSource.query(
      `INSERT INTO tournament (id, name, ruleset, time_zone, profile, owner_key) VALUES ($1, 'x', 'isko-2022', 'UTC', '{}', $1)`,
      [id],
    );
    await dataSource.query('INSERT INTO tournament_tail VALUES ($1, 30)', [id]);
    await dataSource.query(
      `INSERT INTO log_entry (tournament_id, sequence, at, action, subject)
       SELECT $1, n, '2026-01-01Z'::timestamptz + n * interval '1 hour', 'line-' || n, '{}' FROM generate_series(1, 30) n ORDER BY random()`,
      [id],
    );
  }
  const actions = `SELECT tournament_id AS id, string_agg(action, ' ' ORDER BY sequence) AS actions,
    bool_and(at = '2026-01-01Z'::timestamptz + sequence * interval '1 hour') AS timed FROM log_entry GROUP BY 1 ORDER BY 1`;
  const before: unknown = await dataSource.query(actions);
  await migrate(dataSource);
  await dataSource.transaction((manager) => sealLines(manager, ids[0] ?? '', { waits: true }));
  expect(await proveLog(dataSource.manager, ids[0] ?? '')).toMatchObject({ last: { sequence: 30 }, fault: undefined });
  for (const _ of migrations.slice(chained)) await dataSource.undoLastMigration();
  expect(await dataSource.query(actions)).toEqual(before);
  await migrate(dataSource);
  for (const id of ids) {
    await dataSource.transaction((manager) => sealLines(manager, id, { waits: true }));
    expect(await proveLog(dataSource.manager, id)).toMatchObject({ last: { sequence: 30 }, fault: undefined });
  }
  expect(await dataSource.query(actions)).toEqual(before);
  await dataSource.destroy();
});
