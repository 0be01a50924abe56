import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DisputeRulingRow } from './dispute-ruling';
import { PlayerRow } from './player';
import { PlayingTableRow } from './playing-table';

/** One row of `adjustment`: points apart from the deals, or the ruling that somebody sat in a wrong seat. */
@Entity({ name: 'adjustment' })
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'adjustment_at_table',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'adjustment_of_player' })
@ForeignKey(() => DisputeRulingRow, ['tournamentId', 'disputeId', 'ruling'], ['tournamentId', 'disputeId', 'number'], {
  name: 'adjustment_by_ruling',
})
export class AdjustmentRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'adjustment_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'adjustment_pk' })
  tableId!: string;

  /** Counted from 1 at each table. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'adjustment_pk' })
  number!: number;

  @Column({ type: 'integer' })
  seat!: number;

  /** Who held the seat then. */
  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  /** Null is the ruling on a wrong seat: he has nothing of this session. */
  @Column({ type: 'integer', nullable: true })
  points!: number | null;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'text', nullable: true })
  law!: string | null;

  @Column({ name: 'entered_by', type: 'uuid' })
  enteredBy!: string;

  @Column({ name: 'entered_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  enteredAt!: Date;

  /** Why it no longer counts; null while it does. */
  @Column({ name: 'withdrawn_for', type: 'text', nullable: true })
  withdrawnFor!: string | null;

  /** The ruling that it belongs to; null where there is none. */
  @Column({ name: 'dispute_id', type: 'uuid', nullable: true })
  disputeId!: string | null;

  @Column({ type: 'integer', nullable: true })
  ruling!: number | null;
}
