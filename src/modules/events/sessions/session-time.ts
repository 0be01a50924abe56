import type { z } from 'zod';
import type { Session } from '../../../persistence/stores/sessions';
import { httpProblems, ProblemError } from '../../../platform';
import type { SessionPatch } from './sessions.schema';

/** Milliseconds in a minute. */
const minute = 60_000;

/** When a session ends that was not opened: so long after its start. */
export function announcedEnd({
  startsAt,
  durationMinutes,
}: Pick<Session, 'startsAt' | 'durationMinutes'>): Date | null {
  return endAfter(startsAt, durationMinutes);
}

type Asked = Pick<z.output<typeof SessionPatch>, 'startsAt' | 'durationMinutes' | 'endsAt'>;

type Times = Partial<
  Pick<Session, 'startsAt' | 'durationMinutes' | 'endsAt' | 'state' | 'openedAt' | 'timeUp' | 'overdueTold'>
>;

/**
 * The times of a session that is announced anew. One that is open and shall begin later waits for its time again, drawn as
 * it is; the time of one that goes on counts from its opening. An end before its beginning is refused with 422.
 */
export function timesAnew(session: Session, { startsAt, durationMinutes, endsAt }: Asked, now: Date): Times {
  if (startsAt === undefined && durationMinutes === undefined && endsAt === undefined) return {};
  const isPostponed = session.state === 'open' && startsAt !== undefined && startsAt > now;
  const from = (isPostponed ? undefined : session.openedAt) ?? startsAt ?? session.startsAt;
  if (endsAt && endsAt <= from) throw endsTooEarly(from);
  const lasts = endsAt ? Math.ceil((endsAt.getTime() - from.getTime()) / minute) : durationMinutes;
  const minutes = endsAt === null ? null : lasts === undefined ? session.durationMinutes : lasts;
  return {
    ...(startsAt && { startsAt, overdueTold: false }),
    durationMinutes: minutes,
    endsAt: endsAt ?? endAfter(from, minutes),
    timeUp: false,
    ...(isPostponed && { state: 'drawn', openedAt: null }),
  };
}

function endAfter(from: Date, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(from.getTime() + minutes * minute);
}

function endsTooEarly(from: Date): ProblemError {
  const begins = from.toISOString();
  return new ProblemError(httpProblems['facts-contradict'], {
    errors: [
      {
        pointer: '/endsAt',
        code: 'facts-contradict',
        message: { en: `The session begins at ${begins}`, de: `Die Serie beginnt um ${begins}` },
      },
    ],
  });
}
