import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { accountFor, canEnter, type Account } from './account';
import { claimFolder, openFolder, sharedFolder } from './folders';

/** Where the parts of one embedded database lie. */
export interface Layout {
  readonly account: Account | undefined;
  /** Holds all the rest; the place to name to people. */
  readonly folder: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly lock: string;
  readonly log: string;
}

/** Bytes; the socket's own name takes 14 more, and macOS allows 103 in all. */
const longestSocketFolder = 88;

/**
 * Lays the database out under `dataDir`, making the folders. What cannot lie there moves to the shared folder under a
 * name that every process derives alike: all of it where root's account cannot enter, the socket where the path is
 * too long for one.
 */
export async function layOut(dataDir: string): Promise<Layout> {
  const home = realpathSync(openFolder(path.resolve(dataDir)));
  const wanted = path.join(home, 'postgres');
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const account = await accountFor(path.join(wanted, 'data'));

  const inPlace = account === undefined || (await canEnter(account, home));
  const folder = claimFolder(inPlace ? wanted : path.join(sharedFolder(), `skat-data-${key}`), account);
  const near = path.join(folder, 'run');
  const fits = Buffer.byteLength(near) <= longestSocketFolder;
  const socketFolder = claimFolder(fits ? near : path.join(sharedFolder(), `skat-run-${key}`), account);
  return {
    account,
    folder,
    cluster: path.join(folder, 'data'),
    socketFolder,
    lock: path.join(folder, 'start.lock'),
    log: path.join(folder, 'server.log'),
  };
}
