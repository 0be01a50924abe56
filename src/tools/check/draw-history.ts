import type { Action, ToldLine } from '../../chronicle';
import type { EventBook } from './event-book';

/** A session as the log has it at some line. */
export interface SeatedSession {
  readonly number: number;
  readonly seating: unknown;
  readonly state: 'scheduled' | 'drawn' | 'opened' | 'void';
  /** Ids by seat, table by table: as drawn, with those who took a seat over from the first deal on and who joined. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
  /** Seated by hand since it was last drawn. */
  readonly byHand: boolean;
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

type Change<A extends Action> = (
  line: ToldLine<A>,
  session: SeatedSession,
  tableNumber: number,
) => Partial<SeatedSession>;

/** What each action makes of its session. */
const changes = {
  'session-scheduled': ({ after: { seating } }) => ({ seating }),
  'session-drawn': ({ after: { tables, byes } }) => ({ state: 'drawn', tables, byes, byHand: false }),
  'session-seated': ({ after: { state, tables, byes } }) => ({
    state: state === 'open' ? 'opened' : 'drawn',
    tables,
    byes,
    byHand: true,
  }),
  'players-swapped': ({ before, after }, { tables }) => {
    const swaps = after.places.map(({ player }, index) => [before?.places[index]?.player, player] as const);
    const partners = new Map([...swaps.map(([one, other]) => [other, one] as const), ...swaps]);
    return { tables: tables.map((seats) => seats.map((id) => partners.get(id) ?? id)), byes: after.byes };
  },
  'session-changed': ({ after: { seating, state } }) => ({
    ...(seating !== undefined && { seating }),
    ...(state === 'drawn' && { state }),
  }),
  'session-undrawn': () => ({ state: 'scheduled', tables: [], byes: [], byHand: false }),
  'session-opened': () => ({ state: 'opened' }),
  'session-voided': () => ({ state: 'void' }),
  'player-replaced': ({ subject, before, after: { player, fromDeal } }, { tables }) => {
    if (fromDeal !== 1) return {};
    const index = subject.seat - 1;
    return { tables: tables.map((seats) => (seats[index] === before?.player ? seats.with(index, player) : seats)) };
  },
  'player-joined': ({ after: { player } }, { tables, byes }, number) => ({
    tables: tables.map((seats, index) => (index === number - 1 ? [...seats, player] : seats)),
    byes: byes.filter((id) => id !== player),
  }),
} as const satisfies { readonly [A in Action]?: Change<A> };

type SessionLine = ToldLine<keyof typeof changes>;

const isOfSession = (line: ToldLine): line is SessionLine => Object.hasOwn(changes, line.action);

/** Follows the draws, and who took seats after them, through the log. */
export function readHistory(log: readonly ToldLine[], tables: EventBook['tables']): DrawHistory {
  const numbers = new Map<string, number>(tables.map(({ id, number }) => [id, number]));
  const sessions = new Map<number, SeatedSession>();
  const draws: LoggedDraw[] = [];
  const entered = new Map<string, number>();
  for (const [at, line] of log.entries()) {
    if (line.action === 'players-added') for (const id of line.subject.players) entered.set(id, at);
    if (!isOfSession(line)) continue;
    const { session: number } = line.subject;
    const table = 'table' in line.subject ? (numbers.get(line.subject.table) ?? 0) : 0;
    const session = sessions.get(number) ?? {
      number,
      seating: 'draw',
      state: 'scheduled',
      tables: [],
      byes: [],
      byHand: false,
    };
    const change = changes[line.action] as Change<SessionLine['action']>;
    const changed = { ...session, ...change(line, session, table) };
    sessions.set(number, changed);
    if (line.action !== 'session-drawn') continue;
    const { seating, tables: seats, byes } = changed;
    const { seed, attempt, method, floatingFourth } = line.after;
    const others = [...sessions.values()].filter((other) => other !== changed);
    draws.push({ at, session: number, seating, seed, attempt, method, tables: seats, byes, floatingFourth, others });
  }
  return { draws, sessions, entered };
}
