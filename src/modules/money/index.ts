export { MoneyModule } from './money.module';
