import type { Transaction } from '../../../persistence/ledger';
import { holdSession, type Session } from '../../../persistence/stores/sessions';
import { lockTable, type PlayingTable, type TableInEvent } from '../../../persistence/stores/tables';
import type { Tournament } from '../../../persistence/stores/tournaments';
import { refusal, refusalFor, type Action, type Principal } from '../../access';
import { ProblemError } from '../../../platform';
import { isFinal, wrongState } from '../sessions';
import { admit } from '../tournaments';
import { dealProblems } from './deals.problems';

/** A table that is held for an entry, with all that decides about it. */
export interface HeldTable {
  readonly tournament: Tournament;
  readonly session: Session;
  readonly table: PlayingTable;
}

/** Holds a table alone, and its session with others, so that nobody closes it meanwhile. */
export async function holdTable(
  transaction: Transaction,
  by: Principal,
  action: Action,
  place: TablePlace,
): Promise<HeldTable> {
  return hold(transaction, await admit(transaction, by, action, place.tournamentId), place);
}

/** The same with a table that was found for somebody who may do that there. */
export function holdFound(transaction: Transaction, { tournament, table }: TableInEvent): Promise<HeldTable> {
  return hold(transaction, tournament, table);
}

type TablePlace = Pick<PlayingTable, 'tournamentId' | 'session' | 'id'>;

async function hold(
  transaction: Transaction,
  tournament: Tournament,
  { tournamentId, session: number, id }: TablePlace,
): Promise<HeldTable> {
  const session = await holdSession(transaction, { tournamentId, number });
  const table = await lockTable(transaction, tournamentId, id);
  if (session === undefined || table === undefined) throw refusal('hidden');
  return { tournament, session, table };
}

/** Deals are entered and taken back while the session is open. */
export function requireOpen({ session: { state } }: HeldTable): void {
  if (state !== 'open') throw new ProblemError(dealProblems['session-not-open'], { members: { state } });
}

/** What rulings change is changed while the session is open or closed; in a final one by nobody. */
export function requireRulable({ session }: HeldTable): void {
  if (session.state === 'final') throw isFinal(session);
  if (session.state !== 'open' && session.state !== 'closed') throw wrongState(session, ['open', 'closed']);
}

/** A list is changed while its session is open; in a closed one only by a director, in a final one by nobody. */
export function requireCorrectable(by: Principal, held: HeldTable): void {
  requireRulable(held);
  const { tournament, session } = held;
  const reason = session.state === 'closed' ? refusalFor(by, 'correct-closed-deal', tournament) : undefined;
  if (reason !== undefined) throw refusal(reason);
}
