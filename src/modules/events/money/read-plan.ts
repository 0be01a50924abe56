import type { StoredMoneyPlan } from '../../../persistence/stores/money-plans';
import { MoneyPlanAnswer, noPlan, type Plan } from './money-plan.schema';

/** A stored plan, or that of an event that has announced none. */
export function readPlan(stored: StoredMoneyPlan | undefined): Plan {
  return stored === undefined ? noPlan : MoneyPlanAnswer.parse(stored.plan);
}
