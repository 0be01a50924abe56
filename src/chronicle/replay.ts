import type { Value } from './happening';
import { happenings, type ToldLine } from './happenings';
import { readLine, type WrittenLine } from './read-line';
import { EventRows, type Rows } from './rows';

/** Turns a log back into the rows of its event, line by line; names and keys stand in no log. */
export class Replay {
  private readonly event = new EventRows();

  /** What deals are worth is asked of `value`. */
  constructor(private readonly value: Value) {}

  /** Does what a line tells. A line that cannot be is refused with {@link Unreplayable}. */
  take(line: WrittenLine): void {
    this.tell(readLine(line));
  }

  /** The same with a line that was read before. */
  tell(line: ToldLine): void {
    happenings[line.action].rows?.(this.event, line, this.value);
  }

  /** The rows as they are by now. */
  get rows(): Rows {
    return this.event.all;
  }
}

/** The rows of an event as its log alone has them. */
export function replay(lines: Iterable<WrittenLine>, value: Value): Rows {
  const replaying = new Replay(value);
  for (const line of lines) replaying.take(line);
  return replaying.rows;
}
