import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AdjustmentRow } from './adjustment';
import { DisputeRulingRow } from './dispute-ruling';
import { PlayerRow } from './player';
import { PlayingTableRow } from './playing-table';

export const warningTerms = ['session', 'event'] as const;
/** How long a warning counts. */
export type WarningTerm = (typeof warningTerms)[number];

/** One row of `warning`. */
@Entity({ name: 'warning' })
@Check('warning_term_known', `expires IN ('session', 'event')`)
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'warning_of_player' })
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'warning_at_table',
  onDelete: 'CASCADE',
})
@ForeignKey(() => DisputeRulingRow, ['tournamentId', 'disputeId', 'ruling'], ['tournamentId', 'disputeId', 'number'], {
  name: 'warning_by_ruling',
})
@ForeignKey(() => AdjustmentRow, ['tournamentId', 'tableId', 'adjustment'], ['tournamentId', 'tableId', 'number'], {
  name: 'warning_cost',
})
export class WarningRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'warning_pk' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'warning_pk' })
  id!: string;

  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;

  @Column({ type: 'integer' })
  session!: number;

  @Column({ name: 'table_id', type: 'uuid' })
  tableId!: string;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'text', nullable: true })
  law!: string | null;

  @Column({ type: 'text' })
  expires!: WarningTerm;

  /** The ruling that it belongs to, where it was given with one. */
  @Column({ name: 'dispute_id', type: 'uuid', nullable: true })
  disputeId!: string | null;

  @Column({ type: 'integer', nullable: true })
  ruling!: number | null;

  /** The points that it cost as announced, among the adjustments of the table. */
  @Column({ type: 'integer', nullable: true })
  adjustment!: number | null;

  @Column({ name: 'given_by', type: 'uuid' })
  givenBy!: string;

  @Column({ name: 'given_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  givenAt!: Date;

  /** Why it no longer counts; null while it does. */
  @Column({ name: 'withdrawn_for', type: 'text', nullable: true })
  withdrawnFor!: string | null;
}
