import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { WrittenLine as Line } from '../../../src/chronicle';

/** A log in which one thing is not as it was, and what. */
export interface Damaged {
  readonly what: string;
  /** The last line that is touched, counted from 0. */
  readonly at: number;
  readonly lines: readonly Line[];
}

/** What only explains a line: it stands in no row, or follows from what does. */
const explains = /^(agrees|counted|disputes|failed|floatingFourth|moved|players)$/;

/** Every log with one value of what lines say changed. */
export function* withOneChanged(lines: readonly Line[]): Generator<Damaged> {
  for (const [index, line] of lines.entries()) {
    for (const [place, after] of changes(line.after)) {
      const what = `${line.action} ${line.sequence}: ${place} changed`;
      yield { what, at: index, lines: lines.with(index, { ...line, after: after as Line['after'] }) };
    }
  }
}

/** Every log with one line missing. */
export function* withOneRemoved(lines: readonly Line[]): Generator<Damaged> {
  for (const [index, { action, sequence }] of lines.entries())
    yield { what: `${action} ${sequence} removed`, at: index, lines: lines.toSpliced(index, 1) };
}

/** Every log in which two neighbours say what the other one said, each in its own place and at its own time. */
export function* withTwoSwapped(lines: readonly Line[]): Generator<Damaged> {
  for (const [index, first] of lines.entries()) {
    const second = lines[index + 1];
    if (second === undefined) return;
    const swapped = [placed(second, first), placed(first, second)];
    yield {
      what: `${first.action} ${first.sequence} swapped`,
      at: index + 1,
      lines: lines.toSpliced(index, 2, ...swapped),
    };
  }
}

const placed = (line: Line, { sequence, at }: Line): Line => ({ ...line, sequence, at });

/** The same value with one part of it different, once for each part, and where that part stands. */
function* changes(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value === 'number') yield ['', value + 1];
  if (typeof value === 'boolean') yield ['', !value];
  if (typeof value === 'string') yield ['', otherText(value)];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (explains.test(name)) continue;
    for (const [place, other] of changes(part)) {
      const whole = Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
      yield [`/${name}${place}`, whole];
    }
  }
}

/** As long, and of the same letters where it can be. */
const otherText = (text: string): string =>
  (/^[0-9a-f]/.test(text) ? (text.startsWith('1') ? '2' : '1') : '?') + text.slice(1);

/** A line with its hash. */
type SealedLine = Line & { readonly hash?: string };

/** Whether every line fits the one before by the rule that the contract gives for `hash`, and the last one is the head. */
export function isWhole(tournament: string, lines: readonly SealedLine[], head: string | undefined): boolean {
  let before = Buffer.alloc(32);
  for (const [index, { hash, ...line }] of lines.entries()) {
    const text = canonicalize({ ...line, tournament }) ?? '';
    before = createHash('sha256').update(before).update(text).digest();
    if (line.sequence !== index + 1 || before.toString('hex') !== hash) return false;
  }
  return before.toString('hex') === head;
}
