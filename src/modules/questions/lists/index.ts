export { ListsModule } from './lists.module';
export { PassedBySeat, PassedDealCredit, RunningPad } from './lists.schema';
export { presentRunning } from './running-answer';
