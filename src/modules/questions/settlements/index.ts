export { SettlementsModule } from './settlements.module';
export { METHODS, SettlementAnswer } from './settlements.schema';
