import type { Transaction } from '../../../persistence/ledger';
import { hasEntries, lockSession, type Session, type SessionPlace } from '../../../persistence/stores/sessions';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { ProblemError, requireCurrent } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { admit } from '../tournaments';
import { sessionTag } from './session-answer';
import { sessionProblems } from './sessions.problems';

/** A session that its director has seen as it is, and that nobody else changes until the transaction ends. */
export async function holdToRun(
  transaction: Transaction,
  by: Principal,
  place: SessionPlace,
  seen: string,
): Promise<{ readonly tournament: Tournament; readonly session: Session }> {
  const tournament = await admit(transaction, by, 'run', place.tournamentId);
  const session = await lockSession(transaction, place);
  if (session === undefined) throw refusal('hidden');
  requireCurrent(seen, sessionTag(session));
  return { tournament, session };
}

/** Refuses with 409 what is possible only while nothing is entered in the session, or at the tables named. */
export async function requireEmpty(
  transaction: Transaction,
  place: SessionPlace,
  tableIds?: readonly string[],
): Promise<void> {
  if (!(await hasEntries(transaction, place, tableIds))) return;
  throw new ProblemError(sessionProblems['already-entered'], {
    detail: {
      en: `Something is entered at the tables of session ${place.number}; correct it there, or declare the session void.`,
      de: `An den Tischen der Serie ${place.number} ist schon etwas eingetragen; dort berichtigen, oder die Serie für ungültig erklären.`,
    },
  });
}
