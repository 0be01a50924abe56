import canonicalize from 'canonicalize';

/** A row, its columns by the names that the event has for them. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of an event by their kinds. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** A line of the log, as `GET /log` tells it. */
export interface Line {
  readonly sequence: number;
  /** When it happened, in UTC. */
  readonly at: string;
  readonly by: string | null;
  readonly action: string;
  readonly subject: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
}

/** A log that says something about a row that is not there. */
export class Unreplayable extends Error {
  override readonly name = 'Unreplayable';
}

/** The tables of an event while its log is replayed: plain rows, found by what they hold. */
export class Tables {
  private readonly tables = new Map<string, Row[]>();

  /** As JSON has them, so that they can be held against what a database says. */
  get rows(): Rows {
    return new Map(JSON.parse(JSON.stringify([...this.tables])) as [string, Row[]][]);
  }

  all(kind: string, where: Row = {}): readonly Row[] {
    return this.of(kind).filter(holds(where));
  }

  one(kind: string, where: Row): Row {
    const [found] = this.all(kind, where);
    if (found === undefined) throw new Unreplayable(`no ${kind} ${JSON.stringify(where)}`);
    return found;
  }

  insert(kind: string, ...rows: readonly Row[]): void {
    this.of(kind).push(...rows);
  }

  /** Changes one row; a function is given the row. */
  change(kind: string, where: Row, change: Row | ((row: Row) => Row)): void {
    const rows = this.of(kind);
    const row = this.one(kind, where);
    rows.splice(rows.indexOf(row), 1, { ...row, ...(typeof change === 'function' ? change(row) : change) });
  }

  remove(kind: string, where: Row): void {
    this.tables.set(
      kind,
      this.of(kind).filter((row) => !holds(where)(row)),
    );
  }

  private of(kind: string): Row[] {
    const rows = this.tables.get(kind) ?? [];
    this.tables.set(kind, rows);
    return rows;
  }
}

const holds =
  (where: Row) =>
  (row: Row): boolean =>
    Object.entries(where).every(([name, value]) => row[name] === value);

/** One version more. */
export const anew = ({ version }: Row) => ({ version: Number(version) + 1 });

/** Every row that only one side has, by kind. */
export function differences(expected: Rows, found: Rows): readonly string[] {
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((kind) => {
    const [wanted, given] = [expected, found].map((rows) =>
      (rows.get(kind) ?? []).map((row) => `${canonicalize(row)}`),
    );
    const only = (rows: readonly string[] = [], others: readonly string[] = []) => {
      const left = [...others];
      return rows.filter((row) => {
        const at = left.indexOf(row);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    };
    return [
      ...only(wanted, given).map((row) => `${kind} only in the event: ${row}`),
      ...only(given, wanted).map((row) => `${kind} only in the log: ${row}`),
    ];
  });
}
