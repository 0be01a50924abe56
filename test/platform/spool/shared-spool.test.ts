import { SharedSpool, type SpooledText } from '../../../src/platform/spool/shared-spool';

const textOf = async ({ file }: SpooledText): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

/** A text that is written when it is let, and counts how often it was begun. */
function slowText(text: string) {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const told = { begun: 0, finish: () => finish() };
  const write = async function* (): AsyncGenerator<string> {
    told.begun += 1;
    yield text.slice(0, 1);
    await done;
    yield text.slice(1);
  };
  return { told, write };
}

test('a text is written once for all who ask for it meanwhile, and anew when all of them have left', async () => {
  const spool = new SharedSpool({ writing: 1, kept: 1 });
  const { told, write } = slowText('hearts');
  const asked = [spool.take('a', write), spool.take('a', write)];
  told.finish();
  const [one, other] = await Promise.all(asked);
  if (one === undefined || other === undefined) throw new Error('two were asked for');
  expect(await Promise.all([textOf(one), textOf(other)])).toEqual(['hearts', 'hearts']);
  one.release();
  expect(await textOf(other)).toBe('hearts');
  expect(told.begun).toBe(1);
  other.release();
  const anew = await spool.take('a', write);
  expect(told.begun).toBe(2);
  anew.release();
});

test('above the limits a further text is refused with the time to come back, and taken when one has gone', async () => {
  const spool = new SharedSpool({ writing: 1, kept: 2 });
  const slow = slowText('hearts');
  const first = spool.take('a', slow.write);
  const refused = { kind: { code: 'too-many-downloads', status: 503 }, facts: { headers: { 'Retry-After': '5' } } };
  await expect(spool.take('b', slow.write)).rejects.toMatchObject(refused);
  slow.told.finish();
  const kept = [await first, await spool.take('b', slow.write)];
  await expect(spool.take('c', slow.write)).rejects.toMatchObject(refused);
  kept[0]?.release();
  kept.push(await spool.take('c', slow.write));
  expect(await Promise.all(kept.slice(1).map(textOf))).toEqual(['hearts', 'hearts']);
  for (const text of kept.slice(1)) text.release();
});

test('what fails while it is written fails for all who wait, and the next one begins anew', async () => {
  const spool = new SharedSpool({ writing: 1, kept: 1 });
  const broken = async function* (): AsyncGenerator<string> {
    yield 'a';
    await Promise.resolve();
    throw new Error('lost');
  };
  const results = await Promise.allSettled([spool.take('a', broken), spool.take('a', broken)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const { told, write } = slowText('hearts');
  told.finish();
  const text = await spool.take('a', write);
  expect(await textOf(text)).toBe('hearts');
  text.release();
});
