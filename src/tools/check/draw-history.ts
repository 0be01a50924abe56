import type { EventBook } from './event-book';

/** A line of the log, as far as draws go. */
export interface LogLine {
  readonly action: string;
  readonly subject: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** A session as the log has it at some line. */
export interface SeatedSession {
  readonly number: number;
  readonly seating: unknown;
  readonly state: 'scheduled' | 'drawn' | 'opened' | 'void';
  /** Ids by seat, table by table: as drawn, with those who took a seat over from the first deal on and who joined. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** A draw of a session as the log has it. */
export interface LoggedDraw extends Pick<SeatedSession, 'tables' | 'byes'> {
  /** Place in the log. */
  readonly at: number;
  readonly session: number;
  readonly seating: unknown;
  readonly seed: string;
  /** Counted from 1 in each session. */
  readonly attempt: number;
  /** How it was drawn; before this was logged, by the first method. */
  readonly method: number;
  readonly floatingFourth: string | null;
  /** The other sessions as they stood then. */
  readonly others: readonly SeatedSession[];
}

/** All draws in their order, and the sessions as they stand at the end. */
export interface DrawHistory {
  readonly draws: readonly LoggedDraw[];
  readonly sessions: ReadonlyMap<number, SeatedSession>;
  /** Where in the log each player was entered. */
  readonly entered: ReadonlyMap<string, number>;
}

type Tables = SeatedSession['tables'];
type Change = (line: LogLine, session: SeatedSession, tableNumber: number) => Partial<SeatedSession>;

/** What each action makes of its session. */
const changes: Readonly<Record<string, Change>> = {
  'session-scheduled': ({ after: { seating } }) => ({ seating }),
  'session-drawn': ({ after }) => ({ state: 'drawn', tables: after['tables'] as Tables, byes: byesIn(after) }),
  'session-undrawn': () => ({ state: 'scheduled', tables: [], byes: [] }),
  'session-opened': () => ({ state: 'opened' }),
  'session-voided': () => ({ state: 'void' }),
  'player-replaced': ({ subject, before, after }, { tables }) => {
    if (after['fromDeal'] !== 1) return {};
    const index = Number(subject['seat']) - 1;
    const [from, to] = [before['player'], String(after['player'])];
    return { tables: tables.map((seats) => (seats[index] === from ? seats.with(index, to) : seats)) };
  },
  'player-joined': ({ after }, { tables, byes }, number) => {
    const player = String(after['player']);
    return {
      tables: tables.map((seats, index) => (index === number - 1 ? [...seats, player] : seats)),
      byes: byes.filter((id) => id !== player),
    };
  },
};

/** Follows the draws, and who took seats after them, through the log. */
export function readHistory(log: readonly LogLine[], tables: EventBook['tables']): DrawHistory {
  const numbers = new Map<unknown, number>(tables.map(({ id, number }) => [id, number]));
  const sessions = new Map<number, SeatedSession>();
  const draws: LoggedDraw[] = [];
  const entered = new Map<string, number>();
  for (const [at, line] of log.entries()) {
    const { action, subject, after } = line;
    for (const id of playersAdded(line)) entered.set(id, at);
    const change = changes[action];
    if (change === undefined) continue;
    const number = Number(subject['session']);
    const session = sessions.get(number) ?? { number, seating: 'draw', state: 'scheduled', tables: [], byes: [] };
    const changed = { ...session, ...change(line, session, numbers.get(subject['table']) ?? 0) };
    sessions.set(number, changed);
    if (action !== 'session-drawn') continue;
    const { seating, tables: seats, byes } = changed;
    const [seed, attempt, method] = [String(after['seed']), Number(after['attempt']), Number(after['method'] ?? 1)];
    const floatingFourth = (after['floatingFourth'] ?? null) as string | null;
    const others = [...sessions.values()].filter((other) => other !== changed);
    draws.push({ at, session: number, seating, seed, attempt, method, tables: seats, byes, floatingFourth, others });
  }
  return { draws, sessions, entered };
}

const playersAdded = ({ action, subject }: LogLine): readonly string[] =>
  action === 'players-added' ? (subject['players'] as readonly string[]) : [];

const byesIn = (after: LogLine['after']): readonly string[] => (after['byes'] ?? []) as readonly string[];
