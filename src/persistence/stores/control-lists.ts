import type { EntityManager } from 'typeorm';
import { ControlEntryRow } from '../entities/control-entry';
import type { DealPlace, ListLine, NewLine, TablePlace, TablePlaces } from './deals';

/** One revision of a line of the second list. */
export type ControlEntry = Readonly<ControlEntryRow>;

/** The lines of a table's second list that count, by number. */
export async function listControlEntries(manager: EntityManager, place: TablePlace): Promise<readonly ControlEntry[]> {
  const { tournamentId, tableId } = place;
  return manager
    .createQueryBuilder(ControlEntryRow, 'entry')
    .distinctOn(['entry.deal'])
    .where('entry.tournamentId = :tournamentId AND entry.tableId = :tableId', { tournamentId, tableId })
    .orderBy({ 'entry.deal': 'ASC', 'entry.revision': 'DESC' })
    .getMany();
}

/** The lines that count of the second lists of these tables, by number. */
export async function listControlLines(
  manager: EntityManager,
  { tournamentId, tableIds }: TablePlaces,
): Promise<readonly ListLine[]> {
  return manager.query<ListLine[]>(
    `SELECT DISTINCT ON (deal, table_id) table_id AS "tableId", deal, kind, declarer, score, scores
     FROM control_entry WHERE tournament_id = $1 AND table_id = ANY($2::uuid[])
     ORDER BY deal, table_id, revision DESC`,
    [tournamentId, tableIds],
  );
}

/** The line that counts; undefined where the second list does not have it. */
export async function findControlEntry(manager: EntityManager, place: DealPlace): Promise<ControlEntry | undefined> {
  const { tournamentId, tableId, deal } = place;
  const [entry] = await manager.find(ControlEntryRow, {
    where: { tournamentId, tableId, deal },
    order: { revision: 'DESC' },
    take: 1,
  });
  return entry;
}

/** Writes a line, or a further revision of it. Whoever calls has locked the table. */
export async function insertControlEntry(manager: EntityManager, entry: NewLine): Promise<ControlEntry> {
  await manager.insert(ControlEntryRow, entry);
  const { tournamentId, tableId, deal, revision } = entry;
  return manager.findOneByOrFail(ControlEntryRow, { tournamentId, tableId, deal, revision });
}
