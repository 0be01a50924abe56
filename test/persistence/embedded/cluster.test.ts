import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../../../src/persistence/embedded/binaries';
import { hasCluster, makeCluster } from '../../../src/persistence/embedded/cluster';
import { layOut } from '../../../src/persistence/embedded/layout';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

jest.setTimeout(60_000);

afterEach(removeTempFolders);

test('a cluster is made in one step: what killed ones left goes, and a slower one takes it for his', async () => {
  const layout = await layOut(tempFolder());
  const bin = await findBinaries(layout.account);
  const drafts = (): string[] => readdirSync(layout.folder).filter((name) => name.startsWith('new-'));
  mkdirSync(path.join(layout.folder, `new-${spawnSync('true').pid}`));
  mkdirSync(path.join(layout.folder, 'new-1'));

  expect(hasCluster(layout)).toBe(false);
  await makeCluster(layout, bin);
  expect(hasCluster(layout)).toBe(true);
  expect(drafts()).toEqual(['new-1']);

  const before = readdirSync(layout.cluster);
  await makeCluster(layout, bin);
  expect(readdirSync(layout.cluster)).toEqual(before);
  expect(drafts()).toEqual(['new-1']);
});

test('an initdb that fails says why and leaves nothing', async () => {
  const layout = await layOut(tempFolder());
  await expect(makeCluster(layout, path.join(layout.folder, 'nowhere'))).rejects.toThrow('ENOENT');
  expect(hasCluster(layout)).toBe(false);
});
