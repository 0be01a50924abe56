import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { SessionRow } from './session';

/** One row of `playing_table`: a table of one session. */
@Entity({ name: 'playing_table' })
@Unique('playing_table_id_once', ['id'])
@Unique('playing_table_number_once', ['tournamentId', 'session', 'number'])
@Check('playing_table_not_overfull', 'deals_entered <= deals_fixed')
@ForeignKey(() => SessionRow, ['tournamentId', 'session'], ['tournamentId', 'number'], {
  name: 'playing_table_of_session',
  onDelete: 'CASCADE',
})
export class PlayingTableRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'playing_table_pk' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'playing_table_pk' })
  id!: string;

  @Column({ type: 'integer' })
  session!: number;

  @Column({ type: 'integer' })
  number!: number;

  /** Players at the table. */
  @Column({ type: 'integer' })
  size!: number;

  @Column({ name: 'deals_fixed', type: 'integer' })
  dealsFixed!: number;

  @Column({ name: 'deals_entered', type: 'integer', default: 0 })
  dealsEntered!: number;

  /** Counts every entry and correction. */
  @Column({ type: 'integer', default: 1 })
  version!: number;
}
