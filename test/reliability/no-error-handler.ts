import { createServer } from 'node:http';
import { Pool } from 'pg';

/*
 * A deliberately wrong service, so that the harness is seen to bite: nobody listens to the errors of its idle
 * connections, so that the process ends when the database goes.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });

const server = createServer((_request, response) => {
  pool.query('SELECT 1').then(
    () => response.writeHead(200).end(),
    () => response.writeHead(503).end(),
  );
});

void pool
  .query('SELECT 1')
  .then(() => server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('listening\n')));
