import type { EntityManager } from 'typeorm';
import type { Facts } from '../entities/entry-columns';

/** A won game that counts, with what awards ask about it. */
export interface WonGame {
  readonly tableId: string;
  readonly deal: number;
  /** Seat number. */
  readonly declarer: number;
  readonly score: number;
  /** As entered. */
  readonly contract: Facts;
  /** `{ with: n }` or `{ without: n }`; null where the game has none. */
  readonly matadors: Facts | null;
}

/** The won games of a tournament by table and deal, from the revisions that count. */
export async function listWonGames(manager: EntityManager, tournamentId: string): Promise<readonly WonGame[]> {
  return manager.query<WonGame[]>(
    `SELECT entry.table_id AS "tableId", entry.deal, entry.declarer, entry.score,
            entry.facts -> 'contract' AS contract, nullif(entry.result -> 'matadors', 'null'::jsonb) AS matadors
     FROM deal JOIN deal_revision entry
       ON entry.tournament_id = deal.tournament_id AND entry.table_id = deal.table_id
      AND entry.deal = deal.number AND entry.revision = deal.revision
     WHERE deal.tournament_id = $1 AND entry.kind = 'played' AND entry.score > 0
     ORDER BY entry.table_id, entry.deal`,
    [tournamentId],
  );
}
