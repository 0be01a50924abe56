import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runAs } from './account';
import { roleName } from './address';
import type { Layout } from './layout';
import { isAlive } from './process';

const choices = [
  `--username=${roleName}`,
  // The socket's folder is closed to others, so whoever can knock may come in.
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  // The same order of letters on every system, whatever locales it has.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Whether there is a whole cluster; a half-made one never bears the name. */
export function hasCluster({ cluster }: Layout): boolean {
  return existsSync(path.join(cluster, 'PG_VERSION'));
}

/** Makes the cluster under a passing name and moves it into place; where somebody was faster, his one stays. */
export async function makeCluster({ account, folder, cluster }: Layout, bin: string): Promise<void> {
  await sweepDrafts(folder);
  const draft = path.join(folder, `new-${process.pid}`);
  try {
    await runAs(account, path.join(bin, 'initdb'), ['-D', draft, ...choices]);
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
}

/** An initdb that outlives its killed owner still writes for a moment; what cannot go now is left to a later start. */
async function sweepDrafts(folder: string): Promise<void> {
  const abandoned = readdirSync(folder).filter((name) => {
    const pid = Number(/^new-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
    return pid === process.pid || (pid > 0 && !isAlive(pid));
  });
  for (const name of abandoned) {
    const draft = path.join(folder, name);
    await rm(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
  }
}
