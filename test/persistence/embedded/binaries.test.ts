import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountFor, runAs } from '../../../src/persistence/embedded/account';
import { EmbeddedDatabaseMissing, findBinaries, packageFolder } from '../../../src/persistence/embedded/binaries';
import { startChild } from '../../tools/child';
import { asRoot } from '../../tools/root';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

let shared: string;
beforeEach(() => {
  shared = tempFolder();
  process.env['EMBEDDED_SHARED_DIR'] = shared;
});
afterEach(() => {
  delete process.env['EMBEDDED_SHARED_DIR'];
  removeTempFolders();
});

/** The package as it comes from the registry, with none of its install scripts run. */
function untouchedPackage(): string {
  const folder = path.join(tempFolder(), 'package');
  const isLink = (file: string): boolean =>
    /native\/lib\/lib(?:ecpg|ecpg_compat|icudata|icui18n|icuuc|pgtypes|pq)\.so(?:\.\d+)?$/.test(file);
  cpSync(packageFolder(), folder, { recursive: true, verbatimSymlinks: true, filter: (file) => !isLink(file) });
  return folder;
}

const account = () => accountFor(path.join(shared, 'none'));
const versionOf = async (bin: string) => runAs(await account(), path.join(bin, 'postgres'), ['--version']);

test('the binaries run from their package although no install script was run', async () => {
  const from = untouchedPackage();
  expect(existsSync(path.join(from, 'native/lib/libpq.so.5'))).toBe(false);
  const bin = await findBinaries(await account(), from);
  expect(bin).toBe(path.join(from, 'native/bin'));
  expect(await versionOf(bin)).toContain('PostgreSQL');
});

test('where the package is missing the error says what to do', async () => {
  const finding = findBinaries(undefined, path.join(tempFolder(), 'missing'));
  await expect(finding).rejects.toThrow(EmbeddedDatabaseMissing);
  await expect(finding).rejects.toThrow('set DATABASE_URL');
});

test('where the binaries are for another system the error says what to do', async () => {
  const from = untouchedPackage();
  writeFileSync(path.join(from, 'native/bin/postgres'), 'made for something else');
  await expect(findBinaries(await account(), from)).rejects.toThrow('set DATABASE_URL');
});

asRoot('as root', () => {
  test('a package below a closed folder is copied to where the account can run it, once', async () => {
    const from = untouchedPackage();
    chmodSync(path.dirname(from), 0o700);
    const bin = await findBinaries(await account(), from);
    expect(bin.startsWith(shared)).toBe(true);
    expect(await versionOf(bin)).toContain('PostgreSQL');
    const marker = path.join(bin, 'marker');
    writeFileSync(marker, '');
    expect(await findBinaries(await account(), from)).toBe(bin);
    expect(existsSync(marker)).toBe(true);
  });

  test('a package that nobody but its owner may read is copied, too', async () => {
    const from = untouchedPackage();
    await runAs(undefined, 'chmod', ['-R', 'go=', from]);
    expect(await versionOf(await findBinaries(await account(), from))).toContain('PostgreSQL');
  });

  test('a copy that lost some of its files is made again', async () => {
    const from = untouchedPackage();
    chmodSync(path.dirname(from), 0o700);
    const bin = await findBinaries(await account(), from);
    rmSync(path.join(bin, 'initdb'));
    expect(await findBinaries(await account(), from)).toBe(bin);
    expect(readdirSync(bin)).toContain('initdb');
  });

  test('a copy that somebody else has planted is not run', async () => {
    const from = untouchedPackage();
    chmodSync(path.dirname(from), 0o700);
    const planted = path.dirname(path.dirname(await findBinaries(await account(), from)));
    chownSync(planted, 54_321, 54_321);
    await expect(findBinaries(await account(), from)).rejects.toThrow('is not a folder of this user');
  });

  test('an ordinary user who may not write to the package runs a copy', async () => {
    const from = untouchedPackage();
    const own = path.join(tempFolder(), 'own');
    mkdirSync(own);
    chownSync(own, 65_534, 65_534);
    const child = startChild({
      script: 'test/persistence/embedded/find-binaries.ts',
      env: { PACKAGE: from, EMBEDDED_SHARED_DIR: own },
      uid: 65_534,
      gid: 65_534,
    });
    expect(await child.firstLine).toContain(own);
    await child.end('SIGTERM');
  });
});
