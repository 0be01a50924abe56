import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { layOut } from '../../../src/persistence/embedded/layout';
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

test('everything lies under the data folder where that is possible', async () => {
  const dataDir = path.join(tempFolder(), 'data');
  const folder = path.join(dataDir, 'postgres');
  expect(await layOut(dataDir)).toMatchObject({ folder, cluster: `${folder}/data`, socketFolder: `${folder}/run` });
});

test('a socket whose path would be too long moves to the shared folder, the data stay', async () => {
  const dataDir = path.join(tempFolder(), 'ä'.repeat(40));
  const layout = await layOut(dataDir);
  expect(path.dirname(layout.socketFolder)).toBe(shared);
  expect(layout.folder).toBe(path.join(dataDir, 'postgres'));
  expect(await layOut(dataDir)).toEqual(layout);
});

asRoot('as root', () => {
  test('a data folder that the account cannot reach moves to the shared folder, to the same place every time', async () => {
    const closed = tempFolder();
    chmodSync(closed, 0o700);
    const dataDir = path.join(closed, 'data');
    const layout = await layOut(dataDir);
    expect(path.dirname(layout.folder)).toBe(shared);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    expect(await layOut(dataDir)).toEqual(layout);
    expect((await layOut(path.join(closed, 'other'))).folder).not.toBe(layout.folder);
  });
});
