/** A row, its columns by the names that the event has for them. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of an event by their kinds. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** A line that says something about a row that is not there, or that is there already, or that nobody can read. */
export class Unreplayable extends Error {
  override readonly name = 'Unreplayable';
}

/** What no two rows of a kind share; of some kinds there is one row only. */
export const rowKeys = {
  tournament: [],
  'money-plan': [],
  player: ['id'],
  session: ['number'],
  'planned-session': ['session'],
  bye: ['session', 'playerId'],
  table: ['id'],
  seat: ['tableId', 'seat'],
  substitution: ['tableId', 'seat', 'fromDeal'],
  deal: ['tableId', 'number'],
  dispute: ['id'],
  'dispute-ruling': ['disputeId', 'number'],
  'deal-revision': ['tableId', 'deal', 'revision'],
  'control-entry': ['tableId', 'deal', 'revision'],
  'paper-list': ['tableId', 'revision'],
  adjustment: ['tableId', 'number'],
  confirmation: ['tableId', 'seat', 'version'],
  warning: ['id'],
  booking: ['number'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A kind of row that follows from the log. */
export type RowKind = keyof typeof rowKeys;

/** The rows of an event while its log is replayed. Whatever is not there to be changed, or is there already, throws {@link Unreplayable}. */
export class EventRows {
  private readonly kinds = new Map<RowKind, Map<string, Row>>();

  /** All of them as they are now. */
  get all(): Rows {
    return new Map([...this.kinds].map(([kind, rows]) => [kind, [...rows.values()]]));
  }

  /** Those of a kind that hold all of this. */
  where(kind: RowKind, holds: Row): readonly Row[] {
    const wanted = Object.entries(holds);
    return [...this.of(kind).values()].filter((row) => wanted.every(([name, value]) => row[name] === value));
  }

  /** The row with this key. */
  one(kind: RowKind, key: Row): Row {
    const found = this.find(kind, key);
    if (found === undefined) throw new Unreplayable(`there is no ${kind} ${JSON.stringify(key)}`);
    return found;
  }

  find(kind: RowKind, key: Row): Row | undefined {
    return this.of(kind).get(placeOf(kind, key));
  }

  insert(kind: RowKind, ...rows: readonly Row[]): void {
    for (const row of rows) {
      const place = placeOf(kind, row);
      if (this.of(kind).has(place)) throw new Unreplayable(`there is a ${kind} ${place} already`);
      this.of(kind).set(place, row);
    }
  }

  /** Changes the row with this key; a function is given the row. */
  change(kind: RowKind, key: Row, change: Row | ((row: Row) => Row)): void {
    const row = this.one(kind, key);
    this.of(kind).set(placeOf(kind, key), { ...row, ...(typeof change === 'function' ? change(row) : change) });
  }

  /** Takes away those that hold all of this, where there are any. */
  remove(kind: RowKind, holds: Row): void {
    for (const row of this.where(kind, holds)) this.of(kind).delete(placeOf(kind, row));
  }

  private of(kind: RowKind): Map<string, Row> {
    const rows = this.kinds.get(kind) ?? new Map<string, Row>();
    this.kinds.set(kind, rows);
    return rows;
  }
}

const placeOf = (kind: RowKind, row: Row): string => JSON.stringify(rowKeys[kind].map((name) => row[name]));

/** One version more. */
export const anew = ({ version }: Row) => ({ version: Number(version) + 1 });
