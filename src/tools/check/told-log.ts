import { Replay, readLine, type Rows, type ToldLine, Unreplayable } from '../../chronicle';
import type { ReadRecord } from '../../modules/carriers/event-file';
import { writtenLine } from '../replay';
import { differences, type Finding } from './finding';

/** The log of a file, read and replayed line by line. */
export class ToldLog {
  /** Those that can be read, in their order. */
  readonly lines: ToldLine[] = [];

  /** Valuations follow from facts, and stand in no log. */
  private readonly replaying = new Replay(() => null);

  /** Reads a line and does what it tells; names one that nobody can read, or that speaks of what is not there. */
  take({ record, line }: ReadRecord): readonly Finding[] {
    try {
      const told = readLine(writtenLine(record));
      this.lines.push(told);
      this.replaying.tell(told);
      return [];
    } catch (error) {
      if (!(error instanceof Unreplayable)) throw error;
      const at = { record: 'log-entry', key: { sequence: record['sequence'] }, line };
      return differences('log-differs', at, { action: record['action'] }, { action: error.message });
    }
  }

  /** The rows that follow from its lines. */
  get rows(): Rows {
    return this.replaying.rows;
  }
}
