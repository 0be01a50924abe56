import type { EntityManager } from 'typeorm';
import { LogEntryRow } from '../entities/log-entry';
import { TournamentTailRow } from '../entities/tournament-tail';
import {
  type ChainFault,
  chainStart,
  type ChainPlace,
  faultAfter,
  faultAtEnd,
  type LogEntry,
  sealOf,
} from '../log-chain';
import { listLog } from './records';

/** Lines that are sealed in one transaction, and lines that are read at once to be proved. */
const batch = 500;

/** What became of proving a log: how far it fits, the hash there, and what comes next that does not. */
export interface LogProof {
  readonly last: ChainPlace;
  readonly fault: ChainFault | undefined;
}

/** The tournaments that have lines to be sealed. */
export async function listUnsealed(manager: EntityManager): Promise<readonly string[]> {
  const rows = await manager.query<{ id: string }[]>('SELECT DISTINCT tournament_id AS id FROM unsealed_entry');
  return rows.map(({ id }) => id);
}

/** Whether a tournament has lines to be sealed. */
export async function hasUnsealed(manager: EntityManager, tournamentId: string): Promise<boolean> {
  const [row] = await manager.query<{ waits: boolean }[]>(
    'SELECT EXISTS (SELECT FROM unsealed_entry WHERE tournament_id = $1) AS waits',
    [tournamentId],
  );
  return row?.waits === true;
}

/**
 * Gives the next numbers and their hashes to lines of a tournament that were committed before, oldest first; true where
 * there may be more. Whoever seals the same log at the same time is waited for, or passed by where `waits` is false.
 */
export async function sealLines(
  manager: EntityManager,
  tournamentId: string,
  { waits }: { readonly waits: boolean },
): Promise<boolean> {
  const mode = 'for_no_key_update';
  const lock = waits ? ({ mode } as const) : ({ mode, onLocked: 'skip_locked' } as const);
  const tail = await manager.findOne(TournamentTailRow, { where: { tournamentId }, lock });
  if (tail === null) return false;
  const lines = await takeLines(manager, tournamentId);
  let place: ChainPlace = tail;
  const sealed = lines.map((line) => {
    const numbered = { ...line, tournamentId, sequence: place.sequence + 1 };
    const entry: LogEntry = { ...numbered, hash: sealOf(place.hash, numbered) };
    place = entry;
    return entry;
  });
  if (sealed.length === 0) return false;
  await manager.insert(LogEntryRow, sealed);
  await manager.update(TournamentTailRow, { tournamentId }, { sequence: place.sequence, hash: place.hash });
  return sealed.length === batch;
}

/** Holds every sealed line of a tournament against its hash and the one before, and the last against the end kept apart. All must be read at one moment. */
export async function proveLog(manager: EntityManager, tournamentId: string): Promise<LogProof> {
  const end = await manager.findOneByOrFail(TournamentTailRow, { tournamentId });
  let last = chainStart;
  for (let full = true; full;) {
    const lines = await listLog(manager, { tournamentId, after: last.sequence, limit: batch });
    for (const line of lines) {
      const fault = faultAfter(last, line);
      if (fault !== undefined) return { last, fault };
      last = line;
    }
    full = lines.length === batch;
  }
  return { last, fault: faultAtEnd(last, end) };
}

/** Reading follows the lock in a statement of its own, so that it sees whatever was committed before. */
async function takeLines(
  manager: EntityManager,
  tournamentId: string,
): Promise<readonly Omit<LogEntry, 'tournamentId' | 'sequence' | 'hash'>[]> {
  return manager.query(
    `WITH taken AS (
       DELETE FROM unsealed_entry WHERE tournament_id = $1 AND id IN
         (SELECT id FROM unsealed_entry WHERE tournament_id = $1 ORDER BY id LIMIT ${batch})
       RETURNING id, at, by, action, subject, before, after, reason)
     SELECT at, by, action, subject, before, after, reason FROM taken ORDER BY id`,
    [tournamentId],
  );
}
