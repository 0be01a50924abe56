export { checkEvent } from './check/event-checker';
export { findingTexts } from './check/finding';
export { ExchangeModule } from './exchange.module';
export { generateEvent } from './generate/generate-event';
export { EventParameters } from './generate/parameters';
export { readEvent } from './read-event';
