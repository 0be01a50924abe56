import { Client } from 'pg';
import { migrations } from '../../migrations';
import { startEmbedded } from '../../src/persistence/embedded/server';
import type { Child } from '../tools/child';
import { freshDatabase } from '../tools/database';
import { ask, emptyScene, openElsewhere, openingOf, until, type Scene } from './scene';

jest.setTimeout(300_000);

let scene: Scene;
const services: Child[] = [];

beforeEach(() => void (scene = emptyScene()));
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.end('SIGKILL')));
  scene.killServer();
  scene.remove();
});

function start(env: Readonly<Record<string, string>> = { SKAT_DATA_DIR: scene.dataDir }): Child {
  const service = openElsewhere(env);
  services.push(service);
  return service;
}

/** Starts the service once more, as people do after a crash, looks at what it has, and stops it in order. */
async function nextStart(): Promise<unknown> {
  const next = start();
  await openingOf(next);
  const keys = await ask(scene.url, 'SELECT role FROM access_key');
  return { keys, exitCode: await next.end('SIGTERM'), serverLeft: scene.isServerUp() };
}

const whole = { keys: [{ role: 'admin' }], exitCode: 0, serverLeft: false };

/** Holds the table's name in an open transaction, so that a migration stops half-way and waits. */
async function blockMigration(url: string): Promise<Client> {
  const blocker = new Client({ connectionString: url });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('BEGIN; CREATE TABLE access_key ()');
  return blocker;
}

const isMigrating = async (url: string): Promise<boolean> => {
  const waiting = await ask(
    url,
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'skat-arbiter'
        AND wait_event_type = 'Lock' AND query LIKE '%CREATE TABLE access_key%'`,
  );
  return waiting.length > 0;
};

const tables = (url: string) =>
  ask(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`);

test.each([
  ['initdb runs', 'new-PID/base'],
  ['the cluster has its place', 'data/PG_VERSION'],
  ['the server starts', 'data/postmaster.pid'],
  ['the server listens', 'run/.s.PGSQL.5432'],
])('the next start works after a kill -9 of the first one while %s', async (_, sign) => {
  const first = start();
  await until(`${sign} is there`, () => scene.has(sign.replace('PID', String(first.pid))));
  await first.end('SIGKILL');

  const started = Date.now();
  expect(await nextStart()).toEqual(whole);
  expect(Date.now() - started).toBeLessThan(20_000);
});

test('a service killed with -9 while it migrates leaves nothing half-made, and the next start works', async () => {
  const server = await startEmbedded(scene);
  const blocker = await blockMigration(server.url);
  const service = start();
  await until('the migration waits', () => isMigrating(server.url));
  await service.end('SIGKILL');
  await blocker.end();

  await until('the killed session is gone', async () => !(await isMigrating(server.url)));
  expect(await tables(server.url)).toEqual([]);
  await server.leave();
  expect(await nextStart()).toEqual(whole);
});

test('service and server killed with -9 while the service migrates leave nothing half-made, and the next start works', async () => {
  const server = await startEmbedded(scene);
  await blockMigration(server.url);
  const service = start();
  await until('the migration waits', () => isMigrating(server.url));
  const killed = service.end('SIGKILL');
  scene.killServer();
  await killed;

  await server.leave();
  expect(await nextStart()).toEqual(whole);
});

test('a service whose server is killed with -9 while it migrates starts it again and finishes', async () => {
  const server = await startEmbedded(scene);
  await blockMigration(server.url);
  const service = start();
  await until('the migration waits', () => isMigrating(server.url));
  scene.killServer();

  await openingOf(service);
  expect(await ask(server.url, 'SELECT name FROM migrations ORDER BY id')).toEqual(
    migrations.map(({ name }) => ({ name })),
  );
  await service.end('SIGTERM');
  await server.leave();
});

test('a service killed with -9 while it migrates a PostgreSQL of its own leaves nothing half-made there', async () => {
  const { url, drop } = await freshDatabase();
  const blocker = await blockMigration(url);
  const service = start({ DATABASE_URL: url });
  await until('the migration waits', () => isMigrating(url));
  await service.end('SIGKILL');
  await blocker.end();

  await until('the killed session is gone', async () => !(await isMigrating(url)));
  expect(await tables(url)).toEqual([]);
  const next = start({ DATABASE_URL: url });
  expect((await openingOf(next)).adminKey).toBeDefined();
  await next.end('SIGTERM');
  await drop();
});

test('the next start joins the server that a service killed with -9 while idle left running', async () => {
  const service = start();
  await openingOf(service);
  await service.end('SIGKILL');

  expect(scene.isServerUp()).toBe(true);
  expect(await nextStart()).toEqual(whole);
});

test('the next start works after a kill -9 of the service and of the server while idle', async () => {
  const service = start();
  await openingOf(service);
  scene.killServer();
  await service.end('SIGKILL');

  expect(await nextStart()).toEqual(whole);
});

test('an idle service starts its server again after a kill -9', async () => {
  const service = start();
  await openingOf(service);
  const started = () => ask<{ at: Date }>(scene.url, 'SELECT pg_postmaster_start_time() AS at').catch(() => []);
  const [before] = await started();
  scene.killServer();

  await until('another server answers', async () => {
    const [now] = await started();
    return now !== undefined && now.at.getTime() !== before?.at.getTime();
  });
  expect(await service.end('SIGTERM')).toBe(0);
  expect(scene.isServerUp()).toBe(false);
});
