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
  const stands = { withdrawnFor: null, disputeId: null, ruling: null };
  const added = { ...stands, ...adjustment };
  const { tournamentId, tableId, seat, playerId, points, reason, law, enteredBy, disputeId, ruling } = added;
  const [given] = await manager.query<Pick<Adjustment, 'number' | 'enteredAt'>[]>(
    `INSERT INTO adjustment (tournament_id, table_id, number, seat, player_id, points, reason, law, entered_by, dispute_id, ruling)
     SELECT $1::uuid, $2::uuid, coalesce(max(number), 0) + 1, $3::int, $4::uuid, $5::int, $6::text, $7::text, $8::uuid, $9::uuid, $10::int
     FROM adjustment WHERE tournament_id = $1 AND table_id = $2
     RETURNING number, entered_at AS "enteredAt"`,
    [tournamentId, tableId, seat, playerId, points, reason, law, enteredBy, disputeId, ruling],
  );
  return Object.assign(new AdjustmentRow(), added, given);
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
