import type { EntityManager } from 'typeorm';
import type { SessionResult } from './session-results';

/** What a player of a season has from one table of a session that is over, and how long its list is. */
export interface SeasonTableResult extends SessionResult {
  /** Null where the player is no member of the season. */
  readonly memberId: string | null;
  readonly size: number;
  readonly dealsFixed: number;
  /** Whether somebody took over a seat there in the middle of the list, or joined the table. */
  readonly isDivided: boolean;
}

/** A session that counts in a season. */
export interface SeasonSession {
  readonly tournamentId: string;
  readonly number: number;
}

/** The sessions of a season that are closed or final, in its order. */
export async function listSeasonSessions(manager: EntityManager, seasonId: string): Promise<readonly SeasonSession[]> {
  return manager.query<SeasonSession[]>(
    `SELECT session.tournament_id AS "tournamentId", session.number
     FROM season_event event JOIN session ON session.tournament_id = event.tournament_id
     WHERE event.season_id = $1 AND session.state IN ('closed', 'final')
     ORDER BY event.place, session.number`,
    [seasonId],
  );
}

/** Every result of the sessions of a season that are closed or final, by session, table and player. */
export async function listSeasonResults(
  manager: EntityManager,
  seasonId: string,
): Promise<readonly SeasonTableResult[]> {
  return manager.query<SeasonTableResult[]>(
    `SELECT result.tournament_id AS "tournamentId", result.table_id AS "tableId", result.player_id AS "playerId",
            result.session, result.total, result.game_points AS "gamePoints", result.won, result.lost, result.bonus,
            link.member_id AS "memberId", playing.size, playing.deals_fixed AS "dealsFixed",
            EXISTS (SELECT 1 FROM substitution gone
                    WHERE gone.tournament_id = result.tournament_id AND gone.table_id = result.table_id)
            OR EXISTS (SELECT 1 FROM seat
                       WHERE seat.tournament_id = result.tournament_id AND seat.table_id = result.table_id
                         AND seat.from_deal > 1) AS "isDivided"
     FROM season_event event
     JOIN session ON session.tournament_id = event.tournament_id AND session.state IN ('closed', 'final')
     JOIN session_result result ON result.tournament_id = session.tournament_id AND result.session = session.number
     JOIN playing_table playing ON playing.tournament_id = result.tournament_id AND playing.id = result.table_id
     LEFT JOIN season_player link ON link.season_id = event.season_id
       AND link.tournament_id = result.tournament_id AND link.player_id = result.player_id
     WHERE event.season_id = $1
     ORDER BY event.place, result.session, result.table_id, result.player_id`,
    [seasonId],
  );
}
