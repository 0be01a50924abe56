import { readdirSync } from 'node:fs';
import { SpoolFile } from '../../../src/platform/spool/spool-file';
import { removeTempFolders, tempFolder } from '../../tools/temp-folder';

afterEach(removeTempFolders);

const textOf = async (file: SpoolFile): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

test('what was added is read from the beginning, by several readers at once', async () => {
  const file = await SpoolFile.open();
  const long = 'ab'.repeat(100_000);
  for (const part of [long, '', 'the end']) await file.append(Buffer.from(part));
  expect(file.size).toBe(200_007);
  expect(await Promise.all([textOf(file), textOf(file)])).toEqual([`${long}the end`, `${long}the end`]);
  await file.close();
});

test('it has no name, so that nothing is left however the process ends', async () => {
  const folder = tempFolder();
  const file = await SpoolFile.open(folder);
  await file.append(Buffer.from('kept'));
  expect(readdirSync(folder)).toEqual([]);
  expect(await textOf(file)).toBe('kept');
  await file.close();
});

test('a disk that takes nothing is the problem no-room of status 503, with its cause for the log', async () => {
  await expect(SpoolFile.open(`${tempFolder()}/missing`)).rejects.toMatchObject({
    kind: { code: 'no-room', status: 503 },
    cause: { code: 'ENOENT' },
  });
});
