export { EventLine, MetaLine, SentLine } from './event-lines.schema';
export { eventLimit, exchangeProblems } from './exchange.problems';
export { atLine, type EventPart, type ReadRecord, readEvent } from './read-event';
export { type CountingLine, sumLines } from './sum-lines';
export { asLine, type NamedRecord, writeEvent } from './write-event';
