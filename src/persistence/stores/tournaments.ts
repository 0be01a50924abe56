import { randomBytes } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { AccessKeyRow } from '../entities/access-key';
import { TournamentRow, tournamentStates } from '../entities/tournament';
import { patternOf } from './patterns';
import { linesOf, startRecords } from './records';
import type { Session } from './sessions';

export { type Cut, type Profile, type TournamentState, tournamentStates } from '../entities/tournament';

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
  Pick<Tournament, 'name' | 'startsAt' | 'timeZone' | 'isPrivate' | 'profile' | 'profileVersion' | 'cuts'>
>;

/** By what a listing can be ordered: SQL of the value and its type. An event that names no day stands at the day of its announcement. */
const orders = {
  startsAt: ['coalesce(t.starts_at, t.created_at)', 'timestamptz'],
  createdAt: ['t.created_at', 'timestamptz'],
  name: ['lower(t.name)', 'text'],
} as const;

/** The orders of listings, each also from the other end. */
export const tournamentOrders = ['startsAt', '-startsAt', 'createdAt', '-createdAt', 'name', '-name'] as const;
export type TournamentOrder = (typeof tournamentOrders)[number];

/** The place after which a listing goes on: the value that it is ordered by, as text, and the id. */
export interface TournamentPosition {
  readonly value: string;
  readonly id: string;
}

/** Which tournaments a listing is of, in which order. */
export interface TournamentQuery {
  readonly scope: TournamentScope;
  readonly limit: number;
  readonly order: TournamentOrder;
  readonly after?: TournamentPosition | undefined;
  /** Letters of the name. */
  readonly q?: string | undefined;
  readonly state?: ShownState | undefined;
  /** By the day that it is ordered by, both included. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** States as they are shown: an event is over when each of its sessions is final or void. */
export const shownStates = [...tournamentStates, 'over'] as const;
export type ShownState = (typeof shownStates)[number];

/** A tournament in the state that is shown. */
export type ShownTournament = Omit<Tournament, 'state'> & { readonly state: ShownState };

/** A tournament of a listing, with its place in it. */
export type ListedTournament = ShownTournament & { readonly position: TournamentPosition };

const shownState = (id: string): string =>
  `CASE WHEN (SELECT bool_and(state IN ('final', 'void')) FROM session WHERE session.tournament_id = ${id})
   THEN 'over' ELSE t.state END`;

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

/** At most `limit` tournaments that a query asks for, those after a position where one is given. */
export async function listTournaments(
  manager: EntityManager,
  { scope, limit, order, after, q, state, from, to }: TournamentQuery,
): Promise<readonly ListedTournament[]> {
  const isDown = order.startsWith('-');
  const [value, type] = orders[order.replace('-', '') as keyof typeof orders];
  const [day] = orders.startsAt;
  const direction = isDown ? 'DESC' : 'ASC';
  const query = manager
    .createQueryBuilder(TournamentRow, 't')
    .addSelect(shownState('t.id'), 'shown')
    .addSelect(`to_jsonb(${value}) #>> '{}'`, 'value')
    .orderBy(value, direction)
    .addOrderBy('t.id', direction);
  if (!scope.all) query.where('(NOT t.isPrivate OR t.id = :tournamentId OR t.ownerKey = :ownerKey)', scope);
  if (after)
    query.andWhere(`(${value}, t.id) ${isDown ? '<' : '>'} (:value::${type}, :afterId::uuid)`, {
      value: after.value,
      afterId: after.id,
    });
  if (q !== undefined) query.andWhere('t.name ILIKE :pattern', { pattern: patternOf(q) });
  if (state !== undefined) query.andWhere(`${shownState('t.id')} = :state`, { state });
  if (from) query.andWhere(`${day} >= :from`, { from });
  if (to) query.andWhere(`${day} <= :to`, { to });
  const { entities, raw } = await query.limit(limit).getRawAndEntities<{ shown: ShownState; value: string }>();
  return entities.map((row, index) => {
    const { shown = row.state, value: at = '' } = raw[index] ?? {};
    return Object.assign(row, { state: shown, position: { value: at, id: row.id } });
  });
}

/** A tournament in the state that is shown. */
export async function asShown(manager: EntityManager, tournament: Tournament): Promise<ShownTournament> {
  const [row] = await manager.query<{ shown: ShownState }[]>(
    `SELECT ${shownState('t.id')} AS shown FROM tournament t WHERE t.id = $1`,
    [tournament.id],
  );
  return { ...tournament, state: row?.shown ?? tournament.state };
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
