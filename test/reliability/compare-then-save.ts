import { createServer } from 'node:http';
import { Pool } from 'pg';

/*
 * A deliberately wrong service, so that the harness is seen to bite: it reads the version, compares it with the tag of
 * the caller, and saves the next version without asking again. `GET` answers the version, `PUT` changes the thing.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
pool.on('error', () => undefined);

const version = async (): Promise<string> =>
  String((await pool.query<{ version: number }>('SELECT version FROM wrong_thing')).rows[0]?.version);

const change = async (seen: string): Promise<number> => {
  const current = await version();
  if (current !== seen) return 412;
  await pool.query('UPDATE wrong_thing SET version = $1', [Number(current) + 1]);
  return 200;
};

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    void version().then((text) => response.end(text));
    return;
  }
  change(String(request.headers['if-match'])).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(500).end(),
  );
});

void pool
  .query('CREATE TABLE wrong_thing (version int NOT NULL); INSERT INTO wrong_thing VALUES (1)')
  .then(() => server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('listening\n')));
