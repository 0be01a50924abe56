import type { Disposition } from '../../rules';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DisputeRow } from './dispute';
import type { Facts } from './entry-columns';

export const rulingLevels = ['referee', 'jury'] as const;
export type RulingLevel = (typeof rulingLevels)[number];

/** One row of `dispute_ruling`, which nobody ever changes. */
@Entity({ name: 'dispute_ruling' })
@Check('dispute_ruling_level_known', `level IN ('referee', 'jury')`)
@Check('dispute_ruling_departs_for_reason', 'follows OR (reason IS NOT NULL AND law IS NOT NULL)')
@Index('dispute_ruling_in_order', ['ruledAt', 'disputeId', 'number'])
@ForeignKey(() => DisputeRow, ['tournamentId', 'disputeId'], ['tournamentId', 'id'], {
  name: 'dispute_ruling_on_dispute',
  onDelete: 'CASCADE',
})
export class DisputeRulingRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'dispute_ruling_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'dispute_id', type: 'uuid', primaryKeyConstraintName: 'dispute_ruling_pk' })
  disputeId!: string;

  /** Counted from 1 in each dispute; the newest stands. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'dispute_ruling_pk' })
  number!: number;

  @Column({ type: 'text' })
  level!: RulingLevel;

  /** Whether it is what the engine advised. */
  @Column({ type: 'boolean' })
  follows!: boolean;

  /** What the ruling comes to, in the words of the engine. */
  @Column({ type: 'text' })
  disposition!: Disposition;

  /** What a ruling that departs names as its ground. */
  @Column({ type: 'text', nullable: true })
  law!: string | null;

  /** Every law that it rests on, as citations. */
  @Column({ type: 'text', array: true })
  laws!: readonly string[];

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** The choice of the innocent side, and what else was said. */
  @Column({ type: 'jsonb' })
  told!: Facts;

  /** The ruling of the engine after that choice, in each language; null where it was departed from. */
  @Column({ type: 'jsonb', nullable: true })
  advice!: Facts | null;

  /** The entry that the deal got by it; null where it stays as it is. */
  @Column({ type: 'integer', nullable: true })
  revision!: number | null;

  @Column({ name: 'rules_revision', type: 'text' })
  rulesRevision!: string;

  @Column({ name: 'ruled_by', type: 'uuid' })
  ruledBy!: string;

  @Column({ name: 'ruled_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  ruledAt!: Date;
}
