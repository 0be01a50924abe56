import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayingTableRow } from './playing-table';

/** One row of `deal`: which of its revisions counts. */
@Entity({ name: 'deal' })
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'deal_at_table',
  onDelete: 'CASCADE',
})
export class DealRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'deal_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'deal_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'deal_pk' })
  number!: number;

  @Column({ type: 'integer', default: 1 })
  revision!: number;
}
