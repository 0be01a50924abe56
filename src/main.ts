import { createApp } from './app';
import { readConfig } from './config';
import { newKeyText } from './modules/access';
import { openDatabase } from './persistence/database';
import { ensureFirstAdminKey } from './persistence/stores/access-keys';
import { createLog, Readiness } from './platform';
import { greeting, startFailure } from './start-messages';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Database } from './persistence/database';

/** Milliseconds that requests under way may take when the service is stopped, and after which a stop is given up. */
const requestPatience = 5_000;
const stopPatience = 9_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({
    ...(databaseUrl === undefined ? {} : { url: databaseUrl }),
    dataDir,
    log: (line) => log.debug(line),
  });
  try {
    const app = await createApp(config, database, log);
    await app.listen(config.port, config.host);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, database));
    const { port } = app.getHttpServer().address() as AddressInfo;
    const adminKey =
      config.adminKey === undefined ? await ensureFirstAdminKey(database.dataSource.manager, newKeyText) : undefined;
    const address = config.publicUrl ?? `http://${config.host}:${port}`;
    process.stdout.write(greeting({ address, place: database.place, adminKey }));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Not ready first, so that nobody sends more; then the requests under way are answered, and the database goes last. */
async function stop(app: NestFastifyApplication, database: Database): Promise<void> {
  setTimeout(() => process.exit(1), stopPatience).unref();
  setTimeout(() => app.getHttpServer().closeAllConnections(), requestPatience).unref();
  app.get(Readiness).drain();
  await app.close();
  await database.close();
  process.exit(0);
}

start().catch((error: unknown) => {
  process.stderr.write(startFailure(error));
  process.exit(1);
});
