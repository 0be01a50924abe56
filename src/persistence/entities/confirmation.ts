import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayingTableRow } from './playing-table';

/** One row of `confirmation`: somebody at the table says that this version of the list is right. */
@Entity({ name: 'confirmation' })
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'confirmation_at_table',
  onDelete: 'CASCADE',
})
export class ConfirmationRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'confirmation_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'confirmation_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'confirmation_pk' })
  seat!: number;

  /** Of the table, which counts every entry and correction. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'confirmation_pk' })
  version!: number;

  /** The device that said so; null where none was named. */
  @Column({ type: 'text', nullable: true })
  device!: string | null;

  @Column({ name: 'confirmed_by', type: 'uuid' })
  confirmedBy!: string;

  @Column({ name: 'confirmed_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  confirmedAt!: Date;
}
