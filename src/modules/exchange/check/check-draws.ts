import { splitTables, type SessionResult } from '../../../competition';
import { bansAmong, seatByLot, seatByResults, type Seating } from '../../sessions';
import { drawSeed, lotOf, lotSeed } from '../../tournaments';
import type { EventBook } from './event-book';
import { differences, type Finding } from './finding';

type Sessions = EventBook['sessions'];

interface LogLine {
  readonly action: string;
  readonly subject: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The last draw of a session as the log has it. */
interface LoggedDraw {
  readonly seats: readonly (readonly string[])[];
  /** Nobody pauses or comes from outside, so that seed and field are enough to draw it again. */
  readonly isPlain: boolean;
  /** Place in the log. */
  readonly at: number;
}

/** What later changes whom a draw would part or set, so that it can no more be made again for certain. */
const unsettling =
  /^(player-changed|players-imported|teams-added|teams-joined|tournament-changed|session-voided|session-undrawn)$/;

/** Whether the seeds follow from the public word, the tables from the seeds, and the seats from the tables. */
export function checkDraws(book: EventBook): readonly Finding[] {
  const log = logOf(book);
  const draws = drawsIn(log);
  return book.sessions
    .filter(({ drawAttempts }) => drawAttempts > 0)
    .flatMap((session) => {
      const at = { record: 'session', key: { number: session.number }, line: session.line };
      const { number, drawAttempts, seating } = session;
      const seeds = Array.from({ length: seating === 'plan' ? number : 1 }, (_, back) => number - back).flatMap((of) =>
        Array.from({ length: seating === 'plan' ? 20 : 1 }, (_, more) =>
          drawSeed(book.tournamentId, of, seating === 'plan' ? more + 1 : drawAttempts, book.publicWord),
        ),
      );
      const seed = seeds.includes(session.seed ?? '')
        ? []
        : differences('seed-differs', at, { ...session }, { seed: seeds[0] });
      const draw = draws.get(number);
      return draw === undefined
        ? seed
        : [...seed, ...checkSeats(book, log, draw, number), ...again(book, log, draws, session)];
    });
}

function logOf({ rows }: EventBook): readonly LogLine[] {
  return (rows.get('log-entry') ?? []).map(({ record }) => record as unknown as LogLine);
}

function drawsIn(log: readonly LogLine[]): ReadonlyMap<number, LoggedDraw> {
  const draws = new Map<number, LoggedDraw>();
  for (const [at, { action, subject, after }] of log.entries()) {
    const session = Number(subject['session']);
    if (action === 'session-undrawn') draws.delete(session);
    if (action !== 'session-drawn') continue;
    const byes = (after['byes'] ?? []) as readonly unknown[];
    const isPlain = byes.length === 0 && (after['floatingFourth'] ?? null) === null;
    draws.set(session, { seats: after['tables'] as LoggedDraw['seats'], isPlain, at });
  }
  return draws;
}

/** The seats are those of the draw, but for who took over a seat from the first deal on. */
function checkSeats(
  { tables }: EventBook,
  log: readonly LogLine[],
  draw: LoggedDraw,
  session: number,
): readonly Finding[] {
  const own = tables.filter((table) => table.session === session);
  return own.flatMap(({ id, number, seats, line }) => {
    const holders = [...(draw.seats[number - 1] ?? [])];
    for (const { action, subject, after } of log.slice(draw.at)) {
      if (action !== 'player-replaced' || subject['table'] !== id || after['fromDeal'] !== 1) continue;
      holders[Number(subject['seat']) - 1] = String(after['player']);
    }
    const at = { record: 'table', key: { id }, line };
    const sitting = seats.map(({ playerId }) => playerId);
    return differences('draw-differs', at, { seats: sitting }, { seats: holders });
  });
}

function again(
  book: EventBook,
  log: readonly LogLine[],
  draws: ReadonlyMap<number, LoggedDraw>,
  session: Sessions[number],
): readonly Finding[] {
  const { number, seating, line } = session;
  const draw = draws.get(number);
  if (draw?.isPlain !== true || seating === 'plan') return [];
  const seated = seatedAgain(book, draws, session, draw);
  if (seated === undefined) return [];
  const later = log.slice(draw.at + 1);
  const isSettled = !later.some(
    ({ action, subject }) =>
      unsettling.test(action) ||
      (seating === 'standing' &&
        Number(subject['session']) < number &&
        /^(deal|points|wrong|adjust|totals|paper|player-repl)/.test(action)),
  );
  const at = { record: 'session', key: { number }, line };
  const { repeats, lowerBound } = seated;
  const expected = { tables: seated.tables.map(({ seats }) => seats), repeats, lowerBound };
  return differences('draw-differs', at, { ...session, tables: draw.seats }, expected, isSettled ? 'error' : 'notice');
}

/** The seating that the seed gives for those who were drawn, after the sessions that had been drawn by then. */
function seatedAgain(
  { tournamentId, publicWord, profile, players, tables, sessions, ...book }: EventBook,
  draws: ReadonlyMap<number, LoggedDraw>,
  { number, seating, standing, seed }: Sessions[number],
  draw: LoggedDraw,
): Seating | undefined {
  const drawn = new Set(draw.seats.flat());
  const before = sessions.filter(
    (other) => other.state !== 'void' && (draws.get(other.number)?.at ?? Infinity) < draw.at,
  );
  const earlier = tables.filter((table) => before.some((other) => other.number === table.session));
  const field = players.filter(({ id }) => drawn.has(id));
  const split = splitTables(field.length, profile.tables);
  const sizes =
    split.kind === 'split' && field.length > profile.largestTable
      ? split.sizes
      : draw.seats.map((seats) => seats.length);
  if (field.length !== draw.seats.flat().length || !/^[0-9a-f]{64}$/.test(seed ?? '')) return undefined;
  const lot = lotOf(players, lotSeed({ id: tournamentId, publicWord }));
  const asked = { profile, players: field, lot, sizes, bans: bansAmong(field, profile), earlier, seed: seed ?? '' };
  if (seating === 'draw' || earlier.length === 0) return seatByLot(asked);
  const played = new Set(before.filter(({ state }) => state !== 'drawn').map((other) => other.number));
  const results = (book.rows.get('session-result') ?? [])
    .map(({ record: { playerId, ...figures } }) => ({ id: playerId, ...figures }) as unknown as SessionResult)
    .filter((result) => played.has(result.session) && result.session !== number);
  return seatByResults(asked, results, standing);
}
