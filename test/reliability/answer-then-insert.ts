import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

/*
 * A deliberately wrong service, so that the harness is seen to bite: it acknowledges first and writes a moment later, each
 * key once. `POST /<client>/<entry>/<key>` enters; what was entered stands in the table `wrong_entry`.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
pool.on('error', () => undefined);

const write = async (client: string, entry: string, key: string): Promise<void> => {
  await sleep(20);
  await pool.query('INSERT INTO wrong_entry (client, entry, key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    Number(client),
    Number(entry),
    key,
  ]);
};

const server = createServer((request, response) => {
  const [, client = '', entry = '', key = ''] = request.url?.split('/') ?? [];
  response.writeHead(201).end();
  write(client, entry, key).catch(() => undefined);
});

void pool
  .query('CREATE TABLE IF NOT EXISTS wrong_entry (client int NOT NULL, entry int NOT NULL, key text PRIMARY KEY)')
  .then(() => server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('listening\n')));
