import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { LogEntryRow } from './entities/log-entry';

/** A line of the log. */
export type LogEntry = Readonly<LogEntryRow>;

/** A place in a chain: the last line up to there, 0 before the first. */
export type ChainPlace = Pick<LogEntry, 'sequence' | 'hash'>;

/** Where a chain breaks, and how. */
export interface ChainFault {
  /** The first number that does not fit. */
  readonly sequence: number;
  /**
   * The line is not there, has other contents than it was sealed with, or stands behind the end that is kept apart; or that
   * end has another hash than the last line.
   */
  readonly code: 'line-missing' | 'line-changed' | 'line-behind-the-end' | 'other-head';
}

/** Before the first line. */
export const chainStart: ChainPlace = { sequence: 0, hash: Buffer.alloc(32) };

/**
 * The hash that seals a line: SHA-256 over the 32 bytes of the hash before it and the canonical JSON (RFC 8785) of
 * `{ tournament, sequence, at, by, action, subject, before, after, reason }`, `at` in ISO 8601 with milliseconds.
 */
export function sealOf(before: Buffer, line: Omit<LogEntry, 'hash'>): Buffer {
  const { tournamentId: tournament, sequence, at, by, action, subject, reason } = line;
  const told = { tournament, sequence, at: at.toISOString(), by, action, subject, before: line.before };
  const text = canonicalize({ ...told, after: line.after, reason }) ?? '';
  return createHash('sha256').update(before).update(text).digest();
}

/** What keeps a line from being the next one behind a place; undefined where it fits. */
export function faultAfter(place: ChainPlace, line: LogEntry): ChainFault | undefined {
  const sequence = place.sequence + 1;
  if (line.sequence !== sequence) return { sequence, code: 'line-missing' };
  return sealOf(place.hash, line).equals(line.hash) ? undefined : { sequence, code: 'line-changed' };
}

/** What is wrong with the last line of a chain that fits, beside the end that is kept apart; undefined where they agree. */
export function faultAtEnd(last: ChainPlace, kept: ChainPlace): ChainFault | undefined {
  if (last.sequence < kept.sequence) return { sequence: last.sequence + 1, code: 'line-missing' };
  if (last.sequence > kept.sequence) return { sequence: kept.sequence + 1, code: 'line-behind-the-end' };
  return last.hash.equals(kept.hash) ? undefined : { sequence: last.sequence, code: 'other-head' };
}
