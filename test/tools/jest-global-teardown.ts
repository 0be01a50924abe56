import { migratedName, onTestServer } from './on-test-server';

/** Drops the copied database of the run and leaves the embedded server, which stops unless another run still uses it. */
export = async function tearDown(): Promise<void> {
  await onTestServer((client) => client.query(`DROP DATABASE IF EXISTS ${migratedName()} WITH (FORCE)`));
  await globalThis.testServer?.leave();
};
