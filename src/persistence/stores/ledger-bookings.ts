import type { EntityManager } from 'typeorm';
import { LedgerBookingRow } from '../entities/ledger-booking';

export { bookingKinds, type BookingKind } from '../entities/ledger-booking';

/** What was booked at the desk of an event. */
export type LedgerBooking = Readonly<LedgerBookingRow>;

/** A booking to be written; number and time are given out. */
export type NewLedgerBooking = Omit<LedgerBooking, 'number' | 'bookedAt'>;

/** Books under the next number. Whoever calls has locked the tournament. */
export async function insertBooking(manager: EntityManager, booking: NewLedgerBooking): Promise<LedgerBooking> {
  const { tournamentId } = booking;
  const number = ((await manager.maximum(LedgerBookingRow, 'number', { tournamentId })) ?? 0) + 1;
  await manager.insert(LedgerBookingRow, { ...booking, number });
  return manager.findOneByOrFail(LedgerBookingRow, { tournamentId, number });
}

/** Everything that was booked in a tournament, in its order. */
export async function listBookings(manager: EntityManager, tournamentId: string): Promise<readonly LedgerBooking[]> {
  return manager.find(LedgerBookingRow, { where: { tournamentId }, order: { number: 'ASC' } });
}
