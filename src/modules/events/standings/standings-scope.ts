import type { Session } from '../../../persistence/stores/sessions';
import type { StandingsQuery } from './standings.schema';
import type { z } from 'zod';

/** What a standing may be asked by. */
export type StandingsScope = z.output<typeof StandingsQuery>;

type CountedSession = Pick<Session, 'number' | 'state' | 'startsAt'>;

/** States of a session whose results count: it has been opened, and was not declared void. */
const counting: readonly Session['state'][] = ['open', 'closed', 'final'];

/** The numbers of the sessions that a standing is over. Days begin and end in the time zone of the event. */
export function sessionsIn(sessions: readonly CountedSession[], scope: Sessions, timeZone: string): readonly number[] {
  return asked(sessions, scope, timeZone)
    .filter(({ state }) => counting.includes(state))
    .map(({ number }) => number);
}

/** Whether nothing of a standing can change any more: all its sessions are final or void, and one is final. */
export function areFinal(sessions: readonly CountedSession[], scope: Sessions, timeZone: string): boolean {
  const states = asked(sessions, scope, timeZone).map(({ state }) => state);
  return states.includes('final') && states.every((state) => state === 'final' || state === 'void');
}

type Sessions = Pick<StandingsScope, 'session' | 'first' | 'day'>;

function asked(
  sessions: readonly CountedSession[],
  { session, first, day }: Sessions,
  timeZone: string,
): readonly CountedSession[] {
  return sessions
    .filter(({ number }) => session === undefined || number === session)
    .filter(day === undefined ? () => true : isOn(day, timeZone))
    .filter(({ number }) => first === undefined || number <= first);
}

function isOn(day: string, timeZone: string): (session: CountedSession) => boolean {
  // Written as year, month and day, which is how this locale has it.
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return ({ startsAt }) => dayOf.format(startsAt) === day;
}
