import type { components } from '../api/contract';

type Room = components['schemas']['ControlRoom'];
type Listed = components['schemas']['TableList']['items'][number];

/** What a table is in, the most urgent first; a table counts once. */
export const urgencies = ['dispute', 'failed', 'slow', 'unconfirmed', 'missing', 'done'] as const;

/** One of {@link urgencies}. */
export type Urgency = (typeof urgencies)[number];

/** A table as the board shows it. */
export interface Tile {
  readonly table: Listed;
  readonly urgency: Urgency;
  /** Deals that a slow table is behind. */
  readonly behind?: number;
  /** Where a check fails. */
  readonly failed?: { readonly code: string; readonly seat: number | null; readonly line: number | null };
  /** The deal that a dispute is about. */
  readonly disputed?: number | null;
}

/** The tables of a session with what each is in. */
export function tilesOf(room: Room, tables: readonly Listed[]): readonly Tile[] {
  return tables.map((table) => {
    const isIts = ({ tableId }: { readonly tableId: string | null }): boolean => tableId === table.id;
    const dispute = room.openDisputes.find(isIts);
    if (dispute) return { table, urgency: 'dispute', disputed: dispute.deal };
    const failed = room.failedChecks.find(isIts);
    if (failed) return { table, urgency: 'failed', failed };
    const slow = room.slow.find(isIts);
    if (slow) return { table, urgency: 'slow', behind: slow.behind };
    if (room.missing.some(isIts)) return { table, urgency: 'missing' };
    return { table, urgency: room.unconfirmed.some(isIts) ? 'unconfirmed' : 'done' };
  });
}

/** Which tables are meant by what somebody has typed: the number of a table or letters of a name at it. */
export function isMeant({ table }: Tile, typed: string): boolean {
  const asked = typed.trim().toLowerCase();
  if (asked === '') return true;
  if (/^\d+$/.test(asked)) return table.number === Number(asked);
  return table.seats.some(({ name }) => name.toLowerCase().includes(asked));
}
