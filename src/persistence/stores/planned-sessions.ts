import type { EntityManager } from 'typeorm';
import { PlannedSessionRow } from '../entities/planned-session';
import type { SessionPlace } from './sessions';

/** The tables that a plan has for one session. */
export type PlannedSession = Readonly<PlannedSessionRow>;

/** Puts a plan in the place of what was planned for these sessions before. */
export async function replacePlans(manager: EntityManager, planned: readonly PlannedSession[]): Promise<void> {
  await manager.upsert(PlannedSessionRow, [...planned], ['tournamentId', 'session']);
}

/** What is planned for a session; undefined where there is no plan for it. */
export async function findPlan(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<PlannedSession | undefined> {
  return (await manager.findOneBy(PlannedSessionRow, { tournamentId, session: number })) ?? undefined;
}

/** All that is planned in a tournament, by session. */
export async function listPlans(manager: EntityManager, tournamentId: string): Promise<readonly PlannedSession[]> {
  return manager.find(PlannedSessionRow, { where: { tournamentId }, order: { session: 'ASC' } });
}
