import { createReadStream } from 'node:fs';
import { readEvent } from '../modules/carriers/event-file';
import { checkEvent, findingTexts } from './check';
import { linesOf } from '../platform';

/** Works an exported event out anew and prints each difference: `npm run --silent check-event FILE`. Ends with 1 where there is an error. */
async function checkFile(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the file of an event.');
  const { tournament, records, findings } = await checkEvent(readEvent(linesOf(createReadStream(file))));
  for (const { code, weight, line, record, key, field, found, expected } of findings) {
    const place = `${line === undefined ? '' : `line ${line}, `}${record} ${JSON.stringify(key)}, ${field}`;
    const values = `found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`;
    process.stdout.write(`${weight} ${code}: ${findingTexts[code].en}. ${place}: ${values}\n`);
  }
  const count = Object.values(records).reduce((sum, number) => sum + number, 0);
  process.stdout.write(`${tournament}: ${count} records, ${findings.length} findings\n`);
  if (findings.some(({ weight }) => weight === 'error')) process.exitCode = 1;
}

checkFile(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
