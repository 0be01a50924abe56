import { chainStart, faultAfter, type ChainPlace } from '../../persistence/log-chain';
import type { LogEntry } from '../../persistence/stores/records';
import type { ReadRecord } from '../../modules/carriers/event-file';
import type { EventBook } from './event-book';
import { keyOf } from './check-references';
import { differences, slices, type Finding, type Slices } from './finding';
import { loggedRecords, placeOf } from './logged-records';

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

type Facts = Readonly<Record<string, unknown>>;

/** The kinds of which every record has its line in the log. */
const loggedKinds = ['paper-list', 'adjustment', 'confirmation', 'dispute', 'dispute-ruling', 'warning', 'booking'];

/** Whether lists, rulings, points and bookings are as the log says that they came about, none more and none fewer. */
export function* checkAgainstLog(book: EventBook): Slices {
  const logged = loggedRecords(book);
  yield [];
  const kept = keptRecords(book);
  yield* slices(kept, ([place, { record, key, line }]) => {
    const isLogged = logged.get(place)?.isLater === false;
    return isLogged ? [] : differences('log-differs', { record, key, line }, {}, { log: 'a line' });
  });
  yield* slices(logged, ([place, { record, key, says }]) => {
    const own = kept.get(place);
    if (own) return differences('log-differs', { record, key, line: own.line }, own.fields, says);
    const isLeftOut = record === 'booking' && !book.hasBookings;
    return isLeftOut ? [] : differences('log-differs', { record, key }, { record: null }, { record: says });
  });
}

interface Kept {
  readonly record: string;
  readonly key: Facts;
  readonly line: number;
  readonly fields: Facts;
}

function keptRecords({ entries, controls, rows }: EventBook): ReadonlyMap<string, Kept> {
  const entered = [
    { record: 'deal-revision', lists: entries },
    { record: 'control-entry', lists: controls },
  ].flatMap(({ record, lists }) =>
    [...lists].flatMap(([tableId, own]) =>
      own.map(({ deal, revision, line, facts, ...fields }) => {
        const key = { tableId, deal, revision };
        return { record, key, line, fields: { ...fields, facts: JSON.parse(facts) as unknown } };
      }),
    ),
  );
  const others = loggedKinds.flatMap((record) =>
    (rows.get(record) ?? []).map((read) => ({ record, key: keyOf(read), line: read.line, fields: read.record })),
  );
  return new Map([...entered, ...others].map((one) => [placeOf(one), one]));
}
