import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Deals of a list, at a table of four. */
export const DEALS = 48;

/** Two open sessions, so that also a small event has enough tables that enter at once. */
const SESSIONS = 2;

const profile = {
  scoring: 'seeger-fabian',
  deals: { '4': DEALS, '3': 36 },
  options: {},
  tables: 'fours-first',
  tieChain: ['total', 'won', 'lost', 'lot'],
};

const fillings = (players: number): readonly string[] => [
  `INSERT INTO tournament_tail (tournament_id) VALUES ($1)`,
  `INSERT INTO player (tournament_id, id, number) SELECT $1, gen_random_uuid(), n FROM generate_series(1, ${players}) n`,
  `INSERT INTO session (tournament_id, number, starts_at, deals, seating, state, opened_at)
   SELECT $1, n, now(), '{"3":36,"4":${DEALS}}', 'draw', 'open', now() FROM generate_series(1, ${SESSIONS}) n`,
  `INSERT INTO playing_table (tournament_id, id, session, number, size, deals_fixed)
   SELECT $1, gen_random_uuid(), s, n, 4, ${DEALS}
   FROM generate_series(1, ${SESSIONS}) s, generate_series(1, ${Math.floor(players / 4)}) n`,
  `INSERT INTO seat (tournament_id, table_id, seat, player_id)
   SELECT $1, t.id, (p.number - 1) % 4 + 1, p.id
   FROM playing_table t JOIN player p ON p.tournament_id = $1 AND (p.number - 1) / 4 + 1 = t.number WHERE t.tournament_id = $1`,
];

/** An event of so many players whose tables are about to play their first deal. */
export async function newEvent(source: DataSource, players: number): Promise<string> {
  const id = randomUUID();
  await source.query(
    `INSERT INTO tournament (id, name, ruleset, time_zone, profile, profile_frozen, owner_key, public_word, state)
     VALUES ($1, 'Bench', 'isko-2022', 'UTC', $2, true, $1, 'word', 'running')`,
    [id, JSON.stringify(profile)],
  );
  for (const filling of fillings(players)) await source.query(filling, [id]);
  await source.query('ANALYZE');
  return id;
}

/** So many tables of an event, spread over it. */
export async function tablesOf(source: DataSource, event: string, count: number): Promise<readonly string[]> {
  const rows = await source.query<{ id: string }[]>(
    'SELECT id FROM playing_table WHERE tournament_id = $1 ORDER BY id LIMIT $2',
    [event, count],
  );
  if (rows.length < count) throw new Error(`the event has only ${rows.length} tables`);
  return rows.map(({ id }) => id);
}

/** What the database holds of an event: deals, and lines of the log. */
export async function held(
  source: DataSource,
  event: string,
): Promise<{ readonly deals: number; readonly lines: number }> {
  const [row] = await source.query<{ deals: number; lines: number }[]>(
    `SELECT (SELECT count(*)::int FROM deal WHERE tournament_id = $1) AS deals,
       (SELECT count(*)::int FROM log_entry WHERE tournament_id = $1) +
       (SELECT count(*)::int FROM unsealed_entry WHERE tournament_id = $1) AS lines`,
    [event],
  );
  return row ?? { deals: 0, lines: 0 };
}

/** Lets every entry hold the end of its event's log until its commit, as if it numbered its own line; or no longer. */
export async function holdTheEnd(source: DataSource, holds: boolean): Promise<void> {
  await source.query('DROP TRIGGER IF EXISTS bench_hold ON unsealed_entry');
  if (!holds) return;
  await source.query(
    `CREATE OR REPLACE FUNCTION bench_hold() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN UPDATE tournament_tail SET sequence = sequence WHERE tournament_id = NEW.tournament_id; RETURN NEW; END $$`,
  );
  await source.query(
    'CREATE TRIGGER bench_hold BEFORE INSERT ON unsealed_entry FOR EACH ROW EXECUTE FUNCTION bench_hold()',
  );
}
