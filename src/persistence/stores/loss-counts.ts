import type { EntityManager } from 'typeorm';
import { type ColumnSums, countingEntries, stretchOfEntry, type TablePlaces } from './deals';

/** How many deals of a stretch of a list were passed (`seat` null), or lost by whoever held a seat. */
export interface LossCount extends Pick<ColumnSums, 'tableId' | 'stretch' | 'seat'> {
  readonly deals: number;
}

/** Lost and passed deals of these tables, counted by the database from the revisions that count. */
export async function countLosses(
  manager: EntityManager,
  { tournamentId, tableIds }: TablePlaces,
): Promise<readonly LossCount[]> {
  return manager.query<LossCount[]>(
    `SELECT entry.table_id AS "tableId", stretch.number AS stretch, entry.declarer AS seat, count(*)::int AS deals
     FROM ${countingEntries}
     ${stretchOfEntry}
     WHERE entry.table_id = ANY($2::uuid[])
       AND (entry.kind = 'passed' OR entry.kind = 'played' AND entry.score < 0)
     GROUP BY entry.table_id, stretch.number, entry.declarer`,
    [tournamentId, tableIds],
  );
}
