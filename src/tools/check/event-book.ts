import type { Session } from '../../persistence/stores/sessions';
import type { Player } from '../../persistence/stores/players';
import type { PlayingTable } from '../../persistence/stores/tables';
import type { Adjustment } from '../../persistence/stores/adjustments';
import type { StoredPaperList } from '../../persistence/stores/paper-lists';
import type { Profile } from '../../modules/events/tournaments';
import type { CountingLine, ReadRecord } from '../../modules/carriers/event-file';
import type { FoundAt } from './finding';

/** One entry of a deal, without what it was valued by. */
export interface EntryInBook extends CountingLine {
  readonly tableId: string;
  readonly revision: number;
  readonly line: number;
  /** In canonical form. */
  readonly facts: string;
  /** The ruling that made it; null where none did. */
  readonly disputeId: string | null;
  readonly ruling: number | null;
}

/** All of an event that later checks look at; deals only as lines of their lists. */
export interface EventBook {
  readonly tournamentId: string;
  readonly publicWord: string;
  readonly profile: Profile;
  readonly players: readonly Player[];
  readonly sessions: readonly (Session & { readonly line: number })[];
  readonly tables: readonly (PlayingTable & { readonly line: number })[];
  /** By table. */
  readonly entries: ReadonlyMap<string, readonly EntryInBook[]>;
  /** The second lists, by table. */
  readonly controls: ReadonlyMap<string, readonly EntryInBook[]>;
  readonly papers: readonly StoredPaperList[];
  readonly adjustments: readonly (Adjustment & { readonly line: number })[];
  /** Whether the bookings are carried. */
  readonly hasBookings: boolean;
  /** Every other kind by its name. */
  readonly rows: ReadonlyMap<string, readonly ReadRecord[]>;
}

/** Where a session of the file stands. */
export const atSession = ({ number, line }: EventBook['sessions'][number]): FoundAt => {
  return { record: 'session', key: { number }, line };
};

/** Where a table of the file stands. */
export const atTable = ({ id, line }: EventBook['tables'][number]): FoundAt => ({ record: 'table', key: { id }, line });
