import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { EventParameters, generateEvent } from './generate';

/** Writes a random event to the standard output: `npm run --silent generate-event -- --players 450 --sessions 8 --seed x > event.ndjson`. */
async function writeGeneratedEvent(): Promise<void> {
  const options = Object.fromEntries(
    Object.keys(EventParameters.shape).map((name) => [name, { type: 'string' } as const]),
  );
  const { values } = parseArgs({ options });
  for await (const line of generateEvent(EventParameters.parse(values))) {
    if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  }
}

writeGeneratedEvent().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
