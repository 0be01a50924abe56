import { setTimeout as sleep } from 'node:timers/promises';
import { Ticker } from '../../src/platform';

test('work is done again and again, never twice at once, and a stop waits for it', async () => {
  const starts: number[] = [];
  let [running, most] = [0, 0];
  const ticker = new Ticker({
    interval: 1,
    failed: () => undefined,
    work: async () => {
      starts.push(Date.now());
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
    },
  });
  ticker.start();
  while (starts.length < 3) await sleep(1);
  await ticker.stop();
  const before = starts.length;
  expect([most, running]).toEqual([1, 0]);
  await sleep(20);
  expect(starts).toHaveLength(before);
});

test('work under way is told that it shall end', async () => {
  let ended = false;
  let begun: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const ticker = new Ticker({
    interval: 1,
    failed: () => undefined,
    work: async (goesOn) => {
      begun();
      while (goesOn()) await sleep(1);
      ended = true;
    },
  });
  ticker.start();
  await beginning;
  await ticker.stop();
  expect(ended).toBe(true);
});

test('a failure is told once until the work succeeds again, and the work goes on', async () => {
  const outcomes = ['bad', 'bad', 'good', 'bad', 'good'];
  const told: unknown[] = [];
  const ticker = new Ticker({
    interval: 1,
    failed: (error) => told.push(error),
    work: async () => {
      if (outcomes.shift() === 'bad') throw new RangeError(`${outcomes.length} left`);
    },
  });
  ticker.start();
  while (outcomes.length > 0) await sleep(1);
  await ticker.stop();
  expect(told.map(String)).toEqual(['RangeError: 4 left', 'RangeError: 1 left']);
});
