export { generateEvent } from './generate-event';
export { EventParameters } from './parameters';
