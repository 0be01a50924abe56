import type { Problem } from '../api/refused';

/**
 * Where an entry stands: in its seconds to be taken back, waiting, on its way, with an answer that never came, or refused.
 * What is on its way or unanswered is never changed, because the service may have it.
 */
export type EntryState = 'held' | 'queued' | 'sending' | 'unknown' | 'refused';

/** Something that was written at a table and that the service has not acknowledged. */
export interface Entry {
  /** The key of the command; sent again with every try, so that nothing is entered twice. */
  readonly key: string;
  readonly table: string;
  readonly deal: number;
  /** Counts what was written on this device, oldest first. */
  readonly order: number;
  readonly method: 'POST' | 'PUT';
  readonly body: Readonly<Record<string, unknown>>;
  /** For a correction: the revision that somebody saw when he corrected it. */
  readonly seenRevision?: number | undefined;
  readonly state: EntryState;
  /** Until when it can be taken back without a trace, in milliseconds of this device. */
  readonly heldUntil?: number | undefined;
  readonly attempts: number;
  /** Why it was refused. */
  readonly problem?: Problem | undefined;
}

/** Whether nobody may change an entry any more, only correct it by another one. */
export const isFrozen = ({ state }: Pick<Entry, 'state'>): boolean => state === 'sending' || state === 'unknown';

/** In the order in which they are sent: by deal, then as they were written. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.deal - b.deal || a.order - b.order);

/** Where entries are kept until the service has them. */
export interface EntryStore {
  all(table: string): Promise<readonly Entry[]>;
  put(entry: Entry): Promise<void>;
  remove(key: string): Promise<void>;
}
