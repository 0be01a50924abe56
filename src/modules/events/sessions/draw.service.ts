import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { drawMethod } from '../../../competition';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listByes, replaceByes } from '../../../persistence/stores/byes';
import { record } from '../../../persistence/stores/records';
import { startResults } from '../../../persistence/stores/session-results';
import {
  changeSession,
  listRunningBefore,
  type Session,
  type SessionPlace,
} from '../../../persistence/stores/sessions';
import { listTables, removeTables, replaceTables } from '../../../persistence/stores/tables';
import { endRegistration, lockTournament } from '../../../persistence/stores/tournaments';
import { preconditionProblems, ProblemError } from '../../../platform';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import type { Principal } from '../../access';
import { admit } from '../tournaments';
import { drawSeed } from '../standings';
import { holdToRun, requireEmpty } from './held-session';
import { newTable, withoutReason } from './new-table';
import { announcedEnd } from './session-time';
import { seatPlayers } from './seating';
import { presentSession, sessionTag, wrongState } from './session-answer';
import { drawable } from './session-states';
import { sessionProblems } from './sessions.problems';
import type { DrawAnswer, DrawOrder, UndrawnSession } from './sessions.schema';

/** Seats the players of a session. */
@Injectable()
export class DrawService {
  constructor(private readonly ledger: Ledger) {}

  /** Draws a session or, with a reason, draws it again from another seed. */
  async draw(
    by: Principal,
    command: CommandRequest,
    place: SessionPlace,
    { seen, reason, ...order }: z.output<typeof DrawOrder> & { readonly seen: string },
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId, number } = place;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const { session, tournament: before } = await holdToRun(transaction, by, place, seen);
      requireDrawable(session, reason);
      await requireFormerClosed(transaction, session, reason);

      const attempt = session.drawAttempts + 1;
      const word = await endRegistration(transaction, tournamentId);
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const asked = drawSeed(tournamentId, number, attempt, word);
      const seating = await seatPlayers(transaction, tournament, session, { ...order, seed: asked });
      const tables = seating.tables.map((table) => newTable(table, session));
      await replaceTables(transaction, place, tables);
      await startResults(transaction, place);
      const { seed, repeats, lowerBound, setting, planned, floatingFourth } = seating;
      const byes = [...seating.byes];
      await replaceByes(transaction, place, byes);
      const moved = setting?.moved.map(({ id: playerId, ...move }) => ({ playerId, ...move }));
      const change = { state: 'drawn', seed, drawAttempts: attempt, repeats, lowerBound } as const;
      const drawn = await changeSession(transaction, session, change);
      if (drawn === undefined) throw new ProblemError(preconditionProblems.stale);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'session-drawn',
        subject: { session: number },
        before: { state: session.state, seed: session.seed, attempt: session.drawAttempts },
        after: {
          state: 'drawn',
          seed,
          attempt,
          method: drawMethod,
          ...(before.publicWord === null && { publicWord: word }),
          repeats,
          lowerBound,
          tables: seating.tables.map(({ seats }) => seats),
          made: tables.map(({ id, number: table, dealsFixed }) => ({ id, number: table, dealsFixed })),
          ...(planned && { planned }),
          byes,
          floatingFourth,
          ...(moved && { moved }),
        },
        reason,
      });
      const body: z.infer<typeof DrawAnswer> = {
        seed,
        attempt,
        tables: tables.map(({ id, number: table, seats }) => ({ id, number: table, seats: [...seats] })),
        byes,
        floatingFourth,
        repeats,
        lowerBound,
        ...(setting && moved && { setting: { ...setting, moved } }),
      };
      return { status: 200, headers: { ETag: sessionTag(drawn) }, body };
    });
  }

  /** Takes a draw back while nothing is entered. What was drawn stays in the log, and the next draw has another seed. */
  async undraw(
    by: Principal,
    command: CommandRequest,
    place: SessionPlace,
    { seen, reason }: { readonly seen: string; readonly reason?: string | undefined },
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId, number } = place;
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const { session } = await holdToRun(transaction, by, place, seen);
      const possible = ['drawn', 'open'] as const;
      if (!possible.some((state) => state === session.state)) throw wrongState(session, possible);
      await requireEmpty(transaction, session);
      if (reason === undefined) throw withoutReason({ en: 'Say why the draw is undone', de: 'Grund angeben' });
      const tables = await listTables(transaction, place);
      const byes = [...(await listByes(transaction, place))];
      await removeTables(transaction, place);
      await replaceByes(transaction, place, []);
      const nothing = { seed: null, repeats: null, lowerBound: null, overdueTold: false } as const;
      const wasOpen = session.state === 'open';
      const unopened = wasOpen && { openedAt: null, timeUp: false, endsAt: announcedEnd(session) };
      const undrawn = await changeSession(transaction, session, { state: 'scheduled', ...nothing, ...unopened });
      if (undrawn === undefined) throw new ProblemError(preconditionProblems.stale);
      const { seed, drawAttempts: attempt } = session;
      const seats = tables.map((table) => table.seats.map(({ playerId }) => playerId));
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'session-undrawn',
        subject: { session: number },
        before: { state: session.state, seed, attempt, tables: seats, byes },
        after: { state: 'scheduled', attempt, ...(wasOpen && { endsAt: undrawn.endsAt?.toISOString() ?? null }) },
        reason,
      });
      const body: z.infer<typeof UndrawnSession> = {
        ...presentSession(undrawn),
        undone: {
          seed,
          attempt,
          byes,
          tables: tables.map(({ id, number: at, seats: taken }) => ({
            id,
            number: at,
            seats: taken.map(({ seat, playerId }) => ({ seat, playerId })),
          })),
        },
      };
      return { status: 200, headers: { ETag: sessionTag(undrawn) }, body };
    });
  }
}

function requireDrawable(session: Session, reason: string | undefined): void {
  if (!drawable.includes(session.state)) throw wrongState(session, drawable);
  if (session.seating === 'manual') throw new ProblemError(sessionProblems['seated-by-hand']);
  if (session.state === 'drawn' && reason === undefined) {
    throw withoutReason({ en: 'Say why it is drawn again', de: 'Grund angeben' });
  }
}

/** Refuses with 409 a setting by results that are not all there, unless there is a reason. */
async function requireFormerClosed(
  transaction: Transaction,
  { seating, ...place }: Session,
  reason: string | undefined,
): Promise<void> {
  if (seating !== 'standing' || reason !== undefined) return;
  const running = await listRunningBefore(transaction, place);
  if (running.length === 0) return;
  const numbers = running.join(', ');
  throw new ProblemError(sessionProblems['session-not-closed'], {
    detail: {
      en: `Session ${place.number} is set by the standing, and not closed yet: session ${numbers}. Close it first, or draw with a reason.`,
      de: `Serie ${place.number} wird nach dem Stand gesetzt, und noch nicht geschlossen: Serie ${numbers}. Erst schließen oder mit Begründung auslosen.`,
    },
    members: { sessions: running },
  });
}
