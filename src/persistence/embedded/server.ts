import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedUrl } from './address';
import { findBinaries } from './binaries';
import { hasCluster, makeCluster } from './cluster';
import { takeShare, type Keeper } from './keeper';
import { layOut, type Layout } from './layout';
import { tryLock } from './lock';
import { startPostmaster, stopPostmaster } from './postmaster';

/** A database server that this process may use until it leaves. */
export interface DatabaseServer {
  readonly url: string;
  /** Where the data lie, in words fit for a log. */
  readonly place: string;
  leave(): Promise<void>;
}

/** What an embedded server needs to know. */
export interface EmbeddedSettings {
  readonly dataDir: string;
  readonly log?: (line: string) => void;
  /** Further arguments to `postgres`; whoever starts the server decides. */
  readonly flags?: readonly string[];
}

interface Launch {
  readonly layout: Layout;
  readonly bin: string;
  readonly flags: readonly string[];
}

/** How often a server may end right after its start; after a kill its sessions need a moment to go. */
const mostRefusals = 30;

/**
 * Starts the PostgreSQL whose data lie under `dataDir`, or joins it when it runs already; makes it at the very first
 * start. Any number of processes may do so at once. Should the server die, it is started again. The last process to
 * leave stops it. Throws EmbeddedDatabaseMissing, or an Error with the server's last words.
 */
export async function startEmbedded({ dataDir, log, flags = [] }: EmbeddedSettings): Promise<DatabaseServer> {
  const layout = await layOut(dataDir);
  const launch = { layout, bin: await findBinaries(layout.account), flags };
  let keeper = await join(launch);
  const leaving = new AbortController();
  let reviving = Promise.resolve();

  const attend = async (): Promise<void> => {
    await keeper.lost;
    if (!leaving.signal.aborted) reviving = revive();
  };
  const revive = async (): Promise<void> => {
    log?.('the embedded PostgreSQL is gone and is started again');
    while (!leaving.signal.aborted) {
      try {
        keeper = await join(launch);
        void attend();
        return;
      } catch (error) {
        log?.(String(error));
        await sleep(1_000);
      }
    }
  };
  void attend();

  const leave = async (): Promise<void> => {
    leaving.abort();
    await reviving;
    await release(keeper, layout);
  };
  return { url: embeddedUrl(layout), place: layout.folder, leave };
}

async function join(launch: Launch): Promise<Keeper> {
  for (let refusals = 0; refusals < mostRefusals;) {
    const running = await takeShare(launch.layout);
    if (running) return running;
    const unlock = tryLock(launch.layout.lock);
    if (unlock) {
      const started = await bringUp(launch).finally(unlock);
      if (started) return started;
      refusals += 1;
    }
    await sleep(100);
  }
  throw new Error(`the embedded PostgreSQL in ${launch.layout.folder} does not start: ${lastWords(launch.layout)}`);
}

/** Waits as long as the server lives, since recovery takes its time; undefined when it ended. */
async function bringUp({ layout, bin, flags }: Launch): Promise<Keeper | undefined> {
  if (!hasCluster(layout)) await makeCluster(layout, bin);
  const postmaster = startPostmaster(layout, bin, flags);
  while (!postmaster.hasExited()) {
    await sleep(30);
    const keeper = await takeShare(layout);
    if (keeper) return keeper;
  }
  return undefined;
}

async function release(keeper: Keeper, layout: Layout): Promise<void> {
  try {
    if (await keeper.leave()) await stopPostmaster(layout);
  } catch {
    // The server is down already, so nothing is left to stop.
  } finally {
    await keeper.end().catch(() => undefined);
  }
}

function lastWords({ log }: Layout): string {
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-1000) : 'it said nothing';
}
