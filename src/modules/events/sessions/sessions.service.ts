import { profileOf } from '../../../persistence/kept/profile';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { TableSize } from '../../../competition';
import type { Happening } from '../../../chronicle';
import { Ledger } from '../../../persistence/ledger';
import { listByes } from '../../../persistence/stores/byes';
import { listPlayers } from '../../../persistence/stores/players';
import { countRecords, record } from '../../../persistence/stores/records';
import {
  changeSession,
  findSession,
  insertSession,
  listSessions,
  nextSessionNumber,
  openObjections,
  type Seating,
  type Session,
  type SessionPlace,
} from '../../../persistence/stores/sessions';
import { fixDeals, listTables } from '../../../persistence/stores/tables';
import { freezeProfile, lockTournament } from '../../../persistence/stores/tournaments';
import { pageOf, preconditionProblems, ProblemError, unlessSeen, viewTag } from '../../../platform';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { admit, given, Profile, seesNames, shownNames } from '../tournaments';
import { readBoard } from './board';
import { requireClosable, requireSettled, requireUncontested, usualObjectionMinutes } from './closing';
import { holdToRun, requireEmpty } from './held-session';
import { sessionProblems } from './sessions.problems';
import { enterNotPlayed } from './not-played';
import { clockOf, presentSession, sessionTag, wrongState } from './session-answer';
import { changeable, transitions, type TransitionName } from './session-states';
import { timesAnew } from './session-time';
import type { NewSession, SessionAnswer, SessionList, SessionPage, SessionPatch } from './sessions.schema';
import type { TableList, TimedSession } from './sessions.schema';

/** Schedules sessions, shows them and takes them from state to state. */
@Injectable()
export class SessionsService {
  constructor(private readonly ledger: Ledger) {}

  async schedule(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    asked: z.output<typeof NewSession>,
  ): Promise<ReplyFacts<unknown>> {
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const profile = profileOf(tournament);
      const { startsAt, durationMinutes = profile.timeLimit, standing } = asked;
      const deals = { ...profile.deals, ...given(asked.deals ?? {}) };
      const seating = asked.seating ?? seatingOf(profile, await nextSessionNumber(transaction, tournamentId));
      const announced = { startsAt, durationMinutes, deals, seating, standing };
      const session = await insertSession(transaction, { tournamentId, ...announced });
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'session-scheduled',
        subject: { session: session.number },
        after: { ...announced, startsAt: startsAt.toISOString() },
      });
      const location = `/v1/tournaments/${tournamentId}/sessions/${session.number}`;
      const headers = { ETag: sessionTag(session), Location: location };
      return { status: 201, headers, body: presentSession(session) };
    });
  }

  async list(
    caller: Caller,
    tournamentId: string,
    { limit, cursor }: z.output<typeof SessionPage>,
  ): Promise<z.infer<typeof SessionList>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', tournamentId);
      const found = await listSessions(transaction, { tournamentId, limit: limit + 1, after: cursor });
      const { items, next } = pageOf(found, limit, ({ number }) => number);
      return { items: items.map(presentSession), next };
    });
  }

  async get(caller: Caller, place: SessionPlace): Promise<ReplyFacts<z.infer<typeof TimedSession>>> {
    return this.ledger.read(async (transaction) => {
      await admit(transaction, caller, 'read', place.tournamentId);
      const session = await findSession(transaction, place);
      if (session === undefined) throw refusal('hidden');
      const body = { ...presentSession(session), clock: clockOf(session, new Date()) };
      return { body, headers: { ETag: sessionTag(session) } };
    });
  }

  /** The tables with what the board shows of them; the link of a table sees its names. 304 while nothing has happened in the event. */
  async tables(
    caller: Caller,
    place: SessionPlace,
    seen: string | undefined,
  ): Promise<ReplyFacts<z.infer<typeof TableList> | undefined>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', place.tournamentId);
      const session = await findSession(transaction, place);
      if (session === undefined) throw refusal('hidden');
      const seesAll = seesNames(caller, tournament);
      const view = [...Object.values(place), String(caller?.tables), Number(seesAll)];
      const happened = await countRecords(transaction, tournament.id);
      return unlessSeen(seen, viewTag(['tables', ...view, happened], session.version), async () => {
        const players = await listPlayers(transaction, place);
        const names = shownNames(players, seesAll);
        const own = shownNames(players, true);
        const tables = await listTables(transaction, place);
        const byes = await listByes(transaction, place);
        const board = await readBoard(transaction, place, { tournament, tables });
        return {
          byes: byes.map((playerId) => ({ playerId, name: names.get(playerId) ?? '' })),
          items: tables.flatMap(({ id, number, seats, dealsFixed, dealsEntered }) => {
            const shown = board.get(id);
            const known = caller?.tables === id ? own : names;
            const people = seats.map(({ seat, playerId }) => ({ seat, playerId, name: known.get(playerId) ?? '' }));
            return shown ? [{ id, number, seats: people, dealsFixed, dealsEntered, ...shown }] : [];
          }),
        };
      });
    });
  }

  /** Announces a session anew while nothing is entered; how its players are seated only before they are. */
  async change(
    by: Principal,
    place: SessionPlace,
    seen: string,
    { reason, ...asked }: z.output<typeof SessionPatch>,
  ): Promise<ReplyFacts<z.infer<typeof SessionAnswer>>> {
    const { tournamentId, number } = place;
    return this.ledger.change(async (transaction) => {
      const { session } = await holdToRun(transaction, by, place, seen);
      const possible = asked.seating || asked.standing ? (['scheduled'] as const) : changeable;
      if (!possible.some((state) => state === session.state)) throw wrongState(session, possible);
      await requireEmpty(transaction, place);
      const deals = { ...session.deals, ...given(asked.deals ?? {}) };
      const tables = (await listTables(transaction, place))
        .map((table) => ({ ...table, asked: deals[table.size as TableSize] ?? table.dealsFixed }))
        .filter((table) => table.asked !== table.dealsFixed)
        .map(({ id, asked: dealsFixed }) => ({ id, dealsFixed }));
      const { seating = session.seating, standing = session.standing } = asked;
      const change = { deals, seating, standing, ...timesAnew(session, asked, new Date()) };
      const changed = await changeSession(transaction, session, change);
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      await fixDeals(transaction, tournamentId, tables);
      const { before, after } = differenceOf(session, changed);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'session-changed',
        subject: { session: number },
        before,
        after: { ...after, ...(tables.length > 0 && { tables }) },
        reason,
      });
      return { body: presentSession(changed), headers: { ETag: sessionTag(changed) } };
    });
  }

  /** Takes a session to another state; from a wrong one 409, and with deals missing it is not closed. */
  async move(
    by: Principal,
    command: CommandRequest,
    place: SessionPlace,
    {
      name,
      seen,
      reason,
      missing,
    }: {
      readonly name: TransitionName;
      readonly seen: string;
      readonly reason?: string | undefined;
      readonly missing?: 'not-played' | undefined;
    },
  ): Promise<ReplyFacts<unknown>> {
    const { from, to, action } = transitions[name];
    const { tournamentId } = place;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const { tournament, session } = await holdToRun(transaction, by, place, seen);
      if (!from.some((state) => state === session.state)) throw wrongState(session, from);
      const profile = profileOf(tournament);
      if (missing !== undefined)
        await enterNotPlayed(transaction, place, { tournament, by: by.id, reason: needed(reason) });
      const failed = name === 'close' ? await requireClosable(transaction, place, { tournament, reason }) : [];
      if (name === 'close') await openObjections(transaction, place, profile.objectionMinutes ?? usualObjectionMinutes);
      if (name === 'finalize') await requireUncontested(transaction, place, { tournament, reason });
      const isEnding = name === 'close' || name === 'finalize';
      const disputes = isEnding ? await requireSettled(transaction, place, { reason }) : [];
      const moved = await changeSession(transaction, session, { state: to });
      if (moved === undefined) throw new ProblemError(preconditionProblems.stale);
      if (name === 'open') await freezeProfile(transaction, tournamentId);
      const before = { state: session.state };
      const happening = { tournamentId, by: by.id, subject: { session: place.number }, before, reason };
      const passedOver = { ...(failed.length > 0 && { failed }), ...(disputes.length > 0 && { disputes }) };
      const objectionsUntil = moved.objectionsUntil?.toISOString() ?? null;
      if (action === 'session-closed')
        await record(transaction, { ...happening, action, after: { state: 'closed', objectionsUntil, ...passedOver } });
      else if (action === 'session-opened')
        await record(transaction, {
          ...happening,
          action,
          after: { state: 'open', endsAt: moved.endsAt?.toISOString() ?? null },
        });
      else await record(transaction, { ...happening, action, after: { state: to, ...passedOver } });
      return { status: 200, headers: { ETag: sessionTag(moved) }, body: presentSession(moved) };
    });
  }
}

/** Why nothing more is played; without it no deal is entered as not played. */
function needed(reason: string | undefined): string {
  if (reason !== undefined) return reason;
  const kind = sessionProblems['reason-required'];
  const detail = {
    en: 'Missing deals are entered as not played only with a `reason`, which stands in every line.',
    de: 'Fehlende Spiele werden nur mit einem Grund (`reason`) als nicht gespielt eingetragen; er steht in jeder Zeile.',
  };
  throw new ProblemError(kind, { detail, errors: [{ pointer: '/reason', code: 'missing', message: detail }] });
}

/** What is announced of a session, and what time has done to it, as the log has it. */
function loggedSession({ startsAt, endsAt, openedAt, ...session }: Session) {
  const { durationMinutes, deals, seating, standing, state, timeUp, overdueTold } = session;
  const [ends, opened] = [endsAt, openedAt].map((time) => time?.toISOString() ?? null);
  const times = { startsAt: startsAt.toISOString(), durationMinutes, endsAt: ends, openedAt: opened };
  return { ...times, deals, seating, standing, state, timeUp, overdueTold };
}

type Difference = Pick<Happening<'session-changed'>, 'before' | 'after'>;

/** What is different in a session that was changed. */
function differenceOf(before: Session, after: Session): Difference {
  const [was, is] = [loggedSession(before), loggedSession(after)];
  const names = (Object.keys(was) as (keyof typeof was)[]).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const of = (session: typeof was): object => Object.fromEntries(names.map((name) => [name, session[name]]));
  return { before: of(was), after: of(is) };
}

/** How the profile has the session of this number seated. */
function seatingOf({ seating }: Profile, number: number): Seating {
  return seating[number - 1] ?? seating.at(-1) ?? 'draw';
}
