import type { Replay } from './event';
import { anew, type Line, type Row, type Tables } from './tables';

/** Milliseconds in a minute. */
const minute = 60_000;

/** What has not happened yet when a session is scheduled. */
const scheduled = {
  state: 'scheduled',
  openedAt: null,
  timeUp: false,
  overdueTold: false,
  objectionsUntil: null,
  seed: null,
  drawAttempts: 0,
  repeats: null,
  lowerBound: null,
  version: 1,
};

interface Draw {
  readonly state: string;
  readonly seed: string;
  readonly attempt: number;
  /** Where it was fixed by this draw. */
  readonly publicWord?: string;
  readonly repeats: number;
  readonly lowerBound: number | null;
  readonly tables: readonly (readonly string[])[];
  readonly made: readonly { readonly id: string; readonly number: number; readonly dealsFixed: number }[];
  readonly planned?: readonly { readonly session: number; readonly tables: unknown }[];
  readonly byes?: readonly string[];
}

/** What happens to sessions, by somebody's word or by time. */
export const sessionActions: Readonly<Record<string, Replay>> = {
  'session-scheduled': (tables, { subject: { session: number }, after }) => {
    const { startsAt, durationMinutes = null, standing = 'total', ...said } = after as Row & { startsAt: string };
    const endsAt =
      durationMinutes === null ? null : new Date(Date.parse(startsAt) + Number(durationMinutes) * minute).toISOString();
    tables.insert('session', { number, startsAt, durationMinutes, endsAt, standing, ...said, ...scheduled });
  },
  'session-drawn': (tables, { subject: { session }, after }) => {
    const { state, seed, attempt, publicWord, repeats, lowerBound, planned = [], ...drawn } = after as never as Draw;
    tables.change('tournament', {}, (row) =>
      row['publicWord'] === null && publicWord !== undefined ? { publicWord, state: 'running', ...anew(row) } : {},
    );
    removeTables(tables, session);
    for (const [index, { id, ...made }] of drawn.made.entries()) {
      const players = drawn.tables[index] ?? [];
      tables.insert('table', { id, session, ...made, size: players.length, dealsEntered: 0, version: 1 });
      const seats = players.map((playerId, place) => ({ tableId: id, seat: place + 1, fromDeal: 1, playerId }));
      tables.insert('seat', ...seats);
    }
    tables.insert('bye', ...(drawn.byes ?? []).map((playerId) => ({ session, playerId })));
    for (const plan of planned) {
      tables.remove('planned-session', { session: plan.session });
      tables.insert('planned-session', { ...plan, seed });
    }
    const now = { state, seed, drawAttempts: attempt, repeats, lowerBound };
    tables.change('session', { number: session }, (row) => ({ ...now, ...anew(row) }));
  },
  'session-undrawn': (tables, { subject: { session }, after }) => {
    removeTables(tables, session);
    const { state, attempt: drawAttempts } = after ?? {};
    const nothing = { state, seed: null, drawAttempts, repeats: null, lowerBound: null, overdueTold: false };
    tables.change('session', { number: session }, (row) => ({ ...nothing, ...anew(row) }));
  },
  'session-opened': (tables, { at, subject: { session: number }, after }) => {
    const { state = 'open' } = after ?? {};
    tables.change('session', { number }, (row) => ({ state, openedAt: row['openedAt'] ?? at, ...anew(row) }));
    tables.change('tournament', {}, (row) =>
      row['profileFrozen'] === true ? {} : { profileFrozen: true, ...anew(row) },
    );
  },
  'session-closed': (tables, { subject: { session: number }, after }) => {
    const { state, objectionsUntil } = after ?? {};
    tables.change('session', { number }, (row) => ({ state, objectionsUntil, ...anew(row) }));
  },
  'session-reopened': move,
  'session-finalized': move,
  'session-voided': move,
  'session-overdue': (tables, { subject: { session: number } }) => {
    tables.change('session', { number }, { overdueTold: true });
  },
  'session-time-up': (tables, { subject: { session: number } }) => {
    tables.change('session', { number }, (row) => ({ timeUp: true, ...anew(row) }));
  },
};

function move(tables: Tables, { subject: { session: number }, after }: Line): void {
  const { state } = after ?? {};
  tables.change('session', { number }, (row) => ({ state, ...anew(row) }));
}

/** Before a session opens there are only seats and byes to go with its tables. */
function removeTables(tables: Tables, session: unknown): void {
  for (const { id: tableId } of tables.all('table', { session })) tables.remove('seat', { tableId });
  tables.remove('table', { session });
  tables.remove('bye', { session });
}
