import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { openDatabase } from '../../src/persistence/database';
import { migratedName, onTestServer } from './on-test-server';
import { testServerUrl } from './test-server';

/** A database of one's own. */
export interface TestDatabase {
  readonly url: string;
  /** Removes the database together with whatever is still connected to it. */
  readonly drop: () => Promise<void>;
}

/** Makes an empty database on the test server, for one test file or one test. */
export async function freshDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

/** Makes a database whose schema is up to date and whose tables are empty: a copy of one that is migrated once a run. */
export async function migratedDatabase(): Promise<TestDatabase> {
  const template = migratedName();
  await onTestServer(async (client) => {
    // The workers of a run ask for it at the same time; the first one makes it.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await migrate(client, template);
  });
  return copyOf(template);
}

/** Nobody finds it under its name before all migrations are through. */
async function migrate(client: Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name}_half`);
  await client.query(`CREATE DATABASE ${name}_half`);
  const database = await openDatabase({ url: addressOf(`${name}_half`), dataDir: '' });
  await database.close();
  await client.query(`ALTER DATABASE ${name}_half RENAME TO ${name}`);
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onTestServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const drop = () => onTestServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { url: addressOf(name), drop };
}

function addressOf(name: string): string {
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return url.href;
}
