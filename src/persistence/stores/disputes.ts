import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { DisputeRow, type DisputeState } from '../entities/dispute';
import type { DealPlace } from './deals';
import type { SessionPlace } from './sessions';

export { disputeStates, type DisputeState } from '../entities/dispute';

/** A dispute. */
export type Dispute = Readonly<DisputeRow>;

/** What is said of a dispute when it is opened. */
export type NewDispute = Pick<
  Dispute,
  | 'tournamentId'
  | 'id'
  | 'session'
  | 'tableId'
  | 'deal'
  | 'revision'
  | 'ruleset'
  | 'kind'
  | 'told'
  | 'advice'
  | 'openedBy'
>;

/** Which dispute. */
export type DisputePlace = Pick<Dispute, 'tournamentId' | 'id'>;

/** States in which a dispute waits for a ruling. */
export const waiting = ['open', 'appealed'] as const satisfies readonly DisputeState[];

/** Opens a dispute. */
export async function insertDispute(manager: EntityManager, dispute: NewDispute): Promise<Dispute> {
  await manager.insert(DisputeRow, dispute);
  const { tournamentId, id } = dispute;
  return manager.findOneByOrFail(DisputeRow, { tournamentId, id });
}

/** The dispute with this id, a UUID, whatever its tournament; undefined where there is none. */
export async function findDispute(manager: EntityManager, id: string): Promise<Dispute | undefined> {
  return (await manager.findOneBy(DisputeRow, { id })) ?? undefined;
}

/** The same, and nobody else rules on it or changes it until the transaction ends. */
export async function lockDispute(
  manager: EntityManager,
  { tournamentId, id }: DisputePlace,
): Promise<Dispute | undefined> {
  const where = { tournamentId, id };
  return (await manager.findOne(DisputeRow, { where, lock: { mode: 'for_no_key_update' } })) ?? undefined;
}

/** The dispute that waits for a ruling on a deal; at most one does. */
export async function findWaitingOn(
  manager: EntityManager,
  { tournamentId, tableId, deal }: DealPlace,
): Promise<Dispute | undefined> {
  const where = { tournamentId, tableId, deal, state: In(waiting) };
  return (await manager.findOne(DisputeRow, { where })) ?? undefined;
}

/** The first deal from `deal` on that a dispute was ever about, with the dispute; undefined where there is none. */
export async function findAboutDealFrom(
  manager: EntityManager,
  { tournamentId, tableId, deal }: DealPlace,
): Promise<Dispute | undefined> {
  const where = { tournamentId, tableId, deal: MoreThanOrEqual(deal) };
  return (await manager.findOne(DisputeRow, { where, order: { deal: 'ASC' } })) ?? undefined;
}

/** The disputes of a session that wait for a ruling, oldest first. */
export async function listWaiting(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly Dispute[]> {
  const where = { tournamentId, session: number, state: In(waiting) };
  return manager.find(DisputeRow, { where, order: { openedAt: 'ASC', id: 'ASC' } });
}

/** At most `limit` disputes of a tournament, oldest first, those after a position where one is given. */
export async function listDisputes(
  manager: EntityManager,
  page: {
    readonly tournamentId: string;
    readonly state?: DisputeState | undefined;
    readonly tableId?: string | undefined;
    readonly limit: number;
    readonly after?: Pick<Dispute, 'openedAt' | 'id'> | undefined;
  },
): Promise<readonly Dispute[]> {
  const { tournamentId, state, tableId, limit, after } = page;
  const query = manager
    .createQueryBuilder(DisputeRow, 'dispute')
    .where('dispute.tournamentId = :tournamentId', { tournamentId })
    .orderBy({ 'dispute.openedAt': 'ASC', 'dispute.id': 'ASC' });
  if (state !== undefined) query.andWhere('dispute.state = :state', { state });
  if (tableId !== undefined) query.andWhere('dispute.tableId = :tableId', { tableId });
  if (after) query.andWhere('(dispute.openedAt, dispute.id) > (:openedAt, :afterId)', { ...after, afterId: after.id });
  return query.limit(limit).getMany();
}

/** Writes what more was told of a dispute that the caller has locked, and what the engine advises now. */
export async function completeDispute(
  manager: EntityManager,
  dispute: Dispute,
  { told, advice }: Pick<Dispute, 'told' | 'advice'>,
): Promise<Dispute> {
  const { tournamentId, id } = dispute;
  const [[row]] = await manager.query<[[Pick<Dispute, 'told' | 'advice' | 'version'>], number]>(
    `UPDATE dispute SET told = $3, advice = $4, version = version + 1
     WHERE tournament_id = $1 AND id = $2 RETURNING told, advice, version`,
    [tournamentId, id, JSON.stringify(told), JSON.stringify(advice)],
  );
  return { ...dispute, ...row };
}

/** Notes that a dispute which the caller has locked was ruled on: by a referee, with the time for an appeal, or by the jury. */
export async function markRuled(
  manager: EntityManager,
  dispute: Dispute,
  appealMinutes: number | null,
): Promise<Dispute> {
  const { tournamentId, id } = dispute;
  const [[changed]] = await manager.query<[[Pick<Dispute, 'state' | 'version' | 'appealUntil'>], number]>(
    `UPDATE dispute SET state = $3, version = version + 1,
            appeal_until = coalesce(now() + make_interval(mins => $4), appeal_until)
     WHERE tournament_id = $1 AND id = $2 RETURNING state, version, appeal_until AS "appealUntil"`,
    [tournamentId, id, appealMinutes === null ? 'settled' : 'ruled', appealMinutes],
  );
  return { ...dispute, ...changed };
}

/** Brings a ruling before the jury; undefined where the time for it is over, by the clock of the database. */
export async function markAppealed(
  manager: EntityManager,
  { tournamentId, id }: DisputePlace,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<Dispute | undefined> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(DisputeRow)
    .set({
      state: 'appealed',
      appealedBy: by,
      appealedAt: () => 'now()',
      appealedFor: reason,
      version: () => 'version + 1',
    })
    .where(`tournamentId = :tournamentId AND id = :id AND state = 'ruled' AND appealUntil > now()`, {
      tournamentId,
      id,
    })
    .execute();
  return affected === 1 ? manager.findOneByOrFail(DisputeRow, { tournamentId, id }) : undefined;
}

/** Notes that a dispute which the caller has locked was withdrawn. */
export async function markWithdrawn(
  manager: EntityManager,
  { tournamentId, id }: DisputePlace,
  { by, reason }: { readonly by: string; readonly reason: string | null },
): Promise<Dispute> {
  const change = { state: 'withdrawn', withdrawnBy: by, withdrawnFor: reason } as const;
  await manager.update(DisputeRow, { tournamentId, id }, { ...change, version: () => 'version + 1' });
  return manager.findOneByOrFail(DisputeRow, { tournamentId, id });
}
