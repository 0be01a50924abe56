import { Replay, type Row, rowKeys, type Rows, Unreplayable, type Value } from '../../chronicle';
import type { EventPart, ReadRecord } from '../../modules/carriers/event-file';
import { type RecordKind, recordKinds } from '../../persistence/stores/event-records';
import { type Difference, differences } from './differences';
import { writtenLine } from './written-line';

/** What became of replaying the log of an exported event. */
export interface ReplayedEvent {
  readonly tournament: string;
  readonly lines: number;
  /** The rows that follow from the log, kind by kind in the order of an export. */
  readonly rows: Rows;
  readonly differences: readonly Difference[];
  /** The line of the log that cannot be, and why; everything behind it is left out. */
  readonly broken?: { readonly sequence: unknown; readonly reason: string };
}

/**
 * Turns the log of an exported event back into rows, and holds them against the records that were exported. The valuation of
 * a deal follows from its facts and stands in no log: it is taken from the record.
 */
export async function replayEvent(parts: AsyncIterable<EventPart>): Promise<ReplayedEvent> {
  const records = new Map<string, ReadRecord['record'][]>();
  let [tournament, bookings] = ['', true];
  for await (const part of parts) {
    if (part.part === 'meta') ({ tournament, bookings } = part.meta);
    if (part.part !== 'record') continue;
    const own = records.get(part.kind.kind) ?? [];
    own.push(part.record);
    records.set(part.kind.kind, own);
  }
  const log = records.get('log-entry') ?? [];
  const replaying = new Replay(valuesIn(records));
  let broken: ReplayedEvent['broken'];
  for (const record of log) {
    try {
      replaying.take(writtenLine(record));
    } catch (error) {
      if (!(error instanceof Unreplayable)) throw error;
      broken = { sequence: record['sequence'], reason: error.message };
      break;
    }
  }
  const kinds = recordKinds.filter(({ kind }) => kind in rowKeys && (bookings || kind !== 'booking'));
  const inOrder = (rows: ReadonlyMap<string, readonly Row[]>): Rows =>
    new Map(kinds.map((kind) => [kind.kind, (rows.get(kind.kind) ?? []).map((row) => whole(kind, row))]));
  const rows = inOrder(replaying.rows);
  return {
    tournament,
    lines: log.length,
    rows,
    differences: differences(inOrder(records), rows),
    ...(broken && { broken }),
  };
}

/** A row as a record has it: what is usual where it does not say it, and without what is null; the event itself needs no id. */
function whole({ fields, tournament }: RecordKind, row: Row): Row {
  const own = fields.filter(({ column }) => column !== tournament);
  const values = own.map(({ name, usual }) => [name, row[name] ?? usual ?? null] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

function valuesIn(records: ReadonlyMap<string, readonly ReadRecord['record'][]>): Value {
  const placeOf = (...place: readonly unknown[]): string => JSON.stringify(place);
  const results = new Map(
    ['deal-revision', 'control-entry'].flatMap((kind) =>
      (records.get(kind) ?? []).map(({ tableId, deal, revision, result }) => {
        return [placeOf(kind, tableId, deal, revision), result] as const;
      }),
    ),
  );
  return ({ action, subject, after }) => {
    const kind = action.startsWith('control') ? 'control-entry' : 'deal-revision';
    return results.get(placeOf(kind, subject['table'], subject['deal'], after?.['revision'])) ?? null;
  };
}
