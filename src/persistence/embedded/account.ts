import { execFile } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { promisify } from 'node:util';

/** The operating system account that the server's processes run as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** What the server's programs see of the environment: enough to run, and the same on every machine. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

const candidates = ['postgres', 'nobody'];

/**
 * The account for a server whose data lie in `cluster`. An ordinary user runs the server as himself (`undefined`);
 * PostgreSQL refuses root, so root borrows the owner of the data or else an unprivileged account of the system.
 * Throws where the system has none.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of candidates) {
    const account = await accountNamed(name);
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no account ${candidates.join(' or ')}: set DATABASE_URL`,
  );
}

/** Runs a program to its end as the account; rejects when it fails or cannot be run. */
export async function runAs(account: Account | undefined, program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, [...args], { ...account, cwd: '/', env: bareEnvironment() });
  return stdout;
}

/** Asks the system itself, since modes alone know nothing of access lists. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return runAs(account, '/bin/sh', ['-c', 'cd -- "$0"', folder]).then(
    () => true,
    () => false,
  );
}

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runAs(undefined, 'id', [flag, name])));
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}
