import type { RecordKind } from '../../persistence/stores/event-records';
import type { ReadRecord } from '../../modules/carriers/event-file';
import { differences, type Finding } from './finding';

/** What names a record among its kind. */
export const keyOf = ({ kind, record }: Pick<ReadRecord, 'kind' | 'record'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(kind.key.map((name) => [name, record[name]]));

/** Holds every record against the keys before it: none twice, and whatever it refers to is there. */
export class ReferenceCheck {
  private readonly keys = new Map<string, Set<string>>();

  take(read: ReadRecord): readonly Finding[] {
    const { kind, record, line } = read;
    const at = { record: kind.kind, key: keyOf(read), line };
    const own = this.keysOf(kind.kind);
    const key = tuple(kind.key, record);
    const twice = own.has(key)
      ? differences('key-twice', at, { [kind.key.join()]: key }, { [kind.key.join()]: null })
      : [];
    own.add(key);
    return [...twice, ...kind.references.flatMap((reference) => this.missing(read, reference))];
  }

  private missing({ kind, record, line }: ReadRecord, reference: RecordKind['references'][number]): readonly Finding[] {
    const { fields, kind: referred } = reference;
    if (fields.length === 0 || fields.some((name) => (record[name] ?? null) === null)) return [];
    const key = tuple(fields, record);
    if (this.keysOf(referred).has(key)) return [];
    const at = { record: kind.kind, key: keyOf({ kind, record }), line };
    return differences('reference-missing', at, { [fields.join()]: key }, { [fields.join()]: `a ${referred}` });
  }

  private keysOf(kind: string): Set<string> {
    const found = this.keys.get(kind) ?? new Set<string>();
    this.keys.set(kind, found);
    return found;
  }
}

const tuple = (names: readonly string[], record: ReadRecord['record']): string =>
  JSON.stringify(names.map((name) => record[name]));
