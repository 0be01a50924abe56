import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { accountFor, canEnter, runAs } from '../../../src/persistence/embedded/account';
import { asRoot } from '../../tools/root';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

afterEach(removeTempFolders);

const somebody = { uid: 12_345, gid: 12_345 };

test('a program sees nothing of this environment but where programs lie', async () => {
  const names = (await runAs(undefined, 'env', []))
    .trim()
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(new Set(names)).toEqual(new Set(['LC_ALL', 'PATH', 'TZ']));
});

test('a program that fails or is missing rejects', async () => {
  await expect(runAs(undefined, 'false', [])).rejects.toThrow('Command failed');
  await expect(runAs(undefined, '/no/such/program', [])).rejects.toThrow('ENOENT');
});

asRoot('as root', () => {
  test('root borrows an account that is not root', async () => {
    const account = await accountFor(path.join(tempFolder(), 'data'));
    expect(account?.uid).toBeGreaterThan(0);
    expect(Number(await runAs(account, 'id', ['-u']))).toBe(account?.uid);
  });

  test('root borrows the account that owns the data already', async () => {
    const folder = tempFolder();
    chownSync(folder, somebody.uid, somebody.gid);
    expect(await accountFor(folder)).toEqual(somebody);
  });

  test('a folder below a closed one cannot be entered', async () => {
    const closed = tempFolder();
    const inner = path.join(closed, 'open');
    mkdirSync(inner, { mode: 0o755 });
    expect(await canEnter(somebody, inner)).toBe(true);
    chmodSync(closed, 0o700);
    expect(await canEnter(somebody, inner)).toBe(false);
  });
});
