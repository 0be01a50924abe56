import type { EntityManager } from 'typeorm';
import { SessionResultRow } from '../entities/session-result';
import type { TablePlace } from './deals';

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

/** Which results: those of some sessions of a tournament, by number. */
export interface ResultScope {
  readonly tournamentId: string;
  readonly sessions: readonly number[];
}

/** Puts results in the place of all that the table had. Whoever calls has locked the table. */
export async function replaceResults(
  manager: EntityManager,
  { tournamentId, tableId }: TablePlace,
  results: readonly SessionResult[],
): Promise<void> {
  await manager.query(
    `DELETE FROM session_result WHERE tournament_id = $1 AND table_id = $2 AND player_id <> ALL($3)`,
    [tournamentId, tableId, results.map(({ playerId }) => playerId)],
  );
  await manager.upsert(SessionResultRow, [...results], ['tournamentId', 'tableId', 'playerId']);
}

/** Stores the results of tables that have none yet. */
export async function insertResults(manager: EntityManager, results: readonly SessionResult[]): Promise<void> {
  await manager.insert(SessionResultRow, [...results]);
}

/** Adds results up by player. */
export async function sumResults(manager: EntityManager, scope: ResultScope): Promise<readonly ResultSums[]> {
  return manager.query<ResultSums[]>(
    `SELECT player_id AS id, sum(total)::int AS total, sum(game_points)::int AS "gamePoints", sum(won)::int AS won,
            sum(lost)::int AS lost, sum(bonus)::int AS bonus, count(*)::int AS results
     FROM session_result
     WHERE tournament_id = $1 AND session = ANY($2::int[])
     GROUP BY player_id`,
    [scope.tournamentId, scope.sessions],
  );
}

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

/** A table that has no results, as one that was set before they were kept; undefined where every table has some. */
export async function findTableWithoutResults(manager: EntityManager): Promise<TablePlace | undefined> {
  const [place] = await manager.query<TablePlace[]>(
    `SELECT playing.tournament_id AS "tournamentId", playing.id AS "tableId"
     FROM playing_table playing LEFT JOIN session_result result
       ON result.tournament_id = playing.tournament_id AND result.table_id = playing.id
     WHERE result.table_id IS NULL
     LIMIT 1`,
  );
  return place;
}
