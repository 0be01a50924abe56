import { startEmbedded, type DatabaseServer } from '../../src/persistence/embedded/server';
import { isAlive } from '../../src/persistence/embedded/process';
import { onTestServer } from './on-test-server';
import { runSeed } from './seeded';
import { testDataDir } from './test-server';

declare global {
  // Jest hands nothing else from its setup to its teardown.
  var testServer: DatabaseServer | undefined;
}

/** Draws the seed of the run, and starts one embedded server for all of it, unless `DATABASE_URL` names one. */
export = async function setUp(): Promise<void> {
  process.env['SKAT_SEED'] = String(runSeed);
  process.stdout.write(`seed of this run: ${runSeed} (SKAT_SEED=${runSeed} repeats it)\n`);
  process.env['TEST_RUN'] = String(process.pid);
  const given = process.env['DATABASE_URL'];
  if (given === undefined) {
    globalThis.testServer = await startEmbedded({ dataDir: testDataDir, flags: ['-c', 'fsync=off'] });
    process.env['TEST_SERVER_URL'] = globalThis.testServer.url;
    await dropLeftovers();
  } else {
    process.env['TEST_SERVER_URL'] = given;
  }
};

/** Databases of runs that were interrupted; their names begin with the number of the process that made them. */
async function dropLeftovers(): Promise<void> {
  await onTestServer(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\\_%'`,
    );
    for (const { name } of rows) {
      const maker = Number(name.split('_')[1]);
      if (!isAlive(maker)) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    }
  });
}
