import { Client } from 'pg';
import { codeOf } from '../error-code';
import { databaseName, maintenance } from './address';
import type { Layout } from './layout';

/** Any number would do; all that matters is that nobody else locks it in the maintenance database. */
const presence = 1_397_441_876;

/**
 * One process's share in the server: a connection that holds a shared lock for as long as the process lives, however
 * it ends. The lock counts the processes; the connection tells at once when the server dies.
 */
export interface Keeper {
  /** Settles when the connection is gone. */
  readonly lost: Promise<void>;
  /** Gives the share back. True for exactly one process, the last one out, which must now stop the server. */
  leave(): Promise<boolean>;
  end(): Promise<void>;
}

/** Takes a share in the running server, its database made sure of; undefined while no server answers. */
export async function takeShare(layout: Layout): Promise<Keeper | undefined> {
  const client = new Client({ ...maintenance(layout), application_name: 'skat keeper' });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // Without a listener the loss of the connection would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Waits while a last one out is stopping the server, and then fails with it.
    await client.query('SELECT pg_advisory_lock_shared($1)', [presence]);
    await makeDatabase(client);
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
  return { lost, leave: () => giveBack(client), end: () => client.end() };
}

async function giveBack(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [presence]);
  const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [presence]);
  return rows[0]?.alone ?? false;
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
  if (rowCount) return;
  // Two processes may come this far together: the slower one is told that it exists.
  await client.query(`CREATE DATABASE ${databaseName}`).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  });
}
