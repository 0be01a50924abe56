export { type Difference, differences } from './differences';
export { writtenLine } from './written-line';
export { type ReplayedEvent, replayEvent } from './replay-event';
