import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DealRow } from './deal';

export const dealKinds = ['played', 'passed', 'not-played'] as const;
/** How a deal ended: not played was never dealt, passed was and nobody bid. */
export type DealKind = (typeof dealKinds)[number];

/** A JSON object that only its author reads. */
export type Facts = object;

/** One row of `deal_revision`, which nobody ever changes. */
@Entity({ name: 'deal_revision' })
@Check('deal_revision_kind_known', `kind IN ('played', 'passed', 'not-played')`)
@Check(
  'deal_revision_played_has_score',
  `(kind = 'played') = (declarer IS NOT NULL AND score IS NOT NULL AND result IS NOT NULL)`,
)
@ForeignKey(() => DealRow, ['tournamentId', 'tableId', 'deal'], ['tournamentId', 'tableId', 'number'], {
  name: 'deal_revision_of_deal',
  onDelete: 'CASCADE',
})
export class DealRevisionRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'deal_revision_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'deal_revision_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'deal_revision_pk' })
  deal!: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'deal_revision_pk' })
  revision!: number;

  @Column({ type: 'text' })
  kind!: DealKind;

  /** Seat number. */
  @Column({ type: 'integer', nullable: true })
  declarer!: number | null;

  /** The signed entry in the declarer's column. */
  @Column({ type: 'integer', nullable: true })
  score!: number | null;

  /** As entered. */
  @Column({ type: 'jsonb' })
  facts!: Facts;

  /** The valuation under the rules of that day. */
  @Column({ type: 'jsonb', nullable: true })
  result!: Facts | null;

  @Column({ name: 'rules_revision', type: 'text' })
  rulesRevision!: string;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ name: 'entered_by', type: 'uuid' })
  enteredBy!: string;

  @Column({ name: 'entered_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  enteredAt!: Date;
}
