import type { EntityManager } from 'typeorm';
import type { Facts } from '../entities/entry-columns';
import { countingEntries } from './deals';

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

/** Which games are looked at; what is not named does not matter. */
export interface WonGameFilter {
  readonly games?: readonly string[] | undefined;
  readonly hand?: boolean | undefined;
  readonly ouvert?: boolean | undefined;
  readonly matadors?: 'with' | 'without' | undefined;
}

/** The won games of a tournament that one of the filters lets through, by table and deal, from the revisions that count; where end sums took the place of the deals there are none. */
export async function listWonGames(
  manager: EntityManager,
  tournamentId: string,
  filters: readonly WonGameFilter[],
): Promise<readonly WonGame[]> {
  return manager.query<WonGame[]>(
    `SELECT entry.table_id AS "tableId", entry.deal, entry.declarer, entry.score,
            entry.facts -> 'contract' AS contract, nullif(entry.result -> 'matadors', 'null'::jsonb) AS matadors
     FROM ${countingEntries}
     WHERE entry.kind = 'played' AND entry.score > 0
       AND NOT EXISTS (SELECT FROM paper_list WHERE tournament_id = $1 AND table_id = entry.table_id)
       AND EXISTS (
         SELECT FROM jsonb_array_elements($2::jsonb) filter, jsonb_extract_path(entry.facts, 'contract') contract
         WHERE (filter -> 'games' IS NULL OR filter -> 'games' ? (contract ->> 'game'))
           AND coalesce(filter -> 'hand', contract -> 'hand', 'false') = coalesce(contract -> 'hand', 'false')
           AND coalesce(filter -> 'ouvert', contract -> 'ouvert', 'false') = coalesce(contract -> 'ouvert', 'false')
           AND (filter -> 'matadors' IS NULL OR entry.result -> 'matadors' ? (filter ->> 'matadors')))
     ORDER BY entry.table_id, entry.deal`,
    [tournamentId, JSON.stringify(filters)],
  );
}
