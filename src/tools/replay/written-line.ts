import type { WrittenLine } from '../../chronicle';
import type { ReadRecord } from '../../modules/carriers/event-file';

/** A line of the log as its record carries it: there, what is null is left out. */
export function writtenLine(record: ReadRecord['record']): WrittenLine {
  return { by: null, before: null, after: null, reason: null, ...record } as unknown as WrittenLine;
}
