import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { StandingsService } from '../../src/modules/events/standings/standings.service';
import { openDatabase } from '../../src/persistence/database';
import { Ledger } from '../../src/persistence/ledger';
import { median, report, rounded } from './figure';

const PLAYERS = 1400;
const SESSIONS = 12;
const TIMES = 41;

const plain = `SELECT player_id, sum(total) AS total, sum(game_points), sum(won) AS won, sum(lost) AS lost, sum(bonus),
    rank() OVER (ORDER BY sum(total) DESC, sum(won) DESC, sum(lost))
  FROM session_result WHERE tournament_id = $1 GROUP BY player_id ORDER BY sum(total) DESC, sum(won) DESC, sum(lost)`;

/** An event whose lists are done: players, and what each has from each session. */
async function fill(source: DataSource, id: string): Promise<void> {
  const profile = { scoring: 'seeger-fabian', deals: { '4': 48, '3': 36 }, options: {}, tables: 'fours-first' };
  const tieChain = ['total', 'won', 'lost', 'lot'];
  await source.query(
    `INSERT INTO tournament (id, name, ruleset, time_zone, profile, owner_key, public_word, state)
     VALUES ($1, 'Bench', 'isko-2022', 'UTC', $2, gen_random_uuid(), 'word', 'running')`,
    [id, JSON.stringify({ ...profile, tieChain })],
  );
  const fillings = [
    `INSERT INTO tournament_tail (tournament_id, sequence) VALUES ($1, 1)`,
    `INSERT INTO player (tournament_id, id, number) SELECT $1, gen_random_uuid(), n FROM generate_series(1, ${PLAYERS}) n`,
    `INSERT INTO player_name (tournament_id, player_id, name) SELECT tournament_id, id, 'Player ' || number FROM player WHERE tournament_id = $1`,
    `INSERT INTO session (tournament_id, number, starts_at, deals, seating, state)
     SELECT $1, n, now(), '{"3":36,"4":48}', 'draw', 'final' FROM generate_series(1, ${SESSIONS}) n`,
    `INSERT INTO playing_table (tournament_id, id, session, number, size, deals_fixed)
     SELECT $1, gen_random_uuid(), s, n, 4, 48 FROM generate_series(1, ${SESSIONS}) s, generate_series(1, ${PLAYERS / 4}) n`,
    `INSERT INTO session_result (tournament_id, table_id, player_id, session, total, game_points, won, lost, bonus)
     SELECT $1, t.id, p.id, t.session, (random() * 2000)::int, (random() * 1000)::int, (random() * 12)::int, (random() * 4)::int, 0
     FROM playing_table t JOIN player p ON p.tournament_id = $1 AND (p.number - 1) / 4 + 1 = t.number WHERE t.tournament_id = $1`,
    `ANALYZE`,
  ];
  for (const filling of fillings) await source.query(filling, filling.includes('$1') ? [id] : []);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** S7: the standings of 1,400 players over 12 sessions, beside one plain query over the same results. */
export async function s7(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'skat-bench-'));
  const database = await openDatabase({ dataDir });
  try {
    const id = '00000000-0000-4000-8000-000000000007';
    await fill(database.dataSource, id);
    const service = new StandingsService(new Ledger(database.dataSource));
    const [queries, standings]: [number[], number[]] = [[], []];
    let items = 0;
    for (let time = 0; time < TIMES; time += 1) {
      queries.push(await milliseconds(() => database.dataSource.query(plain, [id])));
      standings.push(
        await milliseconds(async () => {
          const { body } = await service.show(undefined, id, { scope: 'overall' }, undefined);
          items = body?.items.length ?? 0;
        }),
      );
    }
    const [query, shown] = [median(queries), median(standings)];
    report('S7', {
      players: items,
      sessions: SESSIONS,
      queryMilliseconds: rounded(query),
      standingsMilliseconds: rounded(shown),
      ratio: rounded(shown / query),
      atMost: 2,
    });
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
