import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

/*
 * A deliberately wrong service, so that the harness is seen to bite: it looks whether it knows the key, enters the deal
 * and only then remembers the key. `POST /<client>/<entry>/<key>` enters; what was entered stands in the table
 * `wrong_entry`.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
pool.on('error', () => undefined);

const enter = async (client: string, entry: string, key: string): Promise<void> => {
  const known = await pool.query('SELECT 1 FROM wrong_key WHERE key = $1', [key]);
  if (known.rowCount !== 0) return;
  await pool.query('INSERT INTO wrong_entry (client, entry) VALUES ($1, $2)', [Number(client), Number(entry)]);
  // Long enough for a kill to come between, so that it is no matter of luck whether one does.
  await sleep(5);
  await pool.query('INSERT INTO wrong_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [key]);
};

const server = createServer((request, response) => {
  const [, client = '', entry = '', key = ''] = request.url?.split('/') ?? [];
  enter(client, entry, key).then(
    () => response.writeHead(201).end(),
    () => response.writeHead(500).end(),
  );
});

void pool
  .query(
    'CREATE TABLE IF NOT EXISTS wrong_key (key text PRIMARY KEY); CREATE TABLE IF NOT EXISTS wrong_entry (client int NOT NULL, entry int NOT NULL)',
  )
  .then(() => server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('listening\n')));
