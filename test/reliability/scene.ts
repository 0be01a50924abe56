import { chmodSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { startChild, type Child } from '../tools/child';

const opening = z.object({ place: z.string(), adminKey: z.string().optional() });

/** What a process says when its database is open. */
export type Opening = z.infer<typeof opening>;

/** The data folder of one embedded database, and what can be seen of it from outside. */
export interface Scene {
  readonly dataDir: string;
  readonly url: string;
  /** Whether there is such a file or link in the folder of the database. */
  has(name: string): boolean;
  /** Kills the database server as power loss would, if it runs. */
  killServer(): void;
  isServerUp(): boolean;
  remove(): void;
}

/** An empty place that every account can enter, so that nothing moves away. */
export function emptyScene(): Scene {
  const root = mkdtempSync(path.join(tmpdir(), 'skat-'));
  chmodSync(root, 0o755);
  const folder = path.join(root, 'data', 'postgres');
  const pidFile = path.join(folder, 'data', 'postmaster.pid');
  const serverPid = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return {
    dataDir: path.join(root, 'data'),
    url: `postgresql:///skat?host=${folder}/run&user=skat`,
    has: (name) => lstatSync(path.join(folder, name), { throwIfNoEntry: false }) !== undefined,
    killServer: () => existsSync(pidFile) && process.kill(serverPid(), 'SIGKILL'),
    isServerUp: () => existsSync(pidFile),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Starts a process that opens the database and keeps it open, as somebody else where root says so. */
export function openElsewhere(
  env: Readonly<Record<string, string>>,
  account: { readonly uid?: number; readonly gid?: number } = {},
): Child {
  return startChild({ script: 'test/reliability/open-database.ts', env, ...account });
}

/** Waits until the process has opened its database; rejects with its last words when it ends before. */
export async function openingOf(child: Child): Promise<Opening> {
  return opening.parse(JSON.parse(await child.firstLine));
}

/** Runs one statement on a connection of its own. */
export async function ask<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the condition holds; throws after 60 s. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const started = Date.now(); !(await holds()); await sleep(5)) {
    if (Date.now() - started > 60_000) throw new Error(`waited in vain until ${what}`);
  }
}
