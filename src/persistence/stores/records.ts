import type { EntityManager } from 'typeorm';
import type { Facts } from '../entities/entry-columns';
import { LogEntryRow } from '../entities/log-entry';
import { OutboxEventRow } from '../entities/outbox-event';
import { TournamentTailRow } from '../entities/tournament-tail';

/** One thing that happened in a tournament. Ids only, never names. */
export interface Happening {
  readonly tournamentId: string;
  /** The key that acted; null for the service itself. */
  readonly by: string | null;
  /** `session-opened`, `deal-entered`, ... */
  readonly action: string;
  /** What it happened to, such as `{ session: 1 }`; empty for the tournament itself. */
  readonly subject: Facts;
  readonly before?: Facts;
  readonly after?: Facts;
  readonly reason?: string | undefined;
}

/** Something that others are told, under the number of its line in the log. */
export type OutboxEvent = Readonly<OutboxEventRow>;

/** A line of the log. */
export type LogEntry = Readonly<LogEntryRow>;

/**
 * Writes what happened to the log and to the outbox, under one number of the tournament's own count. It holds the count
 * until the transaction ends, so it comes last.
 */
export async function record(manager: EntityManager, happening: Happening): Promise<void> {
  const { tournamentId, by, action, subject, before = null, after = null, reason = null } = happening;
  const sequence = await nextSequence(manager, tournamentId);
  await manager.insert(OutboxEventRow, { tournamentId, sequence, kind: action, subject });
  await manager.insert(LogEntryRow, { tournamentId, sequence, by, action, subject, before, after, reason });
}

/** Starts the count of a new tournament. */
export async function startRecords(manager: EntityManager, tournamentId: string): Promise<void> {
  await manager.insert(TournamentTailRow, { tournamentId });
}

/** At most `limit` lines of a log in their order, those after a number where one is given. */
export async function listLog(
  manager: EntityManager,
  {
    tournamentId,
    limit,
    after = 0,
  }: { readonly tournamentId: string; readonly limit: number; readonly after?: number },
): Promise<readonly LogEntry[]> {
  return manager
    .createQueryBuilder(LogEntryRow, 'entry')
    .where('entry.tournamentId = :tournamentId AND entry.sequence > :after', { tournamentId, after })
    .orderBy('entry.sequence')
    .limit(limit)
    .getMany();
}

/** At most `limit` events of a tournament after a number, in their order. They become visible in just this order, because the count is held until the commit. */
export async function listEvents(
  manager: EntityManager,
  page: { readonly tournamentId: string; readonly after: number; readonly limit: number },
): Promise<readonly OutboxEvent[]> {
  return manager
    .createQueryBuilder(OutboxEventRow, 'event')
    .where('event.tournamentId = :tournamentId AND event.sequence > :after', page)
    .orderBy('event.sequence')
    .limit(page.limit)
    .getMany();
}

/** The number of the last record of each of these tournaments. */
export async function lastSequences(
  manager: EntityManager,
  tournamentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager
    .createQueryBuilder(TournamentTailRow, 'tail')
    .where('tail.tournamentId = ANY(:tournamentIds)', { tournamentIds })
    .getMany();
  return new Map(rows.map(({ tournamentId, sequence }) => [tournamentId, sequence]));
}

async function nextSequence(manager: EntityManager, tournamentId: string): Promise<number> {
  const [rows] = await manager.query<[{ sequence: number }[], number]>(
    'UPDATE tournament_tail SET sequence = sequence + 1 WHERE tournament_id = $1 RETURNING sequence',
    [tournamentId],
  );
  const [row] = rows;
  if (!row) throw new Error('a tournament has no count of its records');
  return row.sequence;
}
