import { takeShare } from '../../../src/persistence/embedded/keeper';
import { layOut } from '../../../src/persistence/embedded/layout';
import { startEmbedded } from '../../../src/persistence/embedded/server';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

jest.setTimeout(60_000);

afterEach(removeTempFolders);

test('a share can be taken while a server runs, and whoever gives his back is not the last while others hold one', async () => {
  const dataDir = tempFolder();
  const layout = await layOut(dataDir);
  expect(await takeShare(layout)).toBeUndefined();

  const server = await startEmbedded({ dataDir });
  const share = await takeShare(layout);
  expect(await share?.leave()).toBe(false);
  await share?.end();
  await share?.lost;

  const dying = await takeShare(layout);
  await server.leave();
  expect(await dying?.leave()).toBe(true);
  await dying?.end();
  await (await startEmbedded({ dataDir })).leave();
});
