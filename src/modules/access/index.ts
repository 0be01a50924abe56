export { AccessModule } from './access.module';
export { accessProblems, refusal } from './access.problems';
export { AskedBy, AskedByKey, GuardedByKeys, NeedsKey, TakesKey } from './asking';
export { Authenticator, EnvironmentKey, newKeyText } from './authenticator';
export { mayCreateTournaments, refusalFor, visibleTournaments, type Action } from './permissions';
export type { Caller, Principal } from './principal';
