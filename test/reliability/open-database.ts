import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../src/persistence/database';
import { ensureFirstAdminKey } from '../../src/persistence/stores/access-keys';

/** The database part of the service's start, as a process of its own: says what it found and stays until SIGTERM. */
async function run(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  const database = await openDatabase({
    dataDir: process.env['SKAT_DATA_DIR'] ?? './data',
    ...(url !== undefined && { url }),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const adminKey = await ensureFirstAdminKey(
    database.dataSource.manager,
    () => `skat_${randomBytes(32).toString('base64url')}`,
  );
  process.once('SIGTERM', () => void database.close());
  process.stdout.write(`${JSON.stringify({ place: database.place, ...(adminKey !== undefined && { adminKey }) })}\n`);
}

void run();
