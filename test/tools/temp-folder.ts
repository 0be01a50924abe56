import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** A new empty folder that every account may enter. */
export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'skat-')));
  chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
}

/** Removes what `tempFolder` made; for `afterEach`. */
export function removeTempFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
