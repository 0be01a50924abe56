import canonicalize from 'canonicalize';
import { type Row, rowKeys, type RowKind, type Rows } from '../../chronicle';
import { chainStart, faultAfter, type ChainPlace } from '../../persistence/log-chain';
import type { LogEntry } from '../../persistence/stores/records';
import type { ReadRecord } from '../../modules/carriers/event-file';
import type { EventBook } from './event-book';
import { differences, slices, type Finding, type Slices } from './finding';

/** Holds the log against its own chain, line by line. */
export class ChainCheck {
  private last: ChainPlace = chainStart;

  constructor(private readonly tournamentId: string) {}

  take({ record, line }: ReadRecord): readonly Finding[] {
    const hash = Buffer.from(String(record['hash']).slice(2), 'hex');
    const nothing = { by: null, before: null, after: null, reason: null };
    const told = { ...nothing, ...record, tournamentId: this.tournamentId, at: new Date(String(record['at'])), hash };
    const entry = told as unknown as LogEntry;
    const fault = faultAfter(this.last, entry);
    this.last = entry;
    const at = { record: 'log-entry', key: { sequence: record['sequence'] }, line };
    return fault === undefined ? [] : differences('log-broken', at, { hash: record['hash'] }, { hash: fault.code });
  }

  /** How many lines there were. */
  get length(): number {
    return this.last.sequence;
  }
}

/** The kinds of which every record has its line in the log. */
const loggedKinds = [
  'deal-revision',
  'control-entry',
  'paper-list',
  'adjustment',
  'confirmation',
  'dispute',
  'dispute-ruling',
  'warning',
  'booking',
] as const satisfies readonly RowKind[];

/** A record, and what it says. */
interface Said {
  readonly record: RowKind;
  readonly key: Row;
  readonly fields: Row;
  readonly line?: number;
}

/** Whether lists, rulings, points and bookings are as they follow from the log, none more and none fewer. */
export function* checkAgainstLog(book: EventBook, told: Rows): Slices {
  const kept = byPlace(keptRecords(book));
  const logged = byPlace(loggedRecords(told));
  yield [];
  yield* slices(kept, ([place, { record, key, line }]) =>
    logged.has(place) ? [] : differences('log-differs', { record, key, line }, {}, { log: 'a line' }),
  );
  yield* slices(logged, ([place, { fields: says, ...at }]) => {
    const own = kept.get(place);
    if (own) return differences('log-differs', { ...at, line: own.line }, own.fields, says);
    const isLeftOut = at.record === 'booking' && !book.hasBookings;
    return isLeftOut ? [] : differences('log-differs', at, { record: null }, { record: says });
  });
}

const byPlace = (records: readonly Said[]): ReadonlyMap<string, Said> =>
  new Map(records.map((one) => [`${one.record} ${canonicalize(one.key)}`, one]));

const keyOf = (record: RowKind, row: Row): Row => Object.fromEntries(rowKeys[record].map((name) => [name, row[name]]));

function loggedRecords(told: Rows): readonly Said[] {
  return loggedKinds.flatMap((record) =>
    (told.get(record) ?? []).map((row) => ({ record, key: keyOf(record, row), fields: saidOf(record, row) })),
  );
}

/** As much of a row as a record is held against; of an entry its list keeps no more. */
function saidOf(record: RowKind, row: Row): Row {
  if (record !== 'deal-revision' && record !== 'control-entry') return row;
  const { kind, declarer, score, scores, facts, disputeId, ruling } = row;
  return { kind, declarer, score, scores, facts, disputeId, ruling };
}

function keptRecords({ entries, controls, rows }: EventBook): readonly Said[] {
  const lists = [
    { record: 'deal-revision', lists: entries },
    { record: 'control-entry', lists: controls },
  ] as const;
  const entered = lists.flatMap(({ record, lists: own }) =>
    [...own.values()].flat().map(({ line, facts, ...fields }) => {
      return {
        record,
        key: keyOf(record, fields as Row),
        line,
        fields: { ...fields, facts: JSON.parse(facts) as unknown },
      };
    }),
  );
  const others = loggedKinds.flatMap((record) =>
    (rows.get(record) ?? []).map(({ record: fields, line }) => ({ record, key: keyOf(record, fields), line, fields })),
  );
  return [...entered, ...others];
}
