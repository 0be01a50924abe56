import type { EntityManager } from 'typeorm';
import { SessionRow } from '../entities/session';
import { endsAnew, openedNow, type Session, type SessionPlace } from './sessions';

/** What time does to a session: a drawn one opens, an undrawn one is overdue, an open one has used up its time. */
export type DueKind = 'opening' | 'overdue' | 'time-up';

interface DueRule {
  /** Which sessions are due, by the clock of the database, so that no process's own clock matters. */
  readonly isDue: string;
  readonly by: string;
  readonly change: string;
}

const rules: Readonly<Record<DueKind, DueRule>> = {
  opening: {
    isDue: `state = 'drawn' AND starts_at <= now()`,
    by: 'starts_at',
    change: `state = 'open', opened_at = ${openedNow}, ends_at = ${endsAnew}, version = version + 1`,
  },
  overdue: {
    isDue: `state = 'scheduled' AND NOT overdue_told AND starts_at <= now()`,
    by: 'starts_at',
    change: 'overdue_told = true',
  },
  'time-up': {
    isDue: `state = 'open' AND NOT time_up AND ends_at <= now()`,
    by: 'ends_at',
    change: 'time_up = true, version = version + 1',
  },
};

/**
 * Does to one due session what is due, to the named one where one is named; undefined where there is none. Sessions that
 * another process has in hand are passed over.
 */
export async function takeDueSession(
  manager: EntityManager,
  kind: DueKind,
  named?: SessionPlace,
): Promise<Session | undefined> {
  const { isDue, by, change } = rules[kind];
  const place = named === undefined ? '' : 'AND tournament_id = $1 AND number = $2';
  const [rows] = await manager.query<[{ tournamentId: string; number: number }[], number]>(
    `WITH due AS (SELECT tournament_id, number FROM session WHERE ${isDue} ${place}
                  ORDER BY ${by} LIMIT 1 FOR NO KEY UPDATE ${named === undefined ? 'SKIP LOCKED' : ''})
     UPDATE session SET ${change} FROM due
     WHERE session.tournament_id = due.tournament_id AND session.number = due.number
     RETURNING session.tournament_id AS "tournamentId", session.number`,
    named === undefined ? [] : [named.tournamentId, named.number],
  );
  const [taken] = rows;
  return taken && manager.findOneByOrFail(SessionRow, taken);
}
