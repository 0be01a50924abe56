import type { Tournament, TournamentScope } from '../../persistence/stores/tournaments';
import type { Action } from './actions';
import type { Caller, Principal } from './principal';

/** What of a tournament its access depends on. */
export type Guarded = Pick<Tournament, 'id' | 'ownerKey' | 'isPrivate'>;

/** A table, as somebody who is bound to tables knows it. */
export interface GuardedTable {
  readonly id: string;
  readonly number: number;
}

/** Why not: no key, a key that may not, or nothing there as far as the caller may know. */
export type Refusal = 'unauthenticated' | 'forbidden' | 'hidden';

type AnyRole = Principal['role'];
const directors: readonly AnyRole[] = ['admin', 'director'];
const arbiters: readonly AnyRole[] = [...directors, 'referee'];
const officials: readonly AnyRole[] = [...arbiters, 'scorer'];
const everybody: readonly AnyRole[] = [...officials, 'player'];
const jury: readonly AnyRole[] = [...directors, 'jury'];

/** Who may do what in his own tournament; everything is an admin's own. Reading a public tournament is free to all. */
const allowed: Readonly<Record<Action, readonly AnyRole[]>> = {
  read: [...everybody, 'jury'],
  'see-names': directors,
  'export-whole': directors,
  run: directors,
  'enter-deal': everybody,
  'correct-deal': everybody,
  'correct-closed-deal': directors,
  adjust: arbiters,
  'open-dispute': everybody,
  rule: arbiters,
  appeal: everybody,
  'rule-appeal': jury,
  'make-key': directors,
  'see-link': officials,
};

/**
 * The one place that decides: may this caller do that in this tournament, at this table? Undefined says yes. A key that
 * is bound to tables does nothing at others; one with scopes does nothing else.
 */
export function refusalFor(
  caller: Caller,
  action: Action,
  tournament: Guarded | undefined,
  table?: GuardedTable,
): Refusal | undefined {
  const own = tournament !== undefined && isOwn(caller, tournament);
  const visible = tournament !== undefined && (own || !tournament.isPrivate);
  if (action === 'read') return visible ? undefined : 'hidden';
  if (caller === undefined) return 'unauthenticated';
  if (!visible) return 'hidden';
  return own && hasRight(caller, action) && isAt(caller, table) ? undefined : 'forbidden';
}

/** Whether somebody may make tournaments: admins, and directors who are bound to none. */
export function mayCreateTournaments(caller: Caller): boolean {
  return caller?.tournamentId === null && directors.includes(caller.role) && hasRight(caller, 'run');
}

/** Whether somebody may make and end keys at all; for which tournaments {@link refusalFor} decides. */
export function mayManageKeys(caller: Principal): boolean {
  return hasRight(caller, 'make-key');
}

/** The tournaments that a listing may show to this caller; agrees with {@link refusalFor} on `read`. */
export function visibleTournaments(caller: Caller): TournamentScope {
  if (caller?.role === 'admin') return { all: true };
  return { all: false, ownerKey: caller?.id ?? null, tournamentId: caller?.tournamentId ?? null };
}

function isOwn(caller: Caller, { id, ownerKey }: Guarded): boolean {
  return caller?.role === 'admin' || caller?.tournamentId === id || caller?.id === ownerKey;
}

function hasRight({ role, scopes }: Principal, action: Action): boolean {
  return allowed[action].includes(role) && (scopes === null || scopes.includes(action));
}

function isAt({ tables }: Principal, table: GuardedTable | undefined): boolean {
  if (tables === null || table === undefined) return true;
  return typeof tables === 'string' ? tables === table.id : tables.includes(table.number);
}
