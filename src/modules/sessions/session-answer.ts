import type { z } from 'zod';
import type { Session, SessionState } from '../../persistence/stores/sessions';
import { entityTag, ProblemError } from '../../platform';
import { tournamentProblems } from '../tournaments';
import type { SessionAnswer } from './sessions.schema';

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
