import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { makeDataSource } from './data-source';
import { startEmbedded, type DatabaseServer } from './embedded/server';
import { databaseFailure, DatabaseUnavailable } from './failures';
import { migrate } from './migrate';

/** Which database to open. */
export interface DatabaseSettings {
  /** A PostgreSQL address; without one the embedded server is used. */
  readonly url?: string;
  /** The folder of the embedded server's data; made where it is missing. */
  readonly dataDir: string;
  readonly log?: (line: string) => void;
}

/** An open database whose schema is up to date. */
export interface Database {
  readonly dataSource: DataSource;
  /** Where the data lie: a folder, or host and database name. Never with a password. */
  readonly place: string;
  /** Throws DatabaseUnavailable when no answer comes within 2 s. */
  ping(): Promise<void>;
  /** Closes the connections; the last process on an embedded server stops it. */
  close(): Promise<void>;
}

/** Milliseconds: a server that starts beside the service or recovers from a crash is waited for. */
const startPatience = 15_000;
const pingPatience = 2_000;

/**
 * Opens the database: starts or joins the embedded server, or connects to `url`, and migrates. Any number of processes
 * may do so at once. Throws DatabaseUnavailable when the server cannot be reached, and EmbeddedDatabaseMissing where
 * there is no embedded one for this system.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const log = settings.log ?? (() => undefined);
  const server = settings.url === undefined ? await startEmbedded({ ...settings, log }) : remoteServer(settings.url);
  const dataSource = makeDataSource(server.url, log);
  const close = async (): Promise<void> => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await server.leave();
  };
  try {
    await makeReady(dataSource, server.place);
  } catch (error) {
    await close();
    throw error;
  }
  return { dataSource, place: server.place, ping: () => ping(dataSource), close };
}

async function makeReady(dataSource: DataSource, place: string): Promise<void> {
  for (const started = Date.now(); ; await sleep(250)) {
    try {
      if (!dataSource.isInitialized) await dataSource.initialize();
      return await migrate(dataSource);
    } catch (error) {
      // What waiting does not heal, such as an unknown role, is told in PostgreSQL's own words.
      if (!(databaseFailure(error) instanceof DatabaseUnavailable)) throw error;
      if (Date.now() - started < startPatience) continue;
      throw new DatabaseUnavailable(`the database ${place} cannot be reached: ${String(error)}`, { cause: error });
    }
  }
}

async function ping(dataSource: DataSource): Promise<void> {
  const answered = new AbortController();
  const silence = sleep(pingPatience, undefined, { signal: answered.signal }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    await Promise.race([dataSource.query('SELECT 1'), silence]);
  } catch (cause) {
    throw new DatabaseUnavailable('the database does not answer', { cause });
  } finally {
    silence.catch(() => undefined);
    answered.abort();
  }
}

function remoteServer(url: string): DatabaseServer {
  return { url, place: placeOf(url), leave: async () => undefined };
}

/** What an address says without its user and password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the database of DATABASE_URL';
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${hostname || (searchParams.get('host') ?? 'localhost')}:${port || '5432'}${pathname}`;
}
