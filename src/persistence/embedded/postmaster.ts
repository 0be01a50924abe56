import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment } from './account';
import type { Layout } from './layout';

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Containers are given a small /dev/shm, which parallel workers fill up.
  max_parallel_workers_per_gather: '0',
  // Only starts, stops and crashes: a failed statement is told to whoever sent it.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** A server process that was started; it may be gone a moment later when another one holds the cluster. */
export interface Postmaster {
  hasExited(): boolean;
}

/** Starts the server apart from this process, so that it outlives a kill and ignores the terminal's Ctrl-C. */
export function startPostmaster(layout: Layout, bin: string, flags: readonly string[]): Postmaster {
  clearStaleLocks(layout);
  const log = openSync(layout.log, 'a', 0o600);
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', layout.cluster, '-k', layout.socketFolder, ...options, ...flags],
    { ...layout.account, cwd: layout.folder, env: bareEnvironment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let exited = false;
  const leave = (): void => void (exited = true);
  child.once('exit', leave).once('error', leave).unref();
  return { hasExited: () => exited };
}

/** Asks the server to end its sessions and stop, and waits for it, at most 10 s. */
export async function stopPostmaster(layout: Layout): Promise<void> {
  const pid = pidOf(layout);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  // Removing the file is the last thing that the server does; its number may stay behind as a zombie.
  for (let waited = 0; waited < 10_000 && existsSync(pidFile(layout)); waited += 20) await sleep(20);
}

/** The number of the process that holds the cluster, by its own account. */
export function pidOf(layout: Layout): number | undefined {
  return pidIn(pidFile(layout));
}

function pidIn(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/**
 * After a kill the locks of the cluster and of its socket stay, and PostgreSQL believes them as long as any process of the
 * user has the number in them: in a restarted container often a thread of this very program. Only Linux tells which folder
 * a process works in; elsewhere PostgreSQL's own judgement stands.
 */
function clearStaleLocks(layout: Layout): void {
  if (process.platform !== 'linux') return;
  const cluster = realpathSync(layout.cluster);
  for (const lock of [pidFile(layout), socketLock(layout)]) {
    const pid = pidIn(lock);
    if (pid !== undefined && workingFolder(pid) !== cluster) rmSync(lock, { force: true });
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

const socketLock = ({ socketFolder }: Layout): string => path.join(socketFolder, '.s.PGSQL.5432.lock');

const pidFile = ({ cluster }: Layout): string => path.join(cluster, 'postmaster.pid');
