import type { EntityManager } from 'typeorm';
import { type ColumnSums, stretchOfDeal } from './deals';

/** How many deals of a stretch of a list were passed (`seat` null), or lost by whoever held a seat. */
export interface LossCount extends Pick<ColumnSums, 'tableId' | 'stretch' | 'seat'> {
  readonly deals: number;
}

/** Lost and passed deals of all tables of a tournament, or of some, counted by the database from the revisions that count. */
export async function countLosses(
  manager: EntityManager,
  tournamentId: string,
  tableIds?: readonly string[],
): Promise<readonly LossCount[]> {
  return manager.query<LossCount[]>(
    `SELECT entry.table_id AS "tableId", stretch.number AS stretch, entry.declarer AS seat, count(*)::int AS deals
     FROM deal_revision entry JOIN deal
       ON deal.tournament_id = entry.tournament_id AND deal.table_id = entry.table_id
      AND deal.number = entry.deal AND deal.revision = entry.revision
     ${stretchOfDeal}
     WHERE entry.tournament_id = $1 AND ($2::uuid[] IS NULL OR entry.table_id = ANY($2))
       AND (entry.kind = 'passed' OR entry.kind = 'played' AND entry.score < 0)
     GROUP BY entry.table_id, stretch.number, entry.declarer`,
    [tournamentId, tableIds ?? null],
  );
}
