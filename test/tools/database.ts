import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { testServerUrl } from './test-server';

/** An empty database of one's own. */
export interface TestDatabase {
  readonly url: string;
  /** Removes the database together with whatever is still connected to it. */
  readonly drop: () => Promise<void>;
}

/** Makes an empty database on the test server, for one test file or one test. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onTestServer(`CREATE DATABASE ${name}`);
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onTestServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onTestServer(command: string): Promise<void> {
  const client = new Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
