export { Action, actionsBySubject, LineNumber } from './action.schema';
export { LogModule } from './log.module';
export { Sealer } from './sealer';
