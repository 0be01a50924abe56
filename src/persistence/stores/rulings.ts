import { In, type EntityManager } from 'typeorm';
import { AdjustmentRow } from '../entities/adjustment';
import { DealRevisionRow } from '../entities/deal-revision';
import { DisputeRulingRow } from '../entities/dispute-ruling';
import { WarningRow } from '../entities/warning';
import type { Adjustment } from './adjustments';
import type { DealRevision } from './deals';
import type { DisputePlace } from './disputes';
import type { Warning } from './warnings';

export { rulingLevels, type RulingLevel } from '../entities/dispute-ruling';

/** A ruling on a dispute. */
export type DisputeRuling = Readonly<DisputeRulingRow>;

/** What of a deal that was ruled on its minute states. */
export type RuledEntry = Pick<DealRevision, 'disputeId' | 'ruling' | 'score' | 'scores'>;

/** What is said of a ruling; the database adds the time. */
export type NewRuling = Omit<DisputeRuling, 'ruledAt'>;

/** Writes a ruling. Whoever calls has locked the dispute and counted its rulings. */
export async function insertRuling(manager: EntityManager, ruling: NewRuling): Promise<DisputeRuling> {
  const { generatedMaps } = await manager.insert(DisputeRulingRow, { ...ruling, laws: [...ruling.laws] });
  return Object.assign(new DisputeRulingRow(), ruling, generatedMaps[0]);
}

/** The rulings on these disputes of one tournament, each in its order. */
export async function listRulings(
  manager: EntityManager,
  tournamentId: string,
  disputeIds: readonly string[],
): Promise<readonly DisputeRuling[]> {
  const where = { tournamentId, disputeId: In(disputeIds) };
  return manager.find(DisputeRulingRow, { where, order: { disputeId: 'ASC', number: 'ASC' } });
}

/** The adjustments that rulings on these disputes have brought, the withdrawn ones too. */
export async function listRuledAdjustments(
  manager: EntityManager,
  tournamentId: string,
  disputeIds: readonly string[],
): Promise<readonly Adjustment[]> {
  return manager.find(AdjustmentRow, { where: { tournamentId, disputeId: In(disputeIds) }, order: { number: 'ASC' } });
}

/** The warnings that rulings on these disputes have brought, the withdrawn ones too. */
export async function listRuledWarnings(
  manager: EntityManager,
  tournamentId: string,
  disputeIds: readonly string[],
): Promise<readonly Warning[]> {
  return manager.find(WarningRow, { where: { tournamentId, disputeId: In(disputeIds) }, order: { givenAt: 'ASC' } });
}

/** What rulings on these disputes have made of their deals. */
export async function listRuledEntries(
  manager: EntityManager,
  tournamentId: string,
  disputeIds: readonly string[],
): Promise<readonly RuledEntry[]> {
  const select = { disputeId: true, ruling: true, score: true, scores: true } as const;
  return manager.find(DealRevisionRow, { select, where: { tournamentId, disputeId: In(disputeIds) } });
}

/** Lets what earlier rulings on a dispute have adjusted no longer count. Returns the numbers of those adjustments. */
export async function withdrawRuledAdjustments(
  manager: EntityManager,
  { tournamentId, id }: DisputePlace,
  reason: string,
): Promise<readonly number[]> {
  const [rows] = await manager.query<[{ number: number }[], number]>(
    `UPDATE adjustment SET withdrawn_for = $3
     WHERE tournament_id = $1 AND dispute_id = $2 AND withdrawn_for IS NULL RETURNING number`,
    [tournamentId, id, reason],
  );
  return rows.map(({ number }) => number);
}
