import type { Transaction } from '../../../persistence/ledger';
import { findTournament, type Tournament } from '../../../persistence/stores/tournaments';
import { refusal, refusalFor, type Action, type Caller, type GuardedTable } from '../../access';

/** The tournament, for somebody who may do that in it, at that table where one is named. `find` may lock it. Whoever may not is refused with 401, 403 or 404. */
export async function admit(
  transaction: Transaction,
  caller: Caller,
  action: Action,
  id: string,
  find: (transaction: Transaction, id: string) => Promise<Tournament | undefined> = findTournament,
  table?: GuardedTable,
): Promise<Tournament> {
  return admitted(caller, action, await find(transaction, id), table);
}

/** The tournament that was found, for somebody who may do that in it; see {@link admit}. */
export function admitted<Found extends Tournament>(
  caller: Caller,
  action: Action,
  tournament: Found | undefined,
  table?: GuardedTable,
): Found {
  const reason = refusalFor(caller, action, tournament, table);
  if (reason !== undefined || tournament === undefined) throw refusal(reason ?? 'hidden');
  return tournament;
}
