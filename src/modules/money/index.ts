export { readMoneyBook } from './money-book';
export { Currency, PrizePlan } from './money-plan.schema';
export { MoneyModule } from './money.module';
export { MoneyPlanAnswer } from './money-plan.schema';
