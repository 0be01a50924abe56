import type { EntityManager } from 'typeorm';
import type { DealRevision } from './deals';

/** One revision of a deal with where it was played. */
export interface DealRecord extends Pick<
  DealRevision,
  | 'tableId'
  | 'deal'
  | 'revision'
  | 'kind'
  | 'declarer'
  | 'score'
  | 'scores'
  | 'facts'
  | 'result'
  | 'rulesRevision'
  | 'reason'
  | 'enteredBy'
  | 'enteredAt'
> {
  readonly session: number;
  /** Number of the table. */
  readonly table: number;
  /** Whether it is the revision that counts. */
  readonly counts: boolean;
  /** Who held the declarer's seat in that deal; null where there is none. */
  readonly playerId: string | null;
}

/** Every revision of every deal at one table, by deal and revision. */
export async function listDealRecords(
  manager: EntityManager,
  { tournamentId, tableId }: Pick<DealRevision, 'tournamentId' | 'tableId'>,
): Promise<readonly DealRecord[]> {
  return manager.query<DealRecord[]>(
    `SELECT playing.session, playing.number AS "table", entry.table_id AS "tableId", entry.deal, entry.revision,
            entry.revision = deal.revision AS counts, entry.kind, entry.declarer, entry.score, entry.scores, entry.facts,
            entry.result, entry.rules_revision AS "rulesRevision", entry.reason, entry.entered_by AS "enteredBy",
            entry.entered_at AS "enteredAt", coalesce(taken.player_id, seat.player_id) AS "playerId"
     FROM deal_revision entry
     JOIN deal ON deal.tournament_id = entry.tournament_id AND deal.table_id = entry.table_id AND deal.number = entry.deal
     JOIN playing_table playing ON playing.tournament_id = entry.tournament_id AND playing.id = entry.table_id
     LEFT JOIN seat ON seat.tournament_id = entry.tournament_id AND seat.table_id = entry.table_id
       AND seat.seat = entry.declarer
     LEFT JOIN LATERAL (
       SELECT player_id FROM substitution
       WHERE tournament_id = entry.tournament_id AND table_id = entry.table_id
         AND seat = entry.declarer AND from_deal <= entry.deal
       ORDER BY from_deal DESC LIMIT 1
     ) taken ON true
     WHERE entry.tournament_id = $1 AND entry.table_id = $2
     ORDER BY entry.deal, entry.revision`,
    [tournamentId, tableId],
  );
}

/** The ids of all tables of a tournament, by session and number. */
export async function listTableIds(manager: EntityManager, tournamentId: string): Promise<readonly string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM playing_table WHERE tournament_id = $1 ORDER BY session, number`,
    [tournamentId],
  );
  return rows.map(({ id }) => id);
}
