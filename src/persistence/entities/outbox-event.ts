import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';
import type { Facts } from './entry-columns';

/** One row of `outbox_event`: what others shall be told, under the number of its log entry. */
@Entity({ name: 'outbox_event' })
export class OutboxEventRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'outbox_event_pk' })
  @ForeignKey(() => TournamentRow, { name: 'outbox_event_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'outbox_event_pk' })
  sequence!: number;

  @Column({ type: 'text' })
  kind!: string;

  @Column({ type: 'jsonb' })
  subject!: Facts;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
