import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { layOut, type Layout } from '../../../src/persistence/embedded/layout';
import { pidOf, stopPostmaster } from '../../../src/persistence/embedded/postmaster';
import { startEmbedded } from '../../../src/persistence/embedded/server';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

jest.setTimeout(60_000);

afterEach(removeTempFolders);

test.each([
  ['postmaster.pid', ({ cluster }: Layout) => path.join(cluster, 'postmaster.pid')],
  ['lock of the socket', ({ socketFolder }: Layout) => path.join(socketFolder, '.s.PGSQL.5432.lock')],
])('a %s whose number belongs to another process of the user does not hinder the start', async (_, lockOf) => {
  const dataDir = tempFolder();
  await (await startEmbedded({ dataDir })).leave();

  const layout = await layOut(dataDir);
  const stranger = spawn('sleep', ['60'], { ...layout.account });
  writeFileSync(lockOf(layout), `${stranger.pid}\n${layout.cluster}\n`);
  const server = await startEmbedded({ dataDir });
  expect(pidOf(layout)).not.toBe(stranger.pid);
  await server.leave();
  stranger.kill();
});

test('stopping where no server runs does nothing', async () => {
  await expect(stopPostmaster(await layOut(tempFolder()))).resolves.toBeUndefined();
});
