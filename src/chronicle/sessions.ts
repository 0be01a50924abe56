import { z } from 'zod';
import { changeTable } from './deals';
import { happening, members } from './happening';
import { anew, type EventRows } from './rows';
import { Count, Id, Instant, OfSession, OfTable } from './subjects';

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

const Before = members({ state: z.string() });

/** Ids of players by seat, table by table. */
const Tables = z.array(z.array(Id));
const Byes = z.array(Id).describe('Who pauses.');
const Disputes = z.array(Id).optional().describe('The disputes that were passed over with a reason.');

/** When a session ends, where that is counted anew. */
const EndsAnew = Instant.nullable().optional();

/** What is announced of a session. */
const Announced = members({
  startsAt: Instant,
  durationMinutes: Count.nullable(),
  endsAt: Instant.nullable(),
  deals: z.record(z.string(), Count),
  seating: z.string(),
  standing: z.string(),
});

/** Who sits where since a session was drawn, or seated by hand. */
const Seated = members({
  publicWord: z.string().optional().describe('Where it was fixed by this.'),
  repeats: Count,
  lowerBound: Count.nullable(),
  tables: Tables.describe('Ids of players by seat, table by table.'),
  made: z
    .array(members({ id: Id, number: Count, dealsFixed: Count }))
    .describe('The tables themselves, in the same order.'),
  byes: Byes.default([]),
});

/** A seat and who has it now. */
const Place = members({ table: Id, seat: Count, player: Id });

const Drawn = Seated.extend({
  state: z.literal('drawn'),
  seed: z.string(),
  attempt: Count,
  method: Count.default(1).describe('How it was drawn; draws that were logged without it, by the first method.'),
  planned: z
    .array(members({ session: Count, tables: Tables }))
    .optional()
    .describe('What was planned with it for this session and for later ones.'),
  floatingFourth: Id.nullable().default(null).describe('Who came from outside the field.'),
  moved: z
    .array(members({ playerId: Id, from: Count, to: Count, ranks: Count }))
    .optional()
    .describe('Who sits at another table than the standing has him at, to part those who should not meet.'),
});

function moved<State extends string>(title: string, state: State) {
  return happening({
    title,
    subject: OfSession,
    before: Before,
    after: members({ state: z.literal(state), disputes: Disputes }),
    rows: (rows, { subject: { session: number } }) => {
      rows.change('session', { number }, (row) => ({ state, ...anew(row) }));
    },
  });
}

/** What happens to sessions, by somebody's word or by time. */
export const sessionHappenings = {
  'session-scheduled': happening({
    title: 'A session was scheduled.',
    subject: OfSession,
    after: members({
      startsAt: Instant,
      durationMinutes: Count.nullable().default(null),
      deals: z.record(z.string(), Count).describe('Deals of a list, by the number of players.'),
      seating: z.string(),
      standing: z.string().default('total'),
    }),
    rows: (rows, { subject: { session: number }, after }) => {
      const { startsAt, durationMinutes } = after;
      const ends = durationMinutes === null ? null : Date.parse(startsAt) + durationMinutes * minute;
      const endsAt = ends === null ? null : new Date(ends).toISOString();
      rows.insert('session', { number, ...after, endsAt, ...scheduled });
    },
  }),
  'session-drawn': happening({
    title: 'The players of a session were seated.',
    subject: OfSession,
    before: members({ state: z.string(), seed: z.string().nullable(), attempt: Count }),
    after: Drawn,
    rows: (rows, { subject: { session }, after }) => {
      const { state, seed, attempt, repeats, lowerBound, planned = [] } = after;
      seat(rows, session, after);
      for (const plan of planned) {
        rows.remove('planned-session', { session: plan.session });
        rows.insert('planned-session', { ...plan, seed });
      }
      const now = { state, seed, drawAttempts: attempt, repeats, lowerBound };
      rows.change('session', { number: session }, (row) => ({ ...now, ...anew(row) }));
    },
  }),
  'session-seated': happening({
    title: 'The players of a session were seated by hand.',
    subject: OfSession,
    before: members({ state: z.string(), seed: z.string().nullable() }),
    after: Seated.extend({ state: z.enum(['drawn', 'open']) }),
    rows: (rows, { subject: { session }, after }) => {
      const { state, repeats, lowerBound } = after;
      seat(rows, session, after);
      rows.change('session', { number: session }, (row) => ({ state, seed: null, repeats, lowerBound, ...anew(row) }));
    },
  }),
  'players-swapped': happening({
    title: 'Two players have changed places before anything was entered at their tables.',
    subject: OfSession,
    before: members({ places: z.array(Place) }),
    after: members({ places: z.array(Place), byes: Byes }),
    rows: (rows, { subject: { session }, after: { places, byes } }) => {
      for (const { table: tableId, seat, player: playerId } of places)
        rows.change('seat', { tableId, seat }, { playerId });
      for (const tableId of new Set(places.map(({ table }) => table))) changeTable(rows, tableId);
      rows.remove('bye', { session });
      rows.insert('bye', ...byes.map((playerId) => ({ session, playerId })));
      rows.change('session', { number: session }, anew);
    },
  }),
  'session-undrawn': happening({
    title: 'The draw of a session was taken back.',
    subject: OfSession,
    before: members({ state: z.string(), seed: z.string().nullable(), attempt: Count, tables: Tables, byes: Byes }),
    after: members({
      state: z.literal('scheduled'),
      attempt: Count,
      endsAt: EndsAnew.describe('Where it had been opened: its end as it was announced.'),
    }),
    rows: (rows, { subject: { session }, after: { state, attempt: drawAttempts, endsAt } }) => {
      removeTables(rows, session);
      const nothing = { state, seed: null, drawAttempts, repeats: null, lowerBound: null, overdueTold: false };
      const unopened = { openedAt: null, timeUp: false, ...(endsAt !== undefined && { endsAt }) };
      rows.change('session', { number: session }, (row) => ({ ...nothing, ...unopened, ...anew(row) }));
    },
  }),
  'session-changed': happening({
    title: 'A session in which nothing was entered was announced anew: its time, its deals or its seating.',
    subject: OfSession,
    before: Announced.partial(),
    after: Announced.extend({
      state: z.literal('drawn').describe('Where an open session was postponed.'),
      openedAt: z.null(),
      timeUp: z.literal(false),
      overdueTold: z.literal(false),
      tables: z.array(members({ id: Id, dealsFixed: Count })).describe('Those with another number of deals.'),
    })
      .partial()
      .describe('What is different now.'),
    rows: (rows, { subject: { session: number }, after: { tables = [], ...said } }) => {
      for (const { id, dealsFixed } of tables) rows.change('table', { id }, (row) => ({ dealsFixed, ...anew(row) }));
      rows.change('session', { number }, (row) => ({ ...said, ...anew(row) }));
    },
  }),
  'session-opened': happening({
    title: 'A session began.',
    subject: OfSession,
    before: Before,
    after: members({
      state: z.literal('open'),
      endsAt: EndsAnew.describe('Its time counted from the opening; services that kept the announced end left it out.'),
    }),
    earlier: { subject: OfSession, after: z.null(), today: ({ subject }) => asOpened(subject) },
    rows: (rows, { at, subject: { session: number }, after: { state, endsAt } }) => {
      const ends = endsAt === undefined ? {} : { endsAt };
      rows.change('session', { number }, (row) => ({ state, openedAt: row['openedAt'] ?? at, ...ends, ...anew(row) }));
      rows.change('tournament', {}, (row) =>
        row['profileFrozen'] === true ? {} : { profileFrozen: true, ...anew(row) },
      );
    },
  }),
  'session-closed': happening({
    title: 'The lists of a session were closed.',
    subject: OfSession,
    before: Before,
    after: members({
      state: z.literal('closed'),
      objectionsUntil: Instant.nullable().describe('Until when they can be contested.'),
      failed: z
        .array(
          members({
            tableId: Id,
            table: Count.describe('Its number.'),
            code: z.string(),
            line: Count.optional(),
            seat: Count.optional(),
            expected: z.int32().optional(),
            found: z.int32().optional(),
          }),
        )
        .optional()
        .describe('The checks that were passed over with a reason.'),
      disputes: Disputes,
    }),
    rows: (rows, { subject: { session: number }, after: { state, objectionsUntil } }) => {
      rows.change('session', { number }, (row) => ({ state, objectionsUntil, ...anew(row) }));
    },
  }),
  'session-reopened': moved('A session goes on.', 'open'),
  'session-finalized': moved('The results of a session are final.', 'final'),
  'session-voided': moved('A session does not count.', 'void'),
  'session-overdue': happening({
    title: 'The time of a session has come, and it was not drawn.',
    subject: OfSession,
    rows: (rows, { subject: { session: number } }) => rows.change('session', { number }, { overdueTold: true }),
  }),
  'session-time-up': happening({
    title: 'The time of a session is used up.',
    subject: OfSession,
    rows: (rows, { subject: { session: number } }) => {
      rows.change('session', { number }, (row) => ({ timeUp: true, ...anew(row) }));
    },
  }),
  'list-missing': happening({
    title: 'The time of a session is used up, and the list of a table is not complete.',
    subject: OfTable,
    after: members({ dealsEntered: Count, dealsFixed: Count }),
  }),
};

/** Sessions that opened at their time were once logged without what they became. */
function asOpened(subject: object) {
  return { subject: subject as { session: number }, after: { state: 'open' as const } };
}

/** Puts these tables in the place of those that there were, and fixes the public word where that was not done. */
function seat(rows: EventRows, session: number, { publicWord, tables, made, byes }: z.output<typeof Seated>): void {
  rows.change('tournament', {}, (row) =>
    row['publicWord'] === null && publicWord !== undefined ? { publicWord, state: 'running', ...anew(row) } : {},
  );
  removeTables(rows, session);
  for (const [index, { id, ...table }] of made.entries()) {
    const players = tables[index] ?? [];
    rows.insert('table', { id, session, ...table, size: players.length, dealsEntered: 0, version: 1 });
    const seats = players.map((playerId, place) => ({ tableId: id, seat: place + 1, fromDeal: 1, playerId }));
    rows.insert('seat', ...seats);
  }
  rows.insert('bye', ...byes.map((playerId) => ({ session, playerId })));
}

/** While nothing is entered there are only seats, those who took them over, and byes to go with its tables. */
function removeTables(rows: EventRows, session: number): void {
  for (const { id: tableId } of rows.where('table', { session }))
    for (const kind of ['seat', 'substitution'] as const) rows.remove(kind, { tableId });
  rows.remove('table', { session });
  rows.remove('bye', { session });
}
