import canonicalize from 'canonicalize';
import { chainStart, faultAfter, type ChainPlace } from '../../../persistence/log-chain';
import type { LogEntry } from '../../../persistence/stores/records';
import type { ReadRecord } from '../read-event';
import type { EventBook } from './event-book';
import { differences, type Finding } from './finding';

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

/** What the log says of one record, and where that record stands. */
interface Told {
  readonly record: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly says: Readonly<Record<string, unknown>>;
}

type Facts = Readonly<Record<string, unknown>>;
const deal = (subject: Facts, { revision, facts, score }: Facts): Told => ({
  record: 'deal-revision',
  key: { tableId: subject['table'], deal: subject['deal'], revision },
  says: { facts, ...(score === undefined ? {} : { score }) },
});

/** The actions that say what a record holds. */
const tellers: Readonly<Record<string, (subject: Facts, after: Facts) => Told>> = {
  'deal-entered': deal,
  'deal-corrected': deal,
  'points-adjusted': ({ table: tableId, adjustment: number }, { seat, player: playerId, points }) => ({
    record: 'adjustment',
    key: { tableId, number },
    says: { seat, playerId, points },
  }),
  'money-booked': ({ booking: number }, { cents }) => ({ record: 'booking', key: { number }, says: { cents } }),
};

/** Whether deals, points and bookings are as the log says that they were entered. */
export function checkAgainstLog(book: EventBook): readonly Finding[] {
  const records = recordsByKey(book);
  return (book.rows.get('log-entry') ?? []).flatMap(({ record: { action, subject, after } }) => {
    const told = tellers[String(action)]?.((subject ?? {}) as Facts, (after ?? {}) as Facts);
    const kept = told && records.get(placeOf(told));
    if (told === undefined || kept === undefined || Object.values(told.key).includes(undefined)) return [];
    const { says, ...at } = told;
    return differences('log-differs', { ...at, line: kept.line }, kept.record, says);
  });
}

const placeOf = ({ record, key }: Pick<Told, 'record' | 'key'>): string => `${record} ${canonicalize(key)}`;

function recordsByKey({ entries, adjustments, rows }: EventBook) {
  const deals = [...entries].flatMap(([tableId, own]) =>
    own.map(({ deal: number, revision, line, facts, score }) => {
      const at = placeOf({ record: 'deal-revision', key: { tableId, deal: number, revision } });
      return [at, { line, record: { facts: JSON.parse(facts) as unknown, score } }] as const;
    }),
  );
  const points = adjustments.map((adjustment) => {
    const { tableId, number, line } = adjustment;
    return [placeOf({ record: 'adjustment', key: { tableId, number } }), { line, record: { ...adjustment } }] as const;
  });
  const bookings = (rows.get('booking') ?? []).map(
    ({ record, line }) =>
      [placeOf({ record: 'booking', key: { number: record['number'] } }), { line, record }] as const,
  );
  return new Map<string, { readonly line: number; readonly record: Facts }>([...deals, ...points, ...bookings]);
}
