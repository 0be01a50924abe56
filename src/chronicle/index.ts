export { type Definition, type LineOf, type Said, type Value } from './happening';
export { type Action, actions, type Happened, type Happening, happenings, type ToldLine } from './happenings';
export { isAction, readLine, type WrittenLine } from './read-line';
export { Replay, replay } from './replay';
export { Id, Instant } from './subjects';
export { type Row, rowKeys, type RowKind, type Rows, Unreplayable } from './rows';
