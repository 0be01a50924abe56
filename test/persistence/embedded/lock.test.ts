import { spawnSync } from 'node:child_process';
import { lutimesSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from '../../../src/persistence/embedded/lock';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

afterEach(removeTempFolders);

const newLock = (): string => path.join(tempFolder(), 'start.lock');

test('a lock is had by one until he gives it back', () => {
  const lock = newLock();
  const unlock = tryLock(lock);
  expect(unlock).toBeDefined();
  expect(tryLock(lock)).toBeUndefined();
  expect(tryLock(lock)).toBeUndefined();
  unlock?.();
  expect(tryLock(lock)).toBeDefined();
});

test.each([
  ['a process that has ended', () => spawnSync('true').pid],
  ['a predecessor that had the number of this process', () => process.pid],
])('the lock of %s is had at the second try', (_, owner) => {
  const lock = newLock();
  symlinkSync(String(owner()), lock);
  expect(tryLock(lock)).toBeUndefined();
  expect(tryLock(lock)).toBeDefined();
});

test('the lock of a living process is respected for a minute', () => {
  const lock = newLock();
  symlinkSync('1', lock);
  expect([tryLock(lock), tryLock(lock)]).toEqual([undefined, undefined]);
  const anHourAgo = Date.now() / 1000 - 3600;
  lutimesSync(lock, anHourAgo, anHourAgo);
  expect(tryLock(lock)).toBeUndefined();
  expect(tryLock(lock)).toBeDefined();
});

test('a lock that somebody else took over stays his', () => {
  const lock = newLock();
  const unlock = tryLock(lock);
  const anHourAgo = Date.now() / 1000 - 3600;
  lutimesSync(lock, anHourAgo, anHourAgo);
  spawnSync('ln', ['-sfn', '1', lock]);
  unlock?.();
  expect(tryLock(lock)).toBeUndefined();
  expect(tryLock(lock)).toBeUndefined();
});

test('a folder that is not there is no busy lock', () => {
  expect(() => tryLock(path.join(tempFolder(), 'missing', 'start.lock'))).toThrow('ENOENT');
});
