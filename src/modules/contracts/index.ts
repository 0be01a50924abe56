export { ContractsModule } from './contracts.module';
export { CardName, Cards, CardsHeld, Contract, Matadors, Outcome, ValueAnswer } from './contracts.schema';
export { ContractsService, presentValuation } from './contracts.service';
