import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

/*
 * A deliberately wrong scheduler, so that the harness is seen to bite: it looks which sessions are due, notes that each was
 * opened, and only then marks it. Runs until it is stopped; what it opened stands in the table `wrong_opening`.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
pool.on('error', () => undefined);

const look = async (): Promise<void> => {
  const { rows } = await pool.query<{ number: number }>(
    'SELECT number FROM wrong_session WHERE NOT open AND due <= now()',
  );
  // Long enough for the other process to look, so that it is no matter of luck whether both find the same.
  await sleep(200);
  for (const { number } of rows) await pool.query('INSERT INTO wrong_opening (number) VALUES ($1)', [number]);
  await pool.query('UPDATE wrong_session SET open = true WHERE number = ANY ($1)', [rows.map(({ number }) => number)]);
};

setInterval(() => void look().catch(() => undefined), 20);
process.stdout.write('looking\n');
