import { MigrationExecutor, type DataSource } from 'typeorm';

/** Any number would do; all that matters is that nobody else locks it in the service's database. */
const migrating = 1_397_441_877;

/**
 * Brings the schema up to date in one transaction, all of it or nothing. Processes that start together take turns, and
 * all but the first find nothing left to do.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    // A migration may take long, and so may waiting for another one's turn.
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SET LOCAL lock_timeout = 0');
    await manager.query('SELECT pg_advisory_xact_lock($1)', [migrating]);
    await new MigrationExecutor(dataSource, manager.queryRunner).executePendingMigrations();
  });
}
