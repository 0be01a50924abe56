import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { EventRecord } from '../../../persistence/stores/event-records';
import { eventFormat, eventVersion, type EndLine, type MetaLine } from './event-lines.schema';

/** A record under the name of its kind. */
export interface NamedRecord {
  readonly kind: string;
  readonly record: EventRecord;
}

/**
 * The lines of an event, each with its line feed, as canonical JSON (RFC 8785): the same records give the same bytes. What
 * `records` throws is thrown on, and there is no end.
 */
export async function* writeEvent(
  meta: Omit<MetaLine, 'kind' | 'format' | 'version'>,
  records: AsyncIterable<NamedRecord> | Iterable<NamedRecord>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const written = (line: object): string => {
    const text = asLine(line);
    hash.update(text);
    return text;
  };
  yield written({ kind: 'meta', format: eventFormat, version: eventVersion, ...meta } satisfies MetaLine);
  for await (const { kind, record } of records) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    yield written({ kind, record });
  }
  yield asLine({ kind: 'end', counts, sha256: hash.digest('hex') } satisfies EndLine);
}

/** One line of canonical JSON. */
export function asLine(value: object): string {
  return `${canonicalize(value)}\n`;
}
