import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DealRow } from './deal';
import { DisputeRulingRow } from './dispute-ruling';
import { EntryColumns, kindKnown, playedHasScore, ramschHasScores, valued } from './entry-columns';

/** One row of `deal_revision`, which nobody ever changes. */
@Entity({ name: 'deal_revision' })
@Check('deal_revision_kind_known', kindKnown)
@Check('deal_revision_played_has_score', playedHasScore)
@Check('deal_revision_ramsch_has_scores', ramschHasScores)
@Check('deal_revision_valued', valued)
@ForeignKey(() => DealRow, ['tournamentId', 'tableId', 'deal'], ['tournamentId', 'tableId', 'number'], {
  name: 'deal_revision_of_deal',
  onDelete: 'CASCADE',
})
@ForeignKey(() => DisputeRulingRow, ['tournamentId', 'disputeId', 'ruling'], ['tournamentId', 'disputeId', 'number'], {
  name: 'deal_revision_by_ruling',
})
export class DealRevisionRow extends EntryColumns {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'deal_revision_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'deal_revision_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'deal_revision_pk' })
  deal!: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'deal_revision_pk' })
  revision!: number;

  /** The ruling that it belongs to; null where there is none. */
  @Column({ name: 'dispute_id', type: 'uuid', nullable: true })
  disputeId!: string | null;

  @Column({ type: 'integer', nullable: true })
  ruling!: number | null;
}
