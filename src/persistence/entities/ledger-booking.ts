import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayerRow } from './player';
import { TournamentRow } from './tournament';

export const bookingKinds = ['payment', 'payout', 'refund', 'grant'] as const;
/** What was done: money taken in, paid out, given back, or put into a pot by the organiser. */
export type BookingKind = (typeof bookingKinds)[number];

/** One row of `ledger_booking`, which nobody ever changes. */
@Entity({ name: 'ledger_booking' })
@Check('ledger_booking_kind_known', `kind IN ('payment', 'payout', 'refund', 'grant')`)
@Check('ledger_booking_above_zero', 'cents > 0')
@Check('ledger_booking_names_player', `(kind = 'grant') = (player_id IS NULL)`)
@Check('ledger_booking_names_code', `(kind IN ('refund', 'grant')) = (code IS NOT NULL)`)
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'ledger_booking_of_player' })
export class LedgerBookingRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'ledger_booking_pk' })
  @ForeignKey(() => TournamentRow, { name: 'ledger_booking_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  /** Counted from 1 in each tournament. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ledger_booking_pk' })
  number!: number;

  @Column({ type: 'text' })
  kind!: BookingKind;

  @Column({ name: 'player_id', type: 'uuid', nullable: true })
  playerId!: string | null;

  /** The charge that is given back, or the pot that is filled. */
  @Column({ type: 'text', nullable: true })
  code!: string | null;

  @Column({ type: 'integer' })
  cents!: number;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ name: 'booked_by', type: 'uuid' })
  bookedBy!: string;

  @Column({ name: 'booked_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  bookedAt!: Date;
}
