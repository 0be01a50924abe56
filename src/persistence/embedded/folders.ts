import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Account } from './account';

/** Where things lie that cannot lie in the data folder: `EMBEDDED_SHARED_DIR`, else the system's temporary folder. */
export function sharedFolder(): string {
  return openFolder(process.env['EMBEDDED_SHARED_DIR'] ?? tmpdir());
}

/** A folder that others may pass through; one that is there already is left as it is. */
export function openFolder(path: string): string {
  // The umask of a careful root would otherwise lock out the account that runs the server.
  if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o755);
  return path;
}

/**
 * A folder for the account's eyes only, made where it is missing. Throws when somebody else holds the name, since
 * anybody may plant a folder or a link in a shared place.
 */
export function claimFolder(path: string, account: Account | undefined): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  const own = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== own && found.uid !== account?.uid)) {
    throw new Error(`${path} is not a folder of this user`);
  }
  if (account && found.uid !== account.uid) chownSync(path, account.uid, account.gid);
  return path;
}
