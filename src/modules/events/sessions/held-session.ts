import type { Transaction } from '../../../persistence/ledger';
import { lockSession, type Session, type SessionPlace } from '../../../persistence/stores/sessions';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { requireCurrent } from '../../../platform';
import { refusal, type Principal } from '../../access';
import { admit } from '../tournaments';
import { sessionTag } from './session-answer';

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
