import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { databaseFailure, SerializationConflict } from './failures';

/** Milliseconds before each further attempt; the chance part keeps two rivals from meeting again. */
const pauses = [10, 40, 160];

/**
 * Runs `work` in one transaction and commits it; whatever it throws rolls everything back and is thrown on. Deadlocks
 * and serialization failures are tried again, so `work` must do nothing outside the database. Throws a DatabaseFailure
 * for what the database did wrong.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt(dataSource, work);
    } catch (error) {
      if (!(error instanceof SerializationConflict)) throw error;
      await sleep(pause * (1 + Math.random()));
    }
  }
  return attempt(dataSource, work);
}

/** Whoever takes what is read may be slow, and gives up by himself after half a minute. */
const readerPatience = '60s';

/** What `work` reads in one repeatable-read transaction, which ends when everything was taken or nobody takes any more. */
export async function* snapshotOf<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '${readerPatience}'`);
    yield* work(runner.manager);
  } catch (error) {
    throw databaseFailure(error);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

async function attempt<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  try {
    return await dataSource.transaction(work);
  } catch (error) {
    throw databaseFailure(error);
  }
}
