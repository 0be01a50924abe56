import { keptMoneyPlan } from '../../../persistence/kept/money-plan';
import type { Transaction } from '../../../persistence/ledger';
import { insertBooking, listBookings } from '../../../persistence/stores/ledger-bookings';
import { findMoneyPlan } from '../../../persistence/stores/money-plans';
import type { Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import type { Principal } from '../../access';

/** What somebody has paid, in cents. */
interface Paid {
  readonly playerId: string;
  readonly cents: number;
}

/**
 * Books for each of these players what is still owed of the entry. Nothing is booked for who has paid it, who waits, and where
 * the event asks nothing. Whoever calls has locked the tournament.
 */
export async function payEntry(
  transaction: Transaction,
  by: Pick<Principal, 'id'>,
  tournamentId: string,
  players: readonly Pick<Player, 'id' | 'state'>[],
): Promise<readonly Paid[]> {
  const { charges } = keptMoneyPlan.known((await findMoneyPlan(transaction, tournamentId))?.plan ?? {});
  const asked = charges.reduce((sum, charge) => sum + (charge.per === 'entry' ? charge.cents : 0), 0);
  const paid = new Map<string, number>();
  for (const { kind, playerId, cents } of await listBookings(transaction, tournamentId)) {
    if (kind === 'payment' && playerId !== null) paid.set(playerId, (paid.get(playerId) ?? 0) + cents);
  }
  const booked: Paid[] = [];
  for (const { id: playerId, state } of players) {
    const cents = state === 'entered' ? asked - (paid.get(playerId) ?? 0) : 0;
    if (cents <= 0) continue;
    const booking = { tournamentId, kind: 'payment', playerId, code: null, cents, reason: null } as const;
    const { number } = await insertBooking(transaction, { ...booking, bookedBy: by.id });
    await record(transaction, {
      tournamentId,
      by: by.id,
      action: 'money-booked',
      subject: { booking: number, player: playerId },
      after: { kind: 'payment', code: null, cents },
    });
    booked.push({ playerId, cents });
  }
  return booked;
}
