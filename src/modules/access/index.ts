export { AccessModule } from './access.module';
export { accessProblems, refusal } from './access.problems';
export { AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from './asking';
export { Authenticator, EnvironmentKey, linkText, newKeyText } from './authenticator';
export type { Action } from './actions';
export { mayCreateTournaments, refusalFor, visibleTournaments, type GuardedTable } from './permissions';
export type { Caller, Principal } from './principal';
