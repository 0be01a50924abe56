import { createHash, randomUUID } from 'node:crypto';
import { integer, pre, property, uniqueArray } from 'fast-check';
import {
  type ChainPlace,
  chainStart,
  faultAfter,
  faultAtEnd,
  type LogEntry,
  sealOf,
} from '../../src/persistence/log-chain';
import { assert } from '../tools/property';

const tournamentId = '11111111-2222-4333-8444-555555555555';
const at = new Date('2026-05-01T18:00:00.123Z');
const told = { tournamentId, at, by: null, before: null, after: null, reason: null };

/** A chain of so many lines that fit. */
function chain(length: number): readonly LogEntry[] {
  const lines: LogEntry[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const line = { ...told, sequence, action: 'deal-entered', subject: { deal: sequence } };
    lines.push({ ...line, hash: sealOf(lines.at(-1)?.hash ?? chainStart.hash, line) });
  }
  return lines;
}

/** The first fault of lines beside the end that is kept. */
function faultOf(lines: readonly LogEntry[], kept: ChainPlace) {
  let last = chainStart;
  for (const line of lines) {
    const fault = faultAfter(last, line);
    if (fault) return fault;
    last = line;
  }
  return faultAtEnd(last, kept);
}

const endOf = (lines: readonly LogEntry[]): ChainPlace => lines.at(-1) ?? chainStart;

test('a line is sealed by the text that the contract names, so that anybody can seal it again', () => {
  const line = { ...told, sequence: 1, by: tournamentId, action: 'x', subject: { b: 1, a: 'ä' }, reason: 'r' };
  const text = `{"action":"x","after":null,"at":"2026-05-01T18:00:00.123Z","before":null,"by":"${tournamentId}","reason":"r","sequence":1,"subject":{"a":"ä","b":1},"tournament":"${tournamentId}"}`;
  const expected = createHash('sha256').update(Buffer.alloc(32)).update(text).digest('hex');
  expect(sealOf(chainStart.hash, line).toString('hex')).toBe(expected);
});

test('a chain as it was written fits, an empty one too', () => {
  for (const length of [0, 1, 2, 20]) expect(faultOf(chain(length), endOf(chain(length)))).toBeUndefined();
});

const changes: readonly (readonly [string, Partial<LogEntry>])[] = [
  ['tournament', { tournamentId: randomUUID() }],
  ['time', { at: new Date(at.getTime() + 1) }],
  ['key', { by: randomUUID() }],
  ['action', { action: 'deal-entered ' }],
  ['subject', { subject: { deal: '3' } }],
  ['facts before', { before: {} }],
  ['facts after', { after: { deal: 3 } }],
  ['reason', { reason: '' }],
  ['hash', { hash: Buffer.alloc(32) }],
];

test.each(changes)('another %s is found where it stands', (_, change) => {
  const lines = chain(5).map((line) => (line.sequence === 3 ? { ...line, ...change } : line));
  expect(faultOf(lines, endOf(chain(5)))).toEqual({ sequence: 3, code: 'line-changed' });
});

test('a line that was changed and sealed again is found at the next one, the last one at the end', () => {
  const forge = (line: LogEntry, before: Buffer): LogEntry => {
    const forged = { ...line, action: 'nothing' };
    return { ...forged, hash: sealOf(before, forged) };
  };
  for (const [place, fault] of [
    [3, { sequence: 4, code: 'line-changed' }],
    [5, { sequence: 5, code: 'other-head' }],
  ] as const) {
    const whole = chain(5);
    const lines = whole.map((line) => (line.sequence === place ? forge(line, whole[place - 2]!.hash) : line));
    expect(faultOf(lines, endOf(whole))).toEqual(fault);
  }
});

test('any lines taken away, at the end too, are missed at the first of them', () => {
  const some = uniqueArray(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
  assert(
    property(some, (gone) => {
      const lines = chain(12).filter(({ sequence }) => !gone.includes(sequence));
      expect(faultOf(lines, endOf(chain(12)))).toEqual({ sequence: Math.min(...gone), code: 'line-missing' });
    }),
  );
});

test('any two lines that changed places, numbers or not, are found at the first of them', () => {
  const place = integer({ min: 1, max: 12 });
  assert(
    property(place, place, (one, other) => {
      pre(one !== other);
      const whole = chain(12);
      const swapped = { [one]: other, [other]: one };
      const lines = whole.map((line) => ({
        ...whole[(swapped[line.sequence] ?? line.sequence) - 1]!,
        sequence: line.sequence,
      }));
      expect(faultOf(lines, endOf(whole))).toEqual({ sequence: Math.min(one, other), code: 'line-changed' });
    }),
  );
});

test('a line written behind the end is found, well sealed or not', () => {
  const longer = chain(6);
  expect(faultOf(longer, endOf(chain(5)))).toEqual({ sequence: 6, code: 'line-behind-the-end' });
});
