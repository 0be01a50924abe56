import type { EntityManager } from 'typeorm';
import type { SessionPlace } from './sessions';
import { ConfirmationRow } from '../entities/confirmation';
import type { TablePlace } from './deals';

/** A seat's word that a version of the list is right. */
export type Confirmation = Readonly<ConfirmationRow>;

/** The confirmations of one version of a table's list, by seat. */
export async function listConfirmations(
  manager: EntityManager,
  { tournamentId, tableId, version }: TablePlace & Pick<Confirmation, 'version'>,
): Promise<readonly Confirmation[]> {
  return manager.find(ConfirmationRow, { where: { tournamentId, tableId, version }, order: { seat: 'ASC' } });
}

/** Notes a confirmation; saying it twice is saying it once. */
export async function insertConfirmation(
  manager: EntityManager,
  confirmation: Omit<Confirmation, 'confirmedAt'>,
): Promise<void> {
  await manager.createQueryBuilder().insert().into(ConfirmationRow).values(confirmation).orIgnore().execute();
}

/** The confirmations of all lists of a session as they stand, by table and seat. */
export async function listSessionConfirmations(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly Pick<Confirmation, 'tableId' | 'seat'>[]> {
  return manager.query(
    `SELECT confirmation.table_id AS "tableId", confirmation.seat
     FROM playing_table
     JOIN confirmation ON confirmation.tournament_id = playing_table.tournament_id
       AND confirmation.table_id = playing_table.id AND confirmation.version = playing_table.version
     WHERE playing_table.tournament_id = $1 AND playing_table.session = $2
     ORDER BY confirmation.table_id, confirmation.seat`,
    [tournamentId, number],
  );
}

/** So many seats confirm a list before it counts as confirmed. */
export const confirmationsNeeded = 2;

/** How many seats have confirmed each list of a session as it stands, by table; tables without a confirmation are absent. */
export async function countConfirmations(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<readonly { readonly tableId: string; readonly count: number }[]>(
    `SELECT playing_table.id AS "tableId", count(*)::int AS count
     FROM playing_table
     JOIN confirmation ON confirmation.tournament_id = playing_table.tournament_id
       AND confirmation.table_id = playing_table.id AND confirmation.version = playing_table.version
     WHERE playing_table.tournament_id = $1 AND playing_table.session = $2
     GROUP BY playing_table.id`,
    [tournamentId, number],
  );
  return new Map(rows.map(({ tableId, count }) => [tableId, count]));
}
