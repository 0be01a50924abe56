import { randomBytes } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { AccessKeyRow } from '../entities/access-key';
import { TournamentRow } from '../entities/tournament';
import { linesOf, startRecords } from './records';
import type { Session } from './sessions';

export { type Profile, type TournamentState, tournamentStates } from '../entities/tournament';

/** An event. */
export type Tournament = Readonly<TournamentRow>;

/** A tournament as standings need it. */
export interface StandingTournament extends Tournament {
  /** Of its log, sealed or not: it grows with every commit. */
  readonly lines: number;
  readonly sessions: readonly Pick<Session, 'number' | 'state' | 'startsAt'>[];
}

interface StandingFacts {
  readonly lines: number;
  readonly sessions: readonly (Pick<Session, 'number' | 'state'> & { readonly startsAt: string })[];
}

/** What is said of a tournament when it is made. */
export type NewTournament = Pick<
  Tournament,
  'id' | 'name' | 'ruleset' | 'startsAt' | 'timeZone' | 'isPrivate' | 'profile' | 'ownerKey'
>;

/** What can be changed of a tournament. */
export type TournamentChange = Partial<
  Pick<Tournament, 'name' | 'startsAt' | 'timeZone' | 'isPrivate' | 'profile' | 'profileVersion'>
>;

/** The place after which a listing goes on. */
export type TournamentPosition = Pick<Tournament, 'createdAt' | 'id'>;

/** Which tournaments a listing shows: all, or the public ones and those that belong to a key. */
export type TournamentScope =
  | { readonly all: true }
  | { readonly all: false; readonly ownerKey: string | null; readonly tournamentId: string | null };

/** Stores a tournament and starts its log. */
export async function insertTournament(manager: EntityManager, tournament: NewTournament): Promise<Tournament> {
  await manager.insert(TournamentRow, tournament);
  await startRecords(manager, tournament.id);
  return manager.findOneByOrFail(TournamentRow, { id: tournament.id });
}

/** The tournament with this id, a UUID; undefined where there is none. */
export async function findTournament(manager: EntityManager, id: string): Promise<Tournament | undefined> {
  return (await manager.findOneBy(TournamentRow, { id })) ?? undefined;
}

/** The same with its sessions by number and how many lines its log has, all at one moment. */
export async function findStanding(manager: EntityManager, id: string): Promise<StandingTournament | undefined> {
  const query = manager
    .createQueryBuilder(TournamentRow, 't')
    .addSelect(linesOf('t.id'), 'lines')
    .addSelect(sessionsOf('t.id'), 'sessions');
  const { entities, raw } = await query.where('t.id = :id', { id }).getRawAndEntities<StandingFacts>();
  const [[row], [facts]] = [entities, raw];
  if (row === undefined || facts === undefined) return undefined;
  const sessions = facts.sessions.map((session) => ({ ...session, startsAt: new Date(session.startsAt) }));
  return Object.assign(row, { lines: facts.lines, sessions });
}

function sessionsOf(id: string): string {
  return `(SELECT coalesce(json_agg(json_build_object('number', number, 'state', state, 'startsAt', starts_at) ORDER BY number), '[]')
           FROM session WHERE session.tournament_id = ${id})`;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockTournament(manager: EntityManager, id: string): Promise<Tournament | undefined> {
  return (await manager.findOne(TournamentRow, { where: { id }, lock: { mode: 'for_no_key_update' } })) ?? undefined;
}

/** At most `limit` tournaments of a scope, oldest first, those after a position where one is given. */
export async function listTournaments(
  manager: EntityManager,
  page: { readonly scope: TournamentScope; readonly limit: number; readonly after?: TournamentPosition | undefined },
): Promise<readonly Tournament[]> {
  const { scope, limit, after } = page;
  const query = manager.createQueryBuilder(TournamentRow, 't').orderBy({ 't.createdAt': 'ASC', 't.id': 'ASC' });
  if (!scope.all) query.where('(NOT t.isPrivate OR t.id = :tournamentId OR t.ownerKey = :ownerKey)', scope);
  if (after) query.andWhere('(t.createdAt, t.id) > (:createdAt, :afterId)', { ...after, afterId: after.id });
  return query.limit(limit).getMany();
}

/** Changes a tournament at its version; undefined when it has another one. */
export async function changeTournament(
  manager: EntityManager,
  { id, version }: Pick<Tournament, 'id' | 'version'>,
  change: TournamentChange,
): Promise<Tournament | undefined> {
  const { affected } = await manager.update(TournamentRow, { id, version }, { ...change, version: version + 1 });
  return affected === 1 ? findTournament(manager, id) : undefined;
}

/** Removes a tournament at its version with all that belongs to it, and ends its keys; false when it has another version. */
export async function deleteTournament(
  manager: EntityManager,
  { id, version }: Pick<Tournament, 'id' | 'version'>,
): Promise<boolean> {
  const { affected } = await manager.delete(TournamentRow, { id, version });
  if (affected !== 1) return false;
  await manager.update(AccessKeyRow, { tournamentId: id }, { revokedAt: () => 'coalesce(revoked_at, now())' });
  return true;
}

/** Ends the registration: the public word of all draws is fixed, once and for all. Returns the word. */
export async function endRegistration(manager: EntityManager, id: string): Promise<string> {
  const publicWord = randomBytes(16).toString('hex');
  const unfixed = { id, publicWord: IsNull() };
  await manager.update(TournamentRow, unfixed, { publicWord, state: 'running', version: () => 'version + 1' });
  const fixed = await manager.findOneByOrFail(TournamentRow, { id });
  return fixed.publicWord ?? publicWord;
}

/** Freezes what the tournament has announced; does nothing where it is frozen. */
export async function freezeProfile(manager: EntityManager, id: string): Promise<void> {
  await manager.update(
    TournamentRow,
    { id, profileFrozen: false },
    { profileFrozen: true, version: () => 'version + 1' },
  );
}
