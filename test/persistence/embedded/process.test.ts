import { spawnSync } from 'node:child_process';
import { isAlive } from '../../../src/persistence/embedded/process';

test('this process and the first one of the system are alive, one that has ended is not', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(1)).toBe(true);
  expect(isAlive(spawnSync('true').pid)).toBe(false);
});

test.each([Number.NaN, 0, -1, 1.5, Infinity])('%p is no process number', (pid) => {
  expect(isAlive(pid)).toBe(false);
});
