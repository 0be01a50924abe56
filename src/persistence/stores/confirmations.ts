import type { EntityManager } from 'typeorm';
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
