import type { DataSource } from 'typeorm';
import { createApp } from '../../src/app';
import { createLog } from '../../src/platform';
import { listening } from '../tools/http';

/** The service in a process of its own, without a limit of requests; it prints its address. */
async function main(): Promise<void> {
  const database = { ping: async () => undefined, dataSource: {} as DataSource };
  const app = await createApp({ trustProxy: false, rateLimit: 0, adminKey: undefined }, database, createLog('silent'));
  process.stdout.write(`${await listening(app)}\n`);
}

void main();
