import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayingTableRow } from './playing-table';

/** The foot of one column; `passed` counts the passed deals that he dealt, the last two are as somebody wrote them. */
export interface PaperColumn {
  readonly seat: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
  readonly passed?: number | undefined;
  readonly othersLost?: number | undefined;
  readonly total?: number | undefined;
}

/** One row of `paper_list`: the end sums of a table. The highest revision counts; none is ever changed. */
@Entity({ name: 'paper_list' })
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'paper_list_at_table',
  onDelete: 'CASCADE',
})
export class PaperListRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'paper_list_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'paper_list_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'paper_list_pk' })
  revision!: number;

  @Column({ type: 'jsonb' })
  totals!: readonly PaperColumn[];

  @Column({ type: 'integer' })
  passed!: number;

  @Column({ name: 'not_played', type: 'integer' })
  notPlayed!: number;

  @Column({ type: 'integer' })
  ramsch!: number;

  /** Why it was corrected. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ name: 'entered_by', type: 'uuid' })
  enteredBy!: string;

  @Column({ name: 'entered_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  enteredAt!: Date;
}
