import type { Plan } from '../../../persistence/kept/money-plan';
import { chargeLines, type LedgerLine } from '../../../competition';
import type { Transaction } from '../../../persistence/ledger';
import { listBookings } from '../../../persistence/stores/ledger-bookings';
import type { Player } from '../../../persistence/stores/players';
import { listPlayedTables } from '../../../persistence/stores/tables';
import { readListAccounts } from './list-accounts';
import { bookingOf } from './money-book';

/** What one player was charged and what was booked for him: the lines of the ledger that touch him, but for prizes. */
export async function readPersonLines(
  transaction: Transaction,
  plan: Plan,
  { tournamentId, id, state }: Player,
): Promise<readonly LedgerLine[]> {
  const tables = (await listPlayedTables(transaction, tournamentId)).filter(({ seats, substitutes }) =>
    [...seats, ...substitutes].some(({ playerId }) => playerId === id),
  );
  const lists = (await readListAccounts(transaction, plan, tables)).filter(({ playerId }) => playerId === id);
  const bookings = (await listBookings(transaction, tournamentId)).filter(({ playerId }) => playerId === id);
  const entrants = state === 'waiting' ? [] : [id];
  const lines = chargeLines(plan, { entrants, lists, bookings: bookings.map(bookingOf) });
  return lines.filter(({ from, to }) => [from, to].includes(`player:${id}`));
}
