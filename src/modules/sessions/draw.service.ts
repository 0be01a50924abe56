import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { countMeetings, drawTables, seatByStanding, splitTables } from '../../competition';
import type { EarlierTable, Entrant, Meetings, SeatedTable, TablePolicy } from '../../competition';
import { Ledger, type Transaction } from '../../persistence/ledger';
import { listPlayers, type Player } from '../../persistence/stores/players';
import { record } from '../../persistence/stores/records';
import { changeSession, lockSession, type Session, type SessionPlace } from '../../persistence/stores/sessions';
import { listPlayedTables, replaceTables, type NewTable, type PlayingTable } from '../../persistence/stores/tables';
import { endRegistration, type Tournament } from '../../persistence/stores/tournaments';
import { preconditionProblems, ProblemError, requireCurrent } from '../../platform';
import type { CommandRequest, ReplyFacts } from '../../platform';
import { refusal, type Principal } from '../access';
import { admit, drawSeed, Profile, rankResults, readListBook, resultsOf } from '../tournaments';
import { sessionTag, wrongState } from './session-answer';
import { drawable } from './session-states';
import { sessionProblems } from './sessions.problems';
import type { DrawAnswer } from './sessions.schema';

type Seating = Meetings & { readonly tables: readonly SeatedTable[] };

/** Seats the players of a session. */
@Injectable()
export class DrawService {
  constructor(private readonly ledger: Ledger) {}

  /** Draws a session or, with a reason, draws it again from another seed. */
  async draw(
    by: Principal,
    command: CommandRequest,
    place: SessionPlace,
    { seen, reason }: { readonly seen: string; readonly reason?: string | undefined },
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId, number } = place;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId);
      const session = await lockSession(transaction, place);
      if (session === undefined) throw refusal('hidden');
      requireCurrent(seen, sessionTag(session));
      requireDrawable(session, reason);

      const attempt = session.drawAttempts + 1;
      const seed = drawSeed(tournamentId, number, attempt, await endRegistration(transaction, tournamentId));
      const seating = await seatPlayers(transaction, tournament, session, seed);
      const tables = seating.tables.map((table) => newTable(table, session));
      await replaceTables(transaction, place, tables);
      const { repeats, lowerBound } = seating;
      const change = { state: 'drawn', seed, drawAttempts: attempt, repeats, lowerBound } as const;
      const drawn = await changeSession(transaction, session, change);
      if (drawn === undefined) throw new ProblemError(preconditionProblems.stale);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'session-drawn',
        subject: { session: number },
        before: { state: session.state, seed: session.seed, attempt: session.drawAttempts },
        after: { state: 'drawn', seed, attempt, tables: seating.tables.map(({ seats }) => seats) },
        reason,
      });
      const body: z.infer<typeof DrawAnswer> = {
        seed,
        attempt,
        tables: tables.map(({ id, number: table, seats }) => ({ id, number: table, seats: [...seats] })),
        repeats,
        lowerBound,
      };
      return { status: 200, headers: { ETag: sessionTag(drawn) }, body };
    });
  }
}

function requireDrawable(session: Session, reason: string | undefined): void {
  if (!drawable.includes(session.state)) throw wrongState(session, drawable);
  if (session.state === 'drawn' && reason === undefined) {
    throw new ProblemError(sessionProblems['reason-required'], {
      errors: [
        { pointer: '/reason', code: 'missing', message: { en: 'Say why it is drawn again', de: 'Grund angeben' } },
      ],
    });
  }
}

async function seatPlayers(
  transaction: Transaction,
  tournament: Tournament,
  session: Session,
  seed: string,
): Promise<Seating> {
  const { tournamentId } = session;
  const profile = Profile.parse(tournament.profile);
  const players = await listPlayers(transaction, { tournamentId });
  const sizes = sizesFor(players.length, profile.tables);
  const played = await listPlayedTables(transaction, tournamentId);
  const earlier = played.filter((table) => table.session !== session.number);
  const history = earlier.map(asHistory);
  if (session.seating === 'draw' || earlier.length === 0) {
    return drawTables({ entrants: players.map(asEntrant), sizes, history, seed });
  }

  const results = resultsOf(earlier, await readListBook(transaction, tournamentId), profile);
  const order = rankResults(results, profile, seed).map(({ id }) => id);
  const { tables } = seatByStanding(byStanding(players, order).map(asEntrant), sizes);
  const seats = tables.map((table) => table.seats);
  return { tables, ...countMeetings(seats, history) };
}

function sizesFor(players: number, policy: TablePolicy): readonly (3 | 4)[] {
  const split = splitTables(players, policy);
  if (split.kind === 'split' && split.sizes.length > 0) return split.sizes;
  throw new ProblemError(sessionProblems['players-cannot-be-split'], {
    detail: {
      en: `${players} players do not fill tables of four and three.`,
      de: `${players} Spieler füllen keine Vierer- und Dreiertische.`,
    },
  });
}

/** Those who have no result yet come last, by number. */
function byStanding(players: readonly Player[], order: readonly string[]): readonly Player[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Player): number => places.get(id) ?? places.size;
  return players.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function asEntrant({ id, team }: Player): Entrant {
  return team === null ? { id } : { id, apart: [team] };
}

function asHistory({ session, seats }: PlayingTable): EarlierTable {
  return { session, seats: seats.map(({ playerId }) => playerId) };
}

function newTable({ number, seats }: SeatedTable, { deals }: Session): NewTable {
  const size = seats.length === 4 ? 4 : 3;
  return {
    id: randomUUID(),
    number,
    size,
    dealsFixed: deals[size],
    seats: seats.map((playerId, index) => ({ seat: index + 1, playerId })),
  };
}
