import type { EntityManager } from 'typeorm';
import { PaperListRow } from '../entities/paper-list';
import type { TablePlace } from './deals';

/** One revision of a table's end sums. */
export type StoredPaperList = Readonly<PaperListRow>;

/** End sums to be written; the database adds the time. */
export type NewPaperList = Omit<StoredPaperList, 'enteredAt'>;

/** The end sums of a table that count; undefined where there are none. */
export async function findPaperList(
  manager: EntityManager,
  { tournamentId, tableId }: TablePlace,
): Promise<StoredPaperList | undefined> {
  const [list] = await manager.find(PaperListRow, {
    where: { tournamentId, tableId },
    order: { revision: 'DESC' },
    take: 1,
  });
  return list;
}

/** The end sums of all tables of a tournament, or of these, that count. */
export async function listPaperLists(
  manager: EntityManager,
  tournamentId: string,
  tableIds?: readonly string[],
): Promise<readonly StoredPaperList[]> {
  return manager
    .createQueryBuilder(PaperListRow, 'list')
    .distinctOn(['list.tableId'])
    .where('list.tournamentId = :tournamentId', { tournamentId })
    .andWhere('(:tableIds::uuid[] IS NULL OR list.tableId = ANY(:tableIds))', { tableIds: tableIds ?? null })
    .orderBy({ 'list.tableId': 'ASC', 'list.revision': 'DESC' })
    .getMany();
}

/** Writes end sums, or a further revision of them. Whoever calls has locked the table. */
export async function insertPaperList(manager: EntityManager, list: NewPaperList): Promise<void> {
  await manager.insert(PaperListRow, list);
}

/** Takes the end sums of a table back with all their revisions; the log keeps them. Whoever calls has locked the table. */
export async function deletePaperList(manager: EntityManager, { tournamentId, tableId }: TablePlace): Promise<void> {
  await manager.delete(PaperListRow, { tournamentId, tableId });
}
