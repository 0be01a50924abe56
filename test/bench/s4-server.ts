import { createApp } from '../../src/app';
import { createLog } from '../../src/platform';
import { listening } from '../tools/http';
import { noDatabase } from './no-database';

/** The service in a process of its own, without a limit of requests; it prints its address. */
async function main(): Promise<void> {
  const app = await createApp(
    { trustProxy: false, rateLimit: 0, adminKey: undefined },
    noDatabase,
    createLog('silent'),
  );
  process.stdout.write(`${await listening(app)}\n`);
}

void main();
