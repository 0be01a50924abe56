import type { EntityManager } from 'typeorm';
import type { Facts } from '../entities/entry-columns';
import { LogEntryRow } from '../entities/log-entry';
import { TournamentTailRow } from '../entities/tournament-tail';
import { UnsealedEntryRow } from '../entities/unsealed-entry';
import type { LogEntry } from '../log-chain';

export type { LogEntry } from '../log-chain';

/** One thing that happened in a tournament. People by their ids, never by name. */
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

/** What others are told of a line of the log. */
export type OutboxEvent = Pick<LogEntry, 'tournamentId' | 'sequence' | 'at' | 'action' | 'subject'>;

interface LogPage {
  readonly tournamentId: string;
  readonly limit: number;
  readonly after?: number;
}

/**
 * Writes what happened, to be told and to be sealed into the log after the commit; nobody waits for anybody. It comes last
 * in a command, when whatever serialises the command is locked, so that lines that depend on each other keep their order.
 */
export async function record(manager: EntityManager, happening: Happening): Promise<void> {
  const { reason = null, before = null, after = null } = happening;
  await manager.insert(UnsealedEntryRow, { ...happening, before, after, reason });
}

/** Starts the log of a new tournament. */
export async function startRecords(manager: EntityManager, tournamentId: string): Promise<void> {
  await manager.insert(TournamentTailRow, { tournamentId });
}

/** At most `limit` sealed lines of a log in their order, those after a number where one is given. */
export async function listLog(
  manager: EntityManager,
  { tournamentId, limit, after = 0 }: LogPage,
): Promise<readonly LogEntry[]> {
  return pageOfLog(manager, { tournamentId, limit, after }).getMany();
}

/** The same lines, without what was before and after, by whom and why. They become visible in just this order. */
export async function listEvents(manager: EntityManager, page: Required<LogPage>): Promise<readonly OutboxEvent[]> {
  return pageOfLog(manager, page)
    .select(['entry.tournamentId', 'entry.sequence', 'entry.at', 'entry.action', 'entry.subject'])
    .getMany();
}

/** The number of the last sealed line of each of these tournaments. */
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

/** How many lines a tournament has in all, sealed or not: it grows with every commit. 0 for a tournament that is not there. */
export async function countRecords(manager: EntityManager, tournamentId: string): Promise<number> {
  const [row] = await manager.query<{ lines: number }[]>(`SELECT ${linesOf('$1')} AS lines`, [tournamentId]);
  return row?.lines ?? 0;
}

/** SQL for how many lines the tournament with this id, an expression, has. */
export function linesOf(id: string): string {
  return `(SELECT sequence FROM tournament_tail WHERE tournament_id = ${id})
        + (SELECT count(*)::integer FROM unsealed_entry WHERE tournament_id = ${id})`;
}

function pageOfLog(manager: EntityManager, page: Required<LogPage>) {
  return manager
    .createQueryBuilder(LogEntryRow, 'entry')
    .where('entry.tournamentId = :tournamentId AND entry.sequence > :after', page)
    .orderBy('entry.sequence')
    .limit(page.limit);
}
