import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { databaseFailure, SerializationConflict, tellingFailures } from './failures';

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

/**
 * What `work` reads in one repeatable-read transaction, which ends when everything was taken or nobody takes any more. It
 * holds a connection meanwhile, so that nobody may take from it whose pace is not ours.
 */
export async function* snapshotOf<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    yield* work(runner.manager);
  } catch (error) {
    throw databaseFailure(error);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

function attempt<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return tellingFailures(() => dataSource.transaction(work));
}
