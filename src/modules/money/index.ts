export { readMoneyBook } from './money-book';
export { MoneyModule } from './money.module';
