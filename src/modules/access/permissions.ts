import type { Role } from '../../persistence/stores/access-keys';
import type { Tournament, TournamentScope } from '../../persistence/stores/tournaments';
import type { Caller } from './principal';

/** What of a tournament its access depends on. */
export type Guarded = Pick<Tournament, 'id' | 'ownerKey' | 'isPrivate'>;

/** What may be asked for in a tournament. */
export type Action =
  'read' | 'see-names' | 'run' | 'enter-deal' | 'correct-deal' | 'correct-closed-deal' | 'adjust' | 'make-key';

/** Why not: no key, a key that may not, or nothing there as far as the caller may know. */
export type Refusal = 'unauthenticated' | 'forbidden' | 'hidden';

const directors: readonly Role[] = ['admin', 'director'];
const arbiters: readonly Role[] = ['admin', 'director', 'referee'];
const officials: readonly Role[] = ['admin', 'director', 'referee', 'scorer'];

/** Who may do what in his own tournament; everything is an admin's own. Reading a public tournament is free to all. */
const allowed: Readonly<Record<Action, readonly Role[]>> = {
  read: officials,
  'see-names': directors,
  run: directors,
  'enter-deal': officials,
  'correct-deal': officials,
  'correct-closed-deal': directors,
  adjust: arbiters,
  'make-key': directors,
};

/** The one place that decides: may this caller do that in this tournament? Undefined says yes. */
export function refusalFor(caller: Caller, action: Action, tournament: Guarded | undefined): Refusal | undefined {
  const own = tournament !== undefined && isOwn(caller, tournament);
  const visible = tournament !== undefined && (own || !tournament.isPrivate);
  if (action === 'read') return visible ? undefined : 'hidden';
  if (caller === undefined) return 'unauthenticated';
  if (!visible) return 'hidden';
  return own && allowed[action].includes(caller.role) ? undefined : 'forbidden';
}

/** Whether somebody may make tournaments: admins, and directors who are bound to none. */
export function mayCreateTournaments(caller: Caller): boolean {
  return caller?.role === 'admin' || (caller?.role === 'director' && caller.tournamentId === null);
}

/** The tournaments that a listing may show to this caller; agrees with {@link refusalFor} on `read`. */
export function visibleTournaments(caller: Caller): TournamentScope {
  if (caller?.role === 'admin') return { all: true };
  return { all: false, ownerKey: caller?.id ?? null, tournamentId: caller?.tournamentId ?? null };
}

function isOwn(caller: Caller, { id, ownerKey }: Guarded): boolean {
  return caller?.role === 'admin' || caller?.tournamentId === id || caller?.id === ownerKey;
}
