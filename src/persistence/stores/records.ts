import type { EntityManager } from 'typeorm';
import type { Action, Happening } from '../../chronicle';
import { LogEntryRow } from '../entities/log-entry';
import { TournamentTailRow } from '../entities/tournament-tail';
import { UnsealedEntryRow } from '../entities/unsealed-entry';
import type { LogEntry } from '../log-chain';

export type { LogEntry } from '../log-chain';

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
export async function record<A extends Action>(manager: EntityManager, happening: Happening<A>): Promise<void> {
  const { tournamentId, by, action, subject, before = null, after = null, reason = null } = happening;
  await manager.insert(UnsealedEntryRow, { tournamentId, by, action, subject, before, after, reason });
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
