import { Client } from 'pg';
import { testServerUrl } from './test-server';

/** The migrated database of this run, which the others are copied from; made by the first that asks. */
export const migratedName = (): string => `test_${process.env['TEST_RUN'] ?? process.pid}_migrated`;

/** Works on a connection of its own to the test server. */
export async function onTestServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
