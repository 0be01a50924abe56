import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { SeatedTable } from '../../../competition';
import { profileOf } from '../../../persistence/kept/profile';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listByes, replaceByes } from '../../../persistence/stores/byes';
import { listPlayers, type Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import { startResults } from '../../../persistence/stores/session-results';
import { changeSession, type SessionPlace } from '../../../persistence/stores/sessions';
import { exchangeSeats, listPlayedTables, listTables, replaceTables } from '../../../persistence/stores/tables';
import type { PlayingTable } from '../../../persistence/stores/tables';
import { endRegistration, lockTournament } from '../../../persistence/stores/tournaments';
import { preconditionProblems, ProblemError } from '../../../platform';
import type { CommandRequest, FieldFault, ReplyFacts } from '../../../platform';
import type { Principal } from '../../access';
import { relist } from '../standings';
import { admit, isDrawn, tournamentProblems, type Profile } from '../tournaments';
import { bansAmong, requireBansKept } from './bans';
import { holdToRun, requireEmpty } from './held-session';
import { newTable, withoutReason } from './new-table';
import { meetingsAt } from './seat-field';
import { presentSession, sessionTag, wrongState } from './session-answer';
import { changeable, seated } from './session-states';
import { sessionProblems } from './sessions.problems';
import type { ManualSeating, SeatedSession, Swap } from './sessions.schema';

type Asked = z.output<typeof ManualSeating>;

/** Seats players as a director says, or as they have drawn cards from a bag. */
@Injectable()
export class ManualSeatingService {
  constructor(private readonly ledger: Ledger) {}

  /** Puts these tables in the place of all that the session had while nothing is entered. Whoever of the field has no seat pauses. */
  async seat(
    by: Principal,
    place: SessionPlace,
    seen: string,
    { tables: asked, reason }: Asked,
  ): Promise<ReplyFacts<z.infer<typeof SeatedSession>>> {
    const { tournamentId, number } = place;
    return this.ledger.change(async (transaction) => {
      const { session, tournament: before } = await holdToRun(transaction, by, place, seen);
      if (!changeable.includes(session.state)) throw wrongState(session, changeable);
      await requireEmpty(transaction, place);
      if (session.seed !== null && reason === undefined) {
        throw withoutReason({
          en: 'Say why the tables that were drawn are given up',
          de: 'Angeben, warum die ausgelosten Tische aufgegeben werden',
        });
      }
      const word = await endRegistration(transaction, tournamentId);
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const profile = profileOf(tournament);
      const players = await listPlayers(transaction, { tournamentId });
      const wanted = readTables(asked, players, profile);
      const { repeats, lowerBound } = await meetingsIn(transaction, place, wanted);
      const tables = wanted.map((table) => newTable(table, session));
      const taken = new Set(wanted.flatMap(({ seats }) => seats));
      const byes = players.filter((player) => isDrawn(player, profile) && !taken.has(player.id)).map(({ id }) => id);
      await replaceTables(transaction, place, tables);
      await startResults(transaction, place);
      await replaceByes(transaction, place, byes);
      const state = session.state === 'open' ? 'open' : 'drawn';
      const changed = await changeSession(transaction, session, { state, seed: null, repeats, lowerBound });
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'session-seated',
        subject: { session: number },
        before: { state: session.state, seed: session.seed },
        after: {
          state,
          ...(before.publicWord === null && { publicWord: word }),
          repeats,
          lowerBound,
          tables: wanted.map(({ seats }) => seats),
          made: tables.map(({ id, number: table, dealsFixed }) => ({ id, number: table, dealsFixed })),
          byes,
        },
        reason,
      });
      const shown = tables.map(({ id, number: table, seats }) => ({ id, number: table, seats: [...seats] }));
      const body = { ...presentSession(changed), tables: shown, byes };
      return { body, headers: { ETag: sessionTag(changed) } };
    });
  }

  /** Lets two players change places while nothing is entered at their tables; whoever paused takes the seat of the other one. */
  async swap(
    by: Principal,
    command: CommandRequest,
    place: SessionPlace,
    { seen, a, b, reason }: z.output<typeof Swap> & { readonly seen: string },
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId, number } = place;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const { session, tournament } = await holdToRun(transaction, by, place, seen);
      if (!seated.includes(session.state)) throw wrongState(session, seated);
      const players = await listPlayers(transaction, { tournamentId });
      const tables = await listTables(transaction, place);
      const [one, other] = findSwapped({ a, b }, players, tables);
      const partner = (id: string): string => (id === one ? other : id === other ? one : id);
      const before = tables
        .flatMap((table) => table.seats.map(({ seat, playerId }) => ({ table: table.id, seat, player: playerId })))
        .filter(({ player }) => player === one || player === other);
      const changed = tables.filter(({ id }) => before.some(({ table }) => table === id));
      const ids = changed.map(({ id }) => id);
      await requireEmpty(transaction, place, ids);
      const seats = changed.map((table) => ({ seats: table.seats.map(({ playerId }) => partner(playerId)) }));
      requireBansKept(seats, bansAmong(players, profileOf(tournament)));
      const after = before.map((held) => ({ ...held, player: partner(held.player) }));
      await exchangeSeats(
        transaction,
        tournamentId,
        after.map(({ table: tableId, seat, player: playerId }) => ({ tableId, seat, playerId })),
      );
      const byes = (await listByes(transaction, place)).map(partner);
      await replaceByes(transaction, place, byes);
      for (const table of (await listTables(transaction, place)).filter(({ id }) => ids.includes(id))) {
        await relist(transaction, { tournament, table });
      }
      const moved = await changeSession(transaction, session, {});
      if (moved === undefined) throw new ProblemError(preconditionProblems.stale);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'players-swapped',
        subject: { session: number },
        before: { places: before },
        after: { places: after, byes },
        reason,
      });
      const shown = tables.map(({ id, number: table, seats: taken }) => ({
        id,
        number: table,
        seats: taken.map(({ seat, playerId }) => ({ seat, playerId: partner(playerId) })),
      }));
      const body = { ...presentSession(moved), tables: shown, byes };
      return { status: 200, headers: { ETag: sessionTag(moved) }, body };
    });
  }
}

/** The ids of those who change places; who is unknown, has left, or two without a seat are refused with 422. */
function findSwapped(
  { a, b }: Pick<z.output<typeof Swap>, 'a' | 'b'>,
  players: readonly Player[],
  tables: readonly PlayingTable[],
): readonly [string, string] {
  const taken = new Set(tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId)));
  const [one, other] = [a, b].map((number) => players.find((player) => player.number === number));
  const faults = [
    ...faultOf('/a', a, one, taken),
    ...faultOf('/b', b, other, taken),
    ...(one && other && !taken.has(one.id) && !taken.has(other.id) ? [unseated(a, b)] : []),
  ];
  if (faults.length > 0 || one === undefined || other === undefined) {
    throw new ProblemError(sessionProblems['cannot-be-seated'], { errors: faults });
  }
  return [one.id, other.id];
}

function faultOf(
  pointer: string,
  number: number,
  player: Player | undefined,
  taken: ReadonlySet<string>,
): readonly FieldFault[] {
  const fault = player === undefined ? 'unknown' : taken.has(player.id) ? undefined : notToSeat(player);
  return fault === undefined ? [] : [{ pointer, code: 'cannot-be-seated', message: whyNot[fault](number) }];
}

const unseated = (a: number, b: number): FieldFault => ({
  pointer: '/b',
  code: 'cannot-be-seated',
  message: { en: `Neither ${a} nor ${b} has a seat`, de: `Weder ${a} noch ${b} hat einen Platz` },
});

/** How often those who sit together now have met in the other sessions. */
async function meetingsIn(
  transaction: Transaction,
  { tournamentId, number }: SessionPlace,
  tables: readonly SeatedTable[],
) {
  const played = await listPlayedTables(transaction, tournamentId);
  return meetingsAt(
    tables,
    played.filter(({ session }) => session !== number),
  );
}

/** The tables by the ids of the players; who is unknown, gone or named twice, and a table too large, is refused with 422. */
function readTables(asked: Asked['tables'], players: readonly Player[], profile: Profile): readonly SeatedTable[] {
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const named = new Set<number>();
  const faults: FieldFault[] = [];
  const tables = asked.map(({ seats }, index) => {
    if (seats.length > profile.largestTable) throw new ProblemError(tournamentProblems['table-too-large']);
    const ids = seats.flatMap((number, seat) => {
      const player = byNumber.get(number);
      const pointer = `/tables/${index}/seats/${seat}`;
      const fault = named.has(number) ? 'twice' : player === undefined ? 'unknown' : notToSeat(player);
      named.add(number);
      if (fault !== undefined) faults.push({ pointer, code: 'cannot-be-seated', message: whyNot[fault](number) });
      return player === undefined ? [] : [player.id];
    });
    return { number: index + 1, seats: ids };
  });
  if (faults.length > 0) throw new ProblemError(sessionProblems['cannot-be-seated'], { errors: faults });
  requireBansKept(tables, bansAmong(players, profile));
  return tables;
}

/** Why a player of the event takes no seat; undefined where he can. */
function notToSeat({ state, cutAfter }: Player): keyof typeof whyNot | undefined {
  return state === 'withdrawn' ? 'withdrawn' : cutAfter === null ? undefined : 'cut';
}

/** What keeps somebody with this start number from a seat. */
const whyNot = {
  unknown: (number: number) => ({
    en: `Nobody has the start number ${number}`,
    de: `Die Startnummer ${number} hat niemand`,
  }),
  twice: (number: number) => ({ en: `Number ${number} has a seat already`, de: `Nummer ${number} sitzt schon` }),
  withdrawn: (number: number) => ({
    en: `Number ${number} has withdrawn; take him back first`,
    de: `Nummer ${number} ist zurückgetreten; erst wieder aufnehmen`,
  }),
  cut: (number: number) => ({
    en: `Number ${number} went no further when the field was cut`,
    de: `Nummer ${number} ist beim Cut ausgeschieden`,
  }),
} as const;
