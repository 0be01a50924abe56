import { z } from 'zod';
import { happenings, type Action, type ToldLine } from './happenings';
import { Unreplayable, type Row } from './rows';

/** A line of a log as it was written, by whichever version. */
export interface WrittenLine {
  readonly sequence: number;
  /** In ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string | null;
  readonly action: string;
  readonly subject: Row;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly reason: string | null;
}

/** Whether a word is an action that is known here. */
export function isAction(word: string): word is Action {
  return Object.hasOwn(happenings, word);
}

/**
 * A line with its parts in the shape of today: what earlier versions left out has its usual value, and members that nobody
 * knows here are kept. A line of another action, or that says something else, is refused with {@link Unreplayable}.
 */
export function readLine(line: WrittenLine): ToldLine {
  const { action } = line;
  if (!isAction(action)) throw new Unreplayable(`nobody knows ${action}`);
  const { today, earlier } = readerOf(action);
  const told = today.safeParse(line);
  if (told.success) return { ...line, ...told.data } as ToldLine;
  const written = earlier?.schema.safeParse(line);
  if (earlier === undefined || written?.success !== true) throw new Unreplayable(z.prettifyError(told.error));
  return { ...line, ...today.parse({ ...line, ...earlier.today(written.data as WrittenLine) }) } as ToldLine;
}

const readers = new Map<Action, ReturnType<typeof makeReader>>();

function readerOf(action: Action) {
  const reader = readers.get(action) ?? makeReader(action);
  readers.set(action, reader);
  return reader;
}

function makeReader(action: Action) {
  const { subject, before, after, earlier } = happenings[action];
  return {
    today: z.object({ subject, before: before.nullable(), after }),
    earlier: earlier && {
      schema: z.object({ subject: earlier.subject, after: earlier.after }),
      today: earlier.today.bind(earlier),
    },
  };
}
