import { Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations';
import { entities } from './entities';
import { LineLogger } from './line-logger';

/** Milliseconds, but for `max`. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 7_000,
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Milliseconds of silence after which a connection is given up: longer than any statement may take and than an idle
 * connection is kept, so that only a server or a network that has fallen silent is left behind.
 */
const silence = 8_000;

function hangingUp(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => socket.destroy());
}

/** The pool and the tables for a database; nothing is connected yet. Losses of idle connections go to `log`. */
export function makeDataSource(url: string, log: (line: string) => void): DataSource {
  return new DataSource({
    type: 'postgres',
    entities: [...entities],
    migrations: [...migrations],
    synchronize: false,
    installExtensions: false,
    logger: new LineLogger(log),
    poolErrorHandler: (error: Error) => log(`a database connection was lost: ${error.message}`),
    // Straight to the driver: it reads the socket's folder from the address, which TypeORM's own reader does not.
    extra: {
      ...limits,
      connectionString: url,
      application_name: 'skat-arbiter',
      options: '-c TimeZone=UTC',
      keepAlive: true,
      stream: hangingUp,
    },
  });
}
