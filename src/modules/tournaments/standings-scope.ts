import type { Session } from '../../persistence/stores/sessions';
import type { StandingsQuery } from './standings.schema';
import type { z } from 'zod';

/** What a standing may be asked by. */
export type StandingsScope = z.output<typeof StandingsQuery>;

/** States of a session whose results count: it has been opened, and was not declared void. */
const counting: readonly Session['state'][] = ['open', 'closed', 'final'];

/** The numbers of the sessions that a standing is over. Days begin and end in the time zone of the event. */
export function sessionsIn(
  sessions: readonly Session[],
  { session, first, day }: Pick<StandingsScope, 'session' | 'first' | 'day'>,
  timeZone: string,
): ReadonlySet<number> {
  // Written as year, month and day, which is how this locale has it.
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const chosen = sessions
    .filter(({ state }) => counting.includes(state))
    .filter(({ number }) => session === undefined || number === session)
    .filter(({ startsAt }) => day === undefined || dayOf.format(startsAt) === day)
    .filter(({ number }) => first === undefined || number <= first);
  return new Set(chosen.map(({ number }) => number));
}
