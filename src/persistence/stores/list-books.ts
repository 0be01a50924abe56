import type { EntityManager } from 'typeorm';
import type { Adjustment } from './adjustments';
import { type ColumnSums, columnSums, type TablePlace } from './deals';
import type { StoredPaperList } from './paper-lists';

/** All that lists come to: columns of deals, end sums of paper lists, and what counts beside them. */
export interface ListBook {
  readonly columns: readonly ColumnSums[];
  readonly papers: readonly Pick<StoredPaperList, 'tableId' | 'totals' | 'passed' | 'notPlayed'>[];
  readonly adjustments: readonly Pick<Adjustment, 'tableId' | 'playerId' | 'points'>[];
}

/** What the list of a table comes to, in one look. */
export async function readListBook(manager: EntityManager, { tournamentId, tableId }: TablePlace): Promise<ListBook> {
  const rowsOf = (query: string): string => `(SELECT coalesce(jsonb_agg(rows), '[]') FROM (${query}) rows)`;
  const [book] = await manager.query<ListBook[]>(
    `SELECT ${rowsOf(columnSums)} AS columns,
            ${rowsOf(
              `SELECT table_id AS "tableId", totals, passed, not_played AS "notPlayed" FROM paper_list
               WHERE tournament_id = $1 AND table_id = $2 ORDER BY revision DESC LIMIT 1`,
            )} AS papers,
            ${rowsOf(
              `SELECT table_id AS "tableId", player_id AS "playerId", points FROM adjustment
               WHERE tournament_id = $1 AND table_id = $2 AND withdrawn_for IS NULL`,
            )} AS adjustments`,
    [tournamentId, tableId],
  );
  return book ?? { columns: [], papers: [], adjustments: [] };
}
