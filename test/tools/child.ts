import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const project = path.resolve(__dirname, '../..');

/** What to run as a process of its own. */
export interface ChildSettings {
  /** A TypeScript file, from the project's root. */
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs as somebody else; only root may. */
  readonly uid?: number;
  readonly gid?: number;
}

/** A running program of ours. */
export interface Child {
  readonly pid: number;
  /** Its first line of output; rejects with its last words when it ends without one. */
  readonly firstLine: Promise<string>;
  /** Sends the signal and waits for the end. Returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a TypeScript file of the project in its own node process, with nothing of this one's environment but PATH. */
export function startChild({ script, env, ...account }: ChildSettings): Child {
  const hook = path.join(project, 'test/tools/ts-hook.cjs');
  const child = spawn(process.execPath, ['--require', hook, path.join(project, script)], {
    cwd: project,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
  const ended = once(child, 'close').then(() => child.exitCode);
  const firstLine = Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then((code) => Promise.reject(new Error(`${script} ended (${code}): ${words}`))),
  ]);
  firstLine.catch(() => undefined);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid ?? 0, firstLine, end };
}
