import type { EntityManager } from 'typeorm';
import type { SessionResultRow } from '../entities/session-result';
import type { TablePlace } from './deals';
import type { GroupedPlayer } from './players';
import type { SessionPlace } from './sessions';

/** What somebody has from one table. */
export type SessionResult = Readonly<SessionResultRow>;

/** The sums of somebody's results; `results` counts them. */
export interface ResultSums {
  readonly id: string;
  readonly total: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
  readonly bonus: number;
  readonly results: number;
}

type Sums = Omit<ResultSums, 'id'>;

/** A player as a ranking by sums shows him; the sums are null where he was in none of the sessions. */
export type SummedPlayer = Pick<GroupedPlayer, 'id' | 'number' | 'consent' | 'category' | 'name' | 'cutAfter'> &
  (Sums | { readonly [Sum in keyof Sums]: null });

/** Which results: those of some sessions of a tournament, by number. */
export interface ResultScope {
  readonly tournamentId: string;
  readonly sessions: readonly number[];
}

/** Puts results in the place of all that the table had. Whoever calls has locked the table. */
export async function replaceResults(
  manager: EntityManager,
  { tournamentId, tableId }: TablePlace,
  results: readonly Omit<SessionResult, keyof TablePlace>[],
): Promise<void> {
  await manager.query(
    `WITH given AS (SELECT * FROM jsonb_to_recordset($3) AS given (
       "playerId" uuid, session int, total int, "gamePoints" int, won int, lost int, bonus int)),
     gone AS (
       DELETE FROM session_result WHERE tournament_id = $1 AND table_id = $2
          AND player_id NOT IN (SELECT "playerId" FROM given))
     INSERT INTO session_result (tournament_id, table_id, player_id, session, total, game_points, won, lost, bonus)
     SELECT $1, $2, "playerId", session, total, "gamePoints", won, lost, bonus FROM given
     ON CONFLICT (tournament_id, table_id, player_id) DO UPDATE SET
       total = excluded.total, game_points = excluded.game_points,
       won = excluded.won, lost = excluded.lost, bonus = excluded.bonus`,
    [tournamentId, tableId, JSON.stringify(results)],
  );
}

/** Lets everybody at the tables of a session that has just been drawn begin with nothing. */
export async function startResults(manager: EntityManager, { tournamentId, number }: SessionPlace): Promise<void> {
  await manager.query(
    `INSERT INTO session_result (tournament_id, table_id, player_id, session, total, game_points, won, lost, bonus)
     SELECT playing.tournament_id, playing.id, seat.player_id, playing.session, 0, 0, 0, 0, 0
     FROM playing_table playing JOIN seat
       ON seat.tournament_id = playing.tournament_id AND seat.table_id = playing.id
     WHERE playing.tournament_id = $1 AND playing.session = $2`,
    [tournamentId, number],
  );
}

/** Adds results up by player; who paused for a session has nothing of it, and is there all the same. */
export async function sumResults(manager: EntityManager, scope: ResultScope): Promise<readonly ResultSums[]> {
  return manager.query<ResultSums[]>(sums, [scope.tournamentId, scope.sessions]);
}

/** The same sums beside every player of a tournament, in no order. */
export async function listSummed(manager: EntityManager, scope: ResultScope): Promise<readonly SummedPlayer[]> {
  return manager.query<SummedPlayer[]>(
    `SELECT player.id, player.number, player.consent, player.category, named.name,
            player.cut_after AS "cutAfter", total, "gamePoints", won, lost, bonus, results
     FROM player
     LEFT JOIN player_name named ON named.tournament_id = player.tournament_id AND named.player_id = player.id
     LEFT JOIN (${sums}) brought ON brought.id = player.id
     WHERE player.tournament_id = $1`,
    [scope.tournamentId, scope.sessions],
  );
}

const sums = `
  SELECT player_id AS id, sum(total)::int AS total, sum(game_points)::int AS "gamePoints", sum(won)::int AS won,
         sum(lost)::int AS lost, sum(bonus)::int AS bonus, sum(results)::int AS results
  FROM (
    SELECT player_id, total, game_points, won, lost, bonus, 1 AS results
    FROM session_result WHERE tournament_id = $1 AND session = ANY($2::int[])
    UNION ALL
    SELECT player_id, 0, 0, 0, 0, 0, 0 FROM bye WHERE tournament_id = $1 AND session = ANY($2::int[])
  ) each
  GROUP BY player_id`;

/** Every single result, for what sums cannot tell. */
export async function listResults(manager: EntityManager, scope: ResultScope): Promise<readonly SessionResult[]> {
  return manager.query<SessionResult[]>(
    `SELECT tournament_id AS "tournamentId", table_id AS "tableId", player_id AS "playerId", session, total,
            game_points AS "gamePoints", won, lost, bonus
     FROM session_result
     WHERE tournament_id = $1 AND session = ANY($2::int[])
     ORDER BY session, table_id, player_id`,
    [scope.tournamentId, scope.sessions],
  );
}

/** The tables that have no results, as those that were set before they were kept. */
export async function listTablesWithoutResults(manager: EntityManager): Promise<readonly TablePlace[]> {
  return manager.query<TablePlace[]>(
    `SELECT playing.tournament_id AS "tournamentId", playing.id AS "tableId"
     FROM playing_table playing LEFT JOIN session_result result
       ON result.tournament_id = playing.tournament_id AND result.table_id = playing.id
     WHERE result.table_id IS NULL`,
  );
}
