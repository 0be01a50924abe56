import { chownSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { claimFolder, openFolder, sharedFolder } from '../../../src/persistence/embedded/folders';
import { asRoot } from '../../tools/root';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

afterEach(removeTempFolders);

const mode = (folder: string): number => lstatSync(folder).mode & 0o777;
const somebody = { uid: 12_345, gid: 12_345 };

test('an open folder lets others pass whatever the umask, and one that is there keeps its mode', () => {
  const folder = path.join(tempFolder(), 'data');
  const umask = process.umask(0o077);
  openFolder(folder);
  process.umask(umask);
  expect(mode(folder)).toBe(0o755);

  const closed = path.join(tempFolder(), 'closed');
  mkdirSync(closed, { mode: 0o700 });
  openFolder(closed);
  expect(mode(closed)).toBe(0o700);
});

test('a claimed folder is closed to others and can be claimed again', () => {
  const folder = path.join(tempFolder(), 'postgres');
  expect(claimFolder(folder, undefined)).toBe(folder);
  expect(claimFolder(folder, undefined)).toBe(folder);
  expect(mode(folder)).toBe(0o700);
});

test('a link that somebody planted is not claimed', () => {
  const folder = path.join(tempFolder(), 'postgres');
  symlinkSync(tempFolder(), folder);
  expect(() => claimFolder(folder, undefined)).toThrow('is not a folder of this user');
});

test('the shared folder is the one that the environment names, made where it is missing', () => {
  const named = path.join(tempFolder(), 'lasting');
  process.env['EMBEDDED_SHARED_DIR'] = named;
  expect(sharedFolder()).toBe(named);
  delete process.env['EMBEDDED_SHARED_DIR'];
  expect(mode(named)).toBe(0o755);
});

asRoot('as root', () => {
  test('root gives what it claims to the account', () => {
    const folder = claimFolder(path.join(tempFolder(), 'postgres'), somebody);
    expect(lstatSync(folder).uid).toBe(somebody.uid);
    expect(claimFolder(folder, somebody)).toBe(folder);
  });

  test('the folder of somebody else is not claimed', () => {
    const folder = tempFolder();
    chownSync(folder, 54_321, 54_321);
    expect(() => claimFolder(folder, somebody)).toThrow('is not a folder of this user');
  });
});
