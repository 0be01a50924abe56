export { ContractsModule } from './contracts.module';
export { CardName, Contract, Matadors, Options, Outcome } from './contracts.schema';
