export { readMoneyBook } from './money-book';
export { MoneyModule } from './money.module';
export { Currency, MoneyPlanAnswer, noPlan, potsOf, PrizePlan } from './money-plan.schema';
