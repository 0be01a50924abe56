import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { recordKinds, type EventRecord, type RecordKind } from '../../../persistence/stores/event-records';
import { bytesOf, checked, parseJsonBody, ProblemError, type Line, type ProblemKind } from '../../../platform';
import { EndLine, eventFormat, eventVersion, MetaLine, RecordLine } from './event-lines.schema';
import { exchangeProblems } from './exchange.problems';
import { recordSchemas } from './record-schema';

/** A record of a file, and in which line it stands. */
export interface ReadRecord {
  readonly part: 'record';
  readonly line: number;
  readonly kind: RecordKind;
  readonly record: EventRecord;
}

/** The beginning of a file, its records in order, and its end; `altered` says that the end fits another file. */
export type EventPart =
  | { readonly part: 'meta'; readonly meta: MetaLine }
  | ReadRecord
  | { readonly part: 'end'; readonly line: number; readonly altered: boolean };

const places = new Map(recordKinds.map((kind, place) => [kind.kind, { kind, place }]));

/**
 * Reads a file of an event line by line. What cannot be read, stands in no order or has no end is thrown as a problem that
 * names the line.
 */
export async function* readEvent(lines: AsyncIterable<Line>): AsyncGenerator<EventPart> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let [line, last, ended] = [0, -1, false];
  for await (const text of lines) {
    line += 1;
    if (ended) throw atLine(exchangeProblems['record-out-of-place'], line);
    const value = valueOf(text, line);
    if (line === 1) {
      yield { part: 'meta', meta: metaOf(value) };
    } else if (kindNamed(value) === 'end') {
      if (line === 2) throw atLine(exchangeProblems['record-out-of-place'], line);
      const { counts: told, sha256 } = checkedAt(EndLine, value, line);
      ended = true;
      yield {
        part: 'end',
        line,
        altered: sha256 !== hash.digest('hex') || canonicalize(told) !== canonicalize(counts),
      };
      continue;
    } else if (kindNamed(value) === 'error') {
      throw atLine(exchangeProblems['event-truncated'], line);
    } else {
      const { kind: name } = checkedAt(RecordLine, value, line);
      const { kind, place } = places.get(name) ?? {};
      if (kind === undefined || place === undefined) throw new Error(`there is no kind ${name}`);
      if (place < last || (place === 0) !== (line === 2)) throw atLine(exchangeProblems['record-out-of-place'], line);
      last = place;
      const { record } = value as { readonly record: EventRecord };
      checkedAt(recordSchemas.get(name) ?? z.never(), record, line, '/record');
      counts[name] = (counts[name] ?? 0) + 1;
      yield { part: 'record', line, kind, record };
    }
    hash.update(bytesOf(text)).update('\n');
  }
  if (!ended) throw atLine(exchangeProblems['event-truncated'], line);
}

function valueOf(text: Line, line: number): unknown {
  try {
    return parseJsonBody(bytesOf(text), '');
  } catch (error) {
    throw error instanceof ProblemError ? atLine(error.kind, line, error) : error;
  }
}

/** A file of another format or version is told so, whatever else it holds. */
function metaOf(value: unknown): MetaLine {
  const { format, version } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== eventFormat || version !== eventVersion) throw atLine(exchangeProblems['event-format-unknown'], 1);
  return checkedAt(MetaLine, value, 1);
}

const kindNamed = (value: unknown): unknown => (value as { readonly kind?: unknown } | null)?.kind;

function checkedAt<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  line: number,
  inner = '',
): z.output<Schema> {
  return checked(schema, value, `/lines/${line}${inner}`);
}

/** A problem of one line. */
export function atLine(kind: ProblemKind, line: number, { facts }: Partial<ProblemError> = {}): ProblemError {
  const { en, de } = facts?.detail ?? kind.title;
  return new ProblemError(kind, {
    ...facts,
    detail: { en: `Line ${line}: ${en}`, de: `Zeile ${line}: ${de}` },
    members: { ...facts?.members, line },
  });
}
