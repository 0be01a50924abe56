import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { SeatedTable, TableSize } from '../../competition';
import { Ledger } from '../../persistence/ledger';
import { replaceByes } from '../../persistence/stores/byes';
import { record } from '../../persistence/stores/records';
import { startResults } from '../../persistence/stores/session-results';
import { changeSession, lockSession, type Session, type SessionPlace } from '../../persistence/stores/sessions';
import { replaceTables, type NewTable } from '../../persistence/stores/tables';
import { endRegistration, lockTournament } from '../../persistence/stores/tournaments';
import { preconditionProblems, ProblemError, requireCurrent } from '../../platform';
import type { CommandRequest, ReplyFacts } from '../../platform';
import { refusal, type Principal } from '../access';
import { admit, drawSeed, fullList } from '../tournaments';
import { seatPlayers } from './seating';
import { sessionTag, wrongState } from './session-answer';
import { drawable } from './session-states';
import { sessionProblems } from './sessions.problems';
import type { DrawAnswer, DrawOrder } from './sessions.schema';

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
      await admit(transaction, by, 'run', tournamentId);
      const session = await lockSession(transaction, place);
      if (session === undefined) throw refusal('hidden');
      requireCurrent(seen, sessionTag(session));
      requireDrawable(session, reason);

      const attempt = session.drawAttempts + 1;
      const word = await endRegistration(transaction, tournamentId);
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const asked = drawSeed(tournamentId, number, attempt, word);
      const seating = await seatPlayers(transaction, tournament, session, { ...order, seed: asked });
      const tables = seating.tables.map((table) => newTable(table, session));
      await replaceTables(transaction, place, tables);
      await startResults(transaction, place);
      const { seed, repeats, lowerBound, setting, floatingFourth } = seating;
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
          tables: seating.tables.map(({ seats }) => seats),
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

function newTable({ number, seats }: SeatedTable, { deals }: Session): NewTable {
  const size = seats.length as TableSize;
  return {
    id: randomUUID(),
    number,
    size,
    dealsFixed: deals[size] ?? fullList[size],
    seats: seats.map((playerId, index) => ({ seat: index + 1, playerId })),
  };
}
