import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ThreadPool } from '../../../src/platform';

let pool: ThreadPool;
beforeEach(() => {
  pool = new ThreadPool(path.join(__dirname, 'some-thread.ts'));
});
afterEach(() => pool.onModuleDestroy());

const threads = availableParallelism();

/** A task that never ends by itself, and the moment at which it begins. */
function hanging(signal: AbortSignal) {
  const begun = new Int32Array(new SharedArrayBuffer(8));
  const ended = pool.run('hang', begun, signal).catch((error: unknown) => error);
  const isBegun = async (): Promise<void> => {
    while (Atomics.load(begun, 0) === 0) await after(5);
  };
  return { ended, isBegun };
}

test('a task is answered from a thread', async () => {
  expect(await Promise.all([1, 2, 3].map((value) => pool.run('double', value)))).toEqual([2, 4, 6]);
});

test('what a task throws is thrown to whoever asked', async () => {
  await expect(pool.run('fail', 'out of reach')).rejects.toThrow('out of reach');
});

test('a task under way ends when its caller leaves, and its thread is free for others', async () => {
  const left = new AbortController();
  const tasks = Array.from({ length: threads }, () => hanging(left.signal));
  await Promise.all(tasks.map(({ isBegun }) => isBegun()));
  const next = pool.run<number, number>('double', 21);
  left.abort();
  expect(await next).toBe(42);
  for (const { ended } of tasks) expect(await ended).toMatchObject({ kind: { code: 'request-timeout' } });
});

test('only so many tasks may wait; one more is told to come again', async () => {
  const left = new AbortController();
  setMaxListeners(0, left.signal);
  const tasks = Array.from({ length: threads }, () => hanging(left.signal));
  await Promise.all(tasks.map(({ isBegun }) => isBegun()));
  const waiting = Array.from({ length: 16 * threads }, () => hanging(left.signal));
  await expect(pool.run('double', 1)).rejects.toMatchObject({
    kind: { code: 'too-many-computations', status: 503 },
    facts: { headers: { 'Retry-After': '5' } },
  });
  left.abort();
  await Promise.all([...tasks, ...waiting].map(({ ended }) => ended));
  expect(await pool.run('double', 1)).toBe(2);
});
