import type { z } from 'zod';
import type { Session, SessionState } from '../../../persistence/stores/sessions';
import { entityTag, ProblemError } from '../../../platform';
import { tournamentProblems } from '../tournaments';
import type { SessionAnswer, SessionClock } from './sessions.schema';

/** The ETag of a session. */
export function sessionTag({ tournamentId, number, version }: Session): string {
  return entityTag(['session', tournamentId, number], version);
}

/** A session as it is shown. */
export function presentSession(session: Session): z.infer<typeof SessionAnswer> {
  const { number, state, startsAt, durationMinutes, endsAt, timeUp, deals, seating, seed, repeats, lowerBound } =
    session;
  return {
    number,
    state,
    startsAt: startsAt.toISOString(),
    durationMinutes,
    endsAt: endsAt?.toISOString() ?? null,
    openedAt: session.openedAt?.toISOString() ?? null,
    timeUp,
    objectionsUntil: session.objectionsUntil?.toISOString() ?? null,
    deals,
    seating,
    standing: session.standing,
    seed,
    attempt: session.drawAttempts,
    repeats,
    lowerBound,
  };
}

/** The clock of a session at that moment. */
export function clockOf({ state, endsAt }: Session, now: Date): z.infer<typeof SessionClock> {
  const runs = state === 'open' && endsAt !== null;
  const secondsLeft = runs ? Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : null;
  return { now: now.toISOString(), secondsLeft };
}

/** The answer to what is possible only in other states than this. */
export function wrongState({ number, state }: Session, possible: readonly SessionState[]): ProblemError {
  const names = possible.join(', ');
  return new ProblemError(tournamentProblems['wrong-state'], {
    detail: {
      en: `Session ${number} is ${state}; possible in: ${names}.`,
      de: `Serie ${number} ist im Zustand ${state}; möglich in: ${names}.`,
    },
    members: { state },
  });
}

/** The answer to what a final session no longer takes, with the way that is left. */
export function isFinal({ tournamentId, number, state }: Session): ProblemError {
  const link = `/v1/tournaments/${tournamentId}/sessions/${number}/reopen`;
  return new ProblemError(tournamentProblems['wrong-state'], {
    detail: {
      en: `Session ${number} is final; it is possible again once a director has reopened the session for a reason, see link.`,
      de: `Serie ${number} ist endgültig; es geht wieder, sobald die Turnierleitung die Serie mit Begründung wieder geöffnet hat, siehe link.`,
    },
    members: { state, link },
  });
}
