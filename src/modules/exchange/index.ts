export { ExchangeModule } from './exchange.module';
export { generateEvent } from './generate/generate-event';
export { EventParameters } from './generate/parameters';
