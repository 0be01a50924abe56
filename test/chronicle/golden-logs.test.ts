import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { readLine } from '../../src/chronicle';
import { readEvent } from '../../src/modules/carriers/event-file';
import { linesOf } from '../../src/platform';
import { checkEvent } from '../../src/tools/check';
import { replayEvent, writtenLine } from '../../src/tools/replay';

/** Exported events of earlier versions, as they were written. */
const folder = path.join(__dirname, '../cases/logs');
const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson'));

const partsOf = (file: string) => readEvent(linesOf(createReadStream(path.join(folder, file))));

async function logOf(file: string) {
  const lines = [];
  for await (const part of partsOf(file))
    if (part.part === 'record' && part.kind.kind === 'log-entry') lines.push(part.record);
  return lines;
}

describe.each(files)('the log in %s, which an earlier version wrote', (file) => {
  it('gives every row of its event', async () => {
    const { lines, differences, broken } = await replayEvent(partsOf(file));
    expect({ differences, broken }).toEqual({ differences: [], broken: undefined });
    expect(lines).toBeGreaterThan(10);
  });

  it('is whole by its hashes, and all else in the file follows from it', async () => {
    const { findings } = await checkEvent(partsOf(file));
    expect(findings.filter(({ weight }) => weight === 'error')).toEqual([]);
  });
});

it('has everything happen that could happen then', async () => {
  const seen = new Set<string>();
  for (const file of files) for (const line of await logOf(file)) seen.add(readLine(writtenLine(line)).action);
  expect(seen.size).toBe(47);
});
