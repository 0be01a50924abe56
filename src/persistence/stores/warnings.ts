import type { EntityManager } from 'typeorm';
import { WarningRow } from '../entities/warning';
import type { DisputePlace } from './disputes';

export { type WarningTerm, warningTerms } from '../entities/warning';

/** A warning. */
export type Warning = Readonly<WarningRow>;

/** What is said of a warning when it is given. */
export type NewWarning = Omit<Warning, 'givenAt' | 'withdrawnFor'>;

/** Which warning. */
export type WarningPlace = Pick<Warning, 'tournamentId' | 'id'>;

/** Writes a warning. */
export async function insertWarning(manager: EntityManager, warning: NewWarning): Promise<Warning> {
  await manager.insert(WarningRow, warning);
  const { tournamentId, id } = warning;
  return manager.findOneByOrFail(WarningRow, { tournamentId, id });
}

/** One warning; undefined where there is none. */
export async function findWarning(
  manager: EntityManager,
  { tournamentId, id }: WarningPlace,
): Promise<Warning | undefined> {
  return (await manager.findOneBy(WarningRow, { tournamentId, id })) ?? undefined;
}

/** How many warnings count against a player in a session: those of the event, and those of that session. */
export async function countWarnings(
  manager: EntityManager,
  { tournamentId, playerId, session }: Pick<Warning, 'tournamentId' | 'playerId' | 'session'>,
): Promise<number> {
  return manager
    .createQueryBuilder(WarningRow, 'warning')
    .where('warning.tournamentId = :tournamentId AND warning.playerId = :playerId', { tournamentId, playerId })
    .andWhere(`warning.withdrawnFor IS NULL AND (warning.expires = 'event' OR warning.session = :session)`, { session })
    .getCount();
}

/** At most `limit` warnings of a tournament, or of one player, oldest first, those after a position where one is given. */
export async function listWarnings(
  manager: EntityManager,
  page: {
    readonly tournamentId: string;
    readonly playerId?: string | undefined;
    readonly limit: number;
    readonly after?: Pick<Warning, 'givenAt' | 'id'> | undefined;
  },
): Promise<readonly Warning[]> {
  const { tournamentId, playerId, limit, after } = page;
  const query = manager
    .createQueryBuilder(WarningRow, 'warning')
    .where('warning.tournamentId = :tournamentId', { tournamentId })
    .orderBy({ 'warning.givenAt': 'ASC', 'warning.id': 'ASC' });
  if (playerId !== undefined) query.andWhere('warning.playerId = :playerId', { playerId });
  if (after) query.andWhere('(warning.givenAt, warning.id) > (:givenAt, :afterId)', { ...after, afterId: after.id });
  return query.limit(limit).getMany();
}

/** Lets a warning no longer count; undefined where it does not. */
export async function withdrawWarning(
  manager: EntityManager,
  { tournamentId, id }: WarningPlace,
  reason: string,
): Promise<Warning | undefined> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(WarningRow)
    .set({ withdrawnFor: reason })
    .where('tournamentId = :tournamentId AND id = :id AND withdrawnFor IS NULL', { tournamentId, id })
    .execute();
  return affected === 1 ? manager.findOneByOrFail(WarningRow, { tournamentId, id }) : undefined;
}

/** Lets the warnings of earlier rulings on a dispute no longer count; returns their ids. */
export async function withdrawRuledWarnings(
  manager: EntityManager,
  { tournamentId, id }: DisputePlace,
  reason: string,
): Promise<readonly string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE warning SET withdrawn_for = $3
     WHERE tournament_id = $1 AND dispute_id = $2 AND withdrawn_for IS NULL RETURNING id`,
    [tournamentId, id, reason],
  );
  return rows.map((row) => row.id);
}
