export { ListsModule } from './lists.module';
export { PassedBySeat, PassedDealCredit, RunningPad } from './lists.schema';
export { possibleEntries } from './possible-entries';
export { presentRunning } from './running-answer';
