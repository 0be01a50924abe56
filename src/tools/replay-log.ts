import { createReadStream } from 'node:fs';
import { asLine, readEvent } from '../modules/carriers/event-file';
import { linesOf } from '../platform';
import { replayEvent } from './replay';

/**
 * Turns the log of an exported event back into rows, one a line as an export has them, and says on the standard error what
 * differs from the records of the export: `npm run --silent replay-log FILE > rows.ndjson`. Ends with 1 where something does.
 */
async function replayFile(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the file of an event.');
  const replayed = await replayEvent(readEvent(linesOf(createReadStream(file))));
  for (const [kind, rows] of replayed.rows) for (const record of rows) process.stdout.write(asLine({ kind, record }));
  const { tournament, lines, differences, broken } = replayed;
  for (const { kind, in: side, row } of differences) process.stderr.write(`${kind} only in the ${side}: ${row}\n`);
  if (broken) process.stderr.write(`line ${String(broken.sequence)} cannot be: ${broken.reason}\n`);
  process.stderr.write(`${tournament}: ${lines} lines, ${differences.length} differences\n`);
  if (broken !== undefined || differences.length > 0) process.exitCode = 1;
}

replayFile(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
