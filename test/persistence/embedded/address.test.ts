import { embeddedUrl, maintenance } from '../../../src/persistence/embedded/address';
import { layOut } from '../../../src/persistence/embedded/layout';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

afterEach(removeTempFolders);

test('the address of an embedded database names its socket, its role and the database', async () => {
  const layout = await layOut(`${tempFolder()}/a b`);
  const { pathname, searchParams } = new URL(embeddedUrl(layout));
  expect(pathname).toBe('/skat');
  expect(Object.fromEntries(searchParams)).toEqual({ host: layout.socketFolder, user: 'skat' });
  expect(maintenance(layout)).toMatchObject({ host: layout.socketFolder, database: 'postgres' });
});
