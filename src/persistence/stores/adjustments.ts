import { In, IsNull, type EntityManager } from 'typeorm';
import { AdjustmentRow } from '../entities/adjustment';
import type { TablePlace, TablePlaces } from './deals';

/** Points apart from the deals, or the ruling on a wrong seat (`points` is null). */
export type Adjustment = Readonly<AdjustmentRow>;

/** What is said of an adjustment; number and time are given out. */
export type NewAdjustment = Omit<Adjustment, 'number' | 'enteredAt' | 'withdrawnFor' | 'disputeId' | 'ruling'> &
  Partial<Pick<Adjustment, 'disputeId' | 'ruling'>>;

/** Which adjustment. */
export type AdjustmentPlace = TablePlace & Pick<Adjustment, 'number'>;

/** Adds an adjustment under the next number. Whoever calls has locked the table. */
export async function insertAdjustment(manager: EntityManager, adjustment: NewAdjustment): Promise<Adjustment> {
  const { tournamentId, tableId } = adjustment;
  const number = ((await manager.maximum(AdjustmentRow, 'number', { tournamentId, tableId })) ?? 0) + 1;
  const stands = { withdrawnFor: null, disputeId: null, ruling: null };
  const added = { ...stands, ...adjustment, number };
  const { generatedMaps } = await manager.insert(AdjustmentRow, added);
  return Object.assign(new AdjustmentRow(), added, generatedMaps[0]);
}

/** Every adjustment of these tables by number, the withdrawn ones too. */
export async function listAdjustments(
  manager: EntityManager,
  { tournamentId, tableIds }: TablePlaces,
): Promise<readonly Adjustment[]> {
  return manager.find(AdjustmentRow, { where: { tournamentId, tableId: In(tableIds) }, order: { number: 'ASC' } });
}

/** Lets an adjustment no longer count; undefined where there is none that does. */
export async function withdrawAdjustment(
  manager: EntityManager,
  { tournamentId, tableId, number }: AdjustmentPlace,
  reason: string,
): Promise<Adjustment | undefined> {
  const place = { tournamentId, tableId, number };
  const { affected } = await manager.update(
    AdjustmentRow,
    { ...place, withdrawnFor: IsNull() },
    { withdrawnFor: reason },
  );
  return affected === 1 ? manager.findOneByOrFail(AdjustmentRow, place) : undefined;
}
