import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { layOut } from '../../../src/persistence/embedded/layout';
import { pidOf } from '../../../src/persistence/embedded/postmaster';
import { startEmbedded } from '../../../src/persistence/embedded/server';
import { ask, openElsewhere, openingOf } from '../../reliability/scene';
import { asRoot } from '../../tools/root';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

jest.setTimeout(60_000);

let dataDir: string;
beforeAll(() => void (dataDir = path.join(tempFolder(), 'data')));
afterAll(removeTempFolders);

test('the second one joins the server of the first, and only the last one out stops it', async () => {
  const first = await startEmbedded({ dataDir });
  const layout = await layOut(dataDir);
  const pid = pidOf(layout);
  const second = await startEmbedded({ dataDir });
  expect(second).toMatchObject({ url: first.url, place: path.join(dataDir, 'postgres') });
  expect(pidOf(layout)).toBe(pid);

  await first.leave();
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.leave();
  expect(pidOf(layout)).toBeUndefined();
});

test('when all leave at once the server is stopped', async () => {
  const servers = await Promise.all([
    startEmbedded({ dataDir }),
    startEmbedded({ dataDir }),
    startEmbedded({ dataDir }),
  ]);
  await Promise.all(servers.map((server) => server.leave()));
  expect(pidOf(await layOut(dataDir))).toBeUndefined();
});

test('one who comes while the last one leaves gets a server', async () => {
  const first = await startEmbedded({ dataDir });
  const [second] = await Promise.all([startEmbedded({ dataDir }), first.leave()]);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.leave();
});

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.leave();
  const second = await startEmbedded({ dataDir });
  expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await second.leave();
});

test('the server listens nowhere on the network and orders text alike everywhere', async () => {
  const server = await startEmbedded({ dataDir });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT current_setting('listen_addresses') AS listens, datlocprovider AS provider, datlocale AS locale,
            pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()`,
  );
  expect(rows).toEqual([{ listens: '', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' }]);
  await client.end();
  await server.leave();
});

test('a server that refuses to start is given up with its last words', async () => {
  const starting = startEmbedded({ dataDir, flags: ['-c', 'no_such_setting=1'] });
  await expect(starting).rejects.toThrow(/does not start: .*no_such_setting/s);
});

asRoot('as root', () => {
  test('an ordinary user starts a server of his own, and root joins it with the account that owns the data', async () => {
    const own = path.join(tempFolder(), 'data');
    mkdirSync(own);
    chownSync(own, 65_534, 65_534);
    const service = openElsewhere({ SKAT_DATA_DIR: own }, { uid: 65_534, gid: 65_534 });
    expect((await openingOf(service)).place).toBe(path.join(own, 'postgres'));
    expect(await service.end('SIGTERM')).toBe(0);

    const server = await startEmbedded({ dataDir: own });
    expect(await ask(server.url, 'SELECT role FROM access_key')).toEqual([{ role: 'admin' }]);
    await server.leave();
  });
});
