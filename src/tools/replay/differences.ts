import canonicalize from 'canonicalize';
import type { Rows } from '../../chronicle';

/** A row that only one side has. */
export interface Difference {
  readonly kind: string;
  readonly in: 'event' | 'log';
  /** In canonical form. */
  readonly row: string;
}

/** Every row that only the event or only its log has, kind by kind. */
export function differences(event: Rows, log: Rows): readonly Difference[] {
  return [...new Set([...event.keys(), ...log.keys()])].flatMap((kind) => {
    const texts = (rows: Rows) => (rows.get(kind) ?? []).map((row) => canonicalize(row) ?? '');
    const [there, told] = [texts(event), texts(log)];
    return [
      ...without(there, told).map((row) => ({ kind, in: 'event' as const, row })),
      ...without(told, there).map((row) => ({ kind, in: 'log' as const, row })),
    ];
  });
}

/** Those of one side that have no partner at the other. */
function without(rows: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}
