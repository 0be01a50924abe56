import { In, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { SessionRow } from '../entities/session';

export {
  type DealsBySize,
  type Seating,
  seatings,
  type SessionState,
  sessionStates,
  standingKeys,
} from '../entities/session';

/** A session of a tournament. */
export type Session = Readonly<SessionRow>;

/** Which session. */
export type SessionPlace = Pick<Session, 'tournamentId' | 'number'>;

/** What is said of a session when it is scheduled; the number is given out. */
export type NewSession = Pick<
  Session,
  'tournamentId' | 'startsAt' | 'durationMinutes' | 'deals' | 'seating' | 'standing'
>;

/** What a draw leaves in its session. */
export type DrawnSession = Pick<Session, 'seed' | 'drawAttempts' | 'repeats' | 'lowerBound'>;

/** The number that the next session of a tournament has. */
export async function nextSessionNumber(manager: EntityManager, tournamentId: string): Promise<number> {
  return ((await manager.maximum(SessionRow, 'number', { tournamentId })) ?? 0) + 1;
}

/** Adds a session under the next number. Whoever calls has locked the tournament. */
export async function insertSession(manager: EntityManager, session: NewSession): Promise<Session> {
  const { tournamentId, startsAt, durationMinutes } = session;
  const number = await nextSessionNumber(manager, tournamentId);
  const endsAt = durationMinutes === null ? null : new Date(startsAt.getTime() + durationMinutes * 60_000);
  await manager.insert(SessionRow, { ...session, number, endsAt });
  return manager.findOneByOrFail(SessionRow, { tournamentId, number });
}

/** One session; undefined where there is none. */
export async function findSession(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<Session | undefined> {
  return (await manager.findOneBy(SessionRow, { tournamentId, number })) ?? undefined;
}

/** The same, and nobody else changes it or enters a deal until the transaction ends. */
export async function lockSession(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<Session | undefined> {
  const where = { tournamentId, number };
  return (await manager.findOne(SessionRow, { where, lock: { mode: 'for_no_key_update' } })) ?? undefined;
}

/** The same, and nobody changes it until the transaction ends, while others may hold it as well. */
export async function holdSession(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<Session | undefined> {
  const where = { tournamentId, number };
  return (await manager.findOne(SessionRow, { where, lock: { mode: 'pessimistic_read' } })) ?? undefined;
}

/** The sessions of a tournament by number, at most `limit`, those after a number where one is given. */
export async function listSessions(
  manager: EntityManager,
  page: { readonly tournamentId: string; readonly limit: number; readonly after?: number | undefined },
): Promise<readonly Session[]> {
  const { tournamentId, limit, after = 0 } = page;
  return manager
    .createQueryBuilder(SessionRow, 'session')
    .where('session.tournamentId = :tournamentId AND session.number > :after', { tournamentId, after })
    .orderBy('session.number')
    .limit(limit)
    .getMany();
}

/** The numbers of the later sessions that are to be seated by plan and were not drawn yet. */
export async function listToPlan(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly number[]> {
  const where = { tournamentId, number: MoreThan(number), seating: 'plan', state: 'scheduled' } as const;
  return (await manager.find(SessionRow, { where, order: { number: 'ASC' } })).map((session) => session.number);
}

/** The numbers of the other sessions that were opened and count. */
export async function listPlayedNumbers(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly number[]> {
  const where = { tournamentId, number: Not(number), state: In(['open', 'closed', 'final']) };
  return (await manager.find(SessionRow, { where, order: { number: 'ASC' } })).map((session) => session.number);
}

/** The numbers of the earlier sessions that are being played. */
export async function listRunningBefore(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
): Promise<readonly number[]> {
  const where = { tournamentId, number: LessThan(number), state: 'open' } as const;
  return (await manager.find(SessionRow, { where, order: { number: 'ASC' } })).map((session) => session.number);
}

/** Every session of a tournament by number. */
export async function listAllSessions(manager: EntityManager, tournamentId: string): Promise<readonly Session[]> {
  return manager.find(SessionRow, { where: { tournamentId }, order: { number: 'ASC' } });
}

/** SQL for when a session that opens now was opened for the first time. */
export const openedNow = 'coalesce(opened_at, now())';

/** SQL for when a session that opens now ends: its time counts from its first opening. */
export const endsAnew = `CASE WHEN opened_at IS NULL AND duration_minutes IS NOT NULL
  THEN now()::timestamptz(3) + make_interval(mins => duration_minutes) ELSE ends_at END`;

/** What can be changed of a session. */
export type SessionChange = Partial<
  DrawnSession &
    Pick<Session, 'startsAt' | 'durationMinutes' | 'endsAt' | 'deals' | 'seating' | 'standing'> &
    Pick<Session, 'state' | 'openedAt' | 'timeUp' | 'overdueTold'>
>;

/** Changes a session at its version; undefined when it has another one. */
export async function changeSession(
  manager: EntityManager,
  { tournamentId, number, version }: Pick<Session, 'tournamentId' | 'number' | 'version'>,
  change: SessionChange,
): Promise<Session | undefined> {
  const at = { tournamentId, number, version };
  const opened = change.state === 'open' ? { openedAt: () => openedNow, endsAt: () => endsAnew } : {};
  const { affected } = await manager.update(SessionRow, at, { ...change, ...opened, version: version + 1 });
  return affected === 1 ? findSession(manager, at) : undefined;
}

/** Lets the lists of a session be contested for so many minutes from now, by the clock of the database. */
export async function openObjections(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
  minutes: number,
): Promise<void> {
  await manager.query(
    `UPDATE session SET objections_until = now() + make_interval(mins => $3) WHERE tournament_id = $1 AND number = $2`,
    [tournamentId, number, minutes],
  );
}

/** Whether the lists of a session can still be contested, by the clock of the database. */
export async function isContestable(manager: EntityManager, place: SessionPlace): Promise<boolean> {
  const [row] = await manager.query<{ contestable: boolean }[]>(
    `SELECT coalesce(objections_until > now(), false) AS contestable FROM session
     WHERE tournament_id = $1 AND number = $2`,
    [place.tournamentId, place.number],
  );
  return row?.contestable ?? false;
}

/** Whether anything was entered at the tables of a session, or at some of them: deals, sums, points apart, a warning, a dispute. */
export async function hasEntries(
  manager: EntityManager,
  { tournamentId, number }: SessionPlace,
  tableIds: readonly string[] | null = null,
): Promise<boolean> {
  const of = (kind: string) =>
    `EXISTS (SELECT 1 FROM ${kind} WHERE ${kind}.tournament_id = playing.tournament_id AND ${kind}.table_id = playing.id)`;
  const kinds = ['deal', 'control_entry', 'paper_list', 'adjustment', 'confirmation', 'warning', 'dispute'];
  const [row] = await manager.query<{ entered: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM playing_table playing WHERE tournament_id = $1 AND session = $2
                    AND ($3::uuid[] IS NULL OR id = ANY($3)) AND (deals_entered > 0 OR ${kinds.map(of).join(' OR ')})) AS entered`,
    [tournamentId, number, tableIds],
  );
  return row?.entered ?? false;
}
