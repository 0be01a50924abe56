export { bansAmong, requireBansKept } from './bans';
export { sessionProblems } from './sessions.problems';
export { SessionsModule } from './sessions.module';
export { Caretaker } from './caretaker';
export { Scheduler } from './scheduler';
export { isFinal, wrongState } from './session-answer';
export { usualObjectionMinutes } from './closing';
export { asHistory, entrantUnder, meetingsAt, seatByLot, seatByResults } from './seat-field';
export type { FieldPlayer, Seating, SeatingField } from './seat-field';
