import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';
import type { Facts } from './entry-columns';

/** One row of `log_entry`, which nobody ever changes. It holds ids and never names. */
@Entity({ name: 'log_entry' })
export class LogEntryRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'log_entry_pk' })
  @ForeignKey(() => TournamentRow, { name: 'log_entry_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  /** Counted from 1 without gaps. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'log_entry_pk' })
  sequence!: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at!: Date;

  /** The key that acted; null for the service itself. */
  @Column({ type: 'uuid', nullable: true })
  by!: string | null;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'jsonb' })
  subject!: Facts;

  @Column({ type: 'jsonb', nullable: true })
  before!: Facts | null;

  @Column({ type: 'jsonb', nullable: true })
  after!: Facts | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;
}
