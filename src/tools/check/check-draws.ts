import type { Action, ToldLine } from '../../chronicle';
import { DrawsAgain, type DrawnAgain } from './draw-again';
import { readHistory, type LoggedDraw, type SeatedSession } from './draw-history';
import { atSession, type EventBook } from './event-book';
import { differences, slices, type Finding, type FoundAt, type Slices } from './finding';

type Session = EventBook['sessions'][number];

/** What later changes whom a draw would part or set, so that it can no more be made again for certain. */
const unsettling: readonly Action[] = ['player-changed', 'teams-added', 'tournament-changed'];

/** What later changes the results by which a session was set. */
const resultChanging: readonly Action[] = [
  'deal-entered',
  'deal-corrected',
  'deal-taken-back',
  'totals-entered',
  'totals-corrected',
  'totals-taken-back',
  'points-adjusted',
  'wrong-seat-ruled',
  'adjustment-withdrawn',
  'player-replaced',
  'player-joined',
  'dispute-ruled',
  'warning-given',
  'warning-withdrawn',
  'session-voided',
];

/** Whether the seeds follow from the public word, the tables from the seeds, and the seats from the tables. */
export function* checkDraws(book: EventBook, log: readonly ToldLine[]): Slices {
  const history = readHistory(log, book.tables);
  const draws = new DrawsAgain(book, history);
  yield* slices(
    book.sessions,
    (session) => {
      const own = history.draws.filter((draw) => draw.session === session.number);
      const seated = history.sessions.get(session.number);
      const last = seated?.state === 'scheduled' || seated?.byHand ? undefined : own.at(-1);
      const again = last && draws.again(last);
      const at = atSession(session);
      return [
        ...differences('seed-differs', at, { ...session }, { drawAttempts: own.length }),
        ...(last === undefined
          ? differences('seed-differs', at, { ...session }, { seed: null })
          : compareDraw(at, session, {
              draw: last,
              again,
              isSettled: isSettledIn(log, draws.planner(last.seed) ?? last),
            })),
        ...compareSeats(book, session, seated),
      ];
    },
    atSession,
  );
  yield comparePlans(book, log, draws);
}

/** A draw, and what it comes to when it is made again. */
interface Made {
  readonly draw: LoggedDraw;
  readonly again: DrawnAgain | undefined;
  readonly isSettled: boolean;
}

function compareDraw(at: FoundAt, session: Session, { draw, again, isSettled }: Made): readonly Finding[] {
  const weight = isSettled ? 'error' : 'notice';
  if (again === undefined) return differences('draw-differs', at, { tables: draw.tables }, { tables: null }, weight);
  const { seed, ...expected } = again;
  const found = { ...session, tables: draw.tables, byes: draw.byes };
  return [
    ...differences('seed-differs', at, { ...session }, { seed }),
    ...differences('seed-differs', at, { logged: draw.seed }, { logged: seed }),
    ...differences('draw-differs', at, found, expected, weight),
  ];
}

/** The seats are those of the draw, but for who took one over from the first deal on and who joined. */
function compareSeats(
  { tables, rows }: EventBook,
  { number, line }: Session,
  seated: SeatedSession | undefined,
): readonly Finding[] {
  const byes = (rows.get('bye') ?? []).filter(({ record }) => record['session'] === number);
  const pausing = byes.map(({ record }) => String(record['playerId'])).toSorted();
  const own = tables.filter((table) => table.session === number);
  const at = { record: 'session', key: { number }, line };
  return [
    ...differences('draw-differs', at, { byes: pausing }, { byes: [...(seated?.byes ?? [])].toSorted() }),
    ...differences('draw-differs', at, { tables: own.length }, { tables: seated?.tables.length ?? 0 }),
    ...own.flatMap((table) => {
      const seats = table.seats.map(({ playerId }) => playerId);
      const expected = { seats: seated?.tables[table.number - 1] ?? null };
      return differences(
        'draw-differs',
        { record: 'table', key: { id: table.id }, line: table.line },
        { seats },
        expected,
      );
    }),
  ];
}

/** What is planned for the sessions is what the seed of each plan gives. */
function comparePlans({ rows }: EventBook, log: readonly ToldLine[], draws: DrawsAgain): readonly Finding[] {
  const kept = new Map((rows.get('planned-session') ?? []).map((read) => [Number(read.record['session']), read]));
  return [...new Set([...kept.keys(), ...draws.planned.keys()])].flatMap((session) => {
    const read = kept.get(session);
    const seed = draws.planned.get(session);
    const at = { record: 'planned-session', key: { session }, line: read?.line };
    const planner = seed === undefined ? undefined : draws.planner(seed);
    const weight = planner === undefined || isSettledIn(log, planner) ? 'error' : 'notice';
    const tables = planner && draws.plan(planner)?.get(session);
    return [
      ...differences('seed-differs', at, read?.record ?? {}, { seed }),
      ...differences('draw-differs', at, read?.record ?? {}, { tables }, weight),
    ];
  });
}

/** Whether nothing has changed since that the draw depended on. */
function isSettledIn(log: readonly ToldLine[], { at, seating, others }: LoggedDraw): boolean {
  const opened = new Set(others.filter(({ state }) => state === 'opened').map(({ number }) => number));
  return !log
    .slice(at + 1)
    .some(
      ({ action, subject }) =>
        unsettling.includes(action) ||
        (seating === 'standing' && isIn(opened, subject) && resultChanging.includes(action)),
    );
}

const isIn = (sessions: ReadonlySet<unknown>, subject: ToldLine['subject']): boolean =>
  'session' in subject && sessions.has(subject.session);
