import type { EntityManager } from 'typeorm';
import { MoneyPlanRow } from '../entities/money-plan';

/** What an event announces about money; `plan` is read by its author alone. */
export type StoredMoneyPlan = Readonly<MoneyPlanRow>;

/** The plan of a tournament; undefined where none was announced. */
export async function findMoneyPlan(
  manager: EntityManager,
  tournamentId: string,
): Promise<StoredMoneyPlan | undefined> {
  return (await manager.findOneBy(MoneyPlanRow, { tournamentId })) ?? undefined;
}

/** Writes a plan in its version. Whoever calls has locked the tournament. */
export async function saveMoneyPlan(manager: EntityManager, plan: StoredMoneyPlan): Promise<void> {
  await manager.upsert(MoneyPlanRow, plan, ['tournamentId']);
}
