export { ListsModule } from './lists.module';
export { RunningPad } from './lists.schema';
export { presentRunning } from './running-answer';
