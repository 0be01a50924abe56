import { Readable } from 'node:stream';
import { readEvent } from '../../src/modules/carriers/event-file';
import { checkEvent } from '../../src/tools/check';
import { linesOf } from '../../src/platform';
import { chainStart, sealOf } from '../../src/persistence/log-chain';
import { sealed, type EventLine } from './event';

export type Facts = Record<string, unknown>;

/** What is changed, in which kind of record and how (null takes it away), what has to be found there, and which record it is. */
export type Planted = readonly [
  string,
  string,
  (record: Facts) => Facts | null,
  string,
  string,
  ((record: Facts) => boolean)?,
];

export const plus =
  (field: string, by = 1) =>
  (record: Facts): Facts => ({ ...record, [field]: Number(record[field]) + by });
export const put =
  (field: string, value: unknown) =>
  (record: Facts): Facts => ({ ...record, [field]: value });
export const takenOut = (): null => null;

/** What the check finds in the text of an event. */
export async function findingsIn(text: string) {
  const { findings } = await checkEvent(readEvent(linesOf(Readable.from([Buffer.from(text)]))));
  return findings;
}

/**
 * The text of an event, of which the lines but the last are given, in which the first record that fits is another one.
 * The log is sealed anew around it, but where the log itself is to be found broken.
 */
function planted(lines: readonly EventLine[], [, kind, change, code, , fits = () => true]: Planted): string {
  const at = lines.findIndex((line) => line.kind === kind && fits(line.record));
  if (at === -1) throw new Error(`there is no ${kind} to change`);
  const changed = change(structuredClone(lines[at]?.record ?? {}));
  const all = lines.flatMap((line, index) => (index !== at ? [line] : changed ? [{ kind, record: changed }] : []));
  return sealed(code === 'log-broken' ? all : resealed(all));
}

/** A test for each change, that it is found where it was planted. */
export function findsEach(changes: readonly Planted[], lines: () => readonly EventLine[]): void {
  it.each(changes.map((one) => [one[0], one] as const))('finds a planted change: %s', async (_, planting) => {
    const [, , , code, field] = planting;
    const findings = await findingsIn(planted(lines(), planting));
    expect(findings).toContainEqual(expect.objectContaining({ code, field, weight: 'error' }));
  });
}

/** The log sealed anew, as somebody would who can write all of it; the number of its lines may have changed. */
export function resealed(lines: readonly { readonly kind: string }[]): readonly object[] {
  const tournamentId = String((lines[0] as EventLine)['tournament']);
  let { hash } = chainStart;
  let sequence = 0;
  const all = lines.map((line) => {
    if (line.kind !== 'log-entry') return line;
    const { record } = line as EventLine;
    sequence += 1;
    const nothing = { by: null, before: null, after: null, reason: null };
    const told = { ...nothing, ...record, sequence, tournamentId, at: new Date(String(record['at'])) };
    hash = sealOf(hash, told as unknown as Parameters<typeof sealOf>[1]);
    return { kind: line.kind, record: { ...record, sequence, hash: `\\x${hash.toString('hex')}` } };
  });
  return all.map((line) => (line.kind === 'meta' ? { ...line, snapshot: sequence } : line));
}
