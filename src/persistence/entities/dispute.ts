import type { RulesetId, IncidentKindId } from '../../rules';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DealRow } from './deal';
import type { Facts } from './entry-columns';
import { PlayingTableRow } from './playing-table';
import { TournamentRow } from './tournament';

export const disputeStates = ['open', 'ruled', 'appealed', 'settled', 'withdrawn'] as const;
/** Open and appealed wait for a ruling; ruled has that of a referee, settled that of the jury. */
export type DisputeState = (typeof disputeStates)[number];

/** One row of `dispute`: an incident that somebody has brought before the referee. */
@Entity({ name: 'dispute' })
@Unique('dispute_id_once', ['id'])
@Check('dispute_state_known', `state IN ('open', 'ruled', 'appealed', 'settled', 'withdrawn')`)
@Check('dispute_on_deal_of_table', `deal IS NULL OR (table_id IS NOT NULL AND revision IS NOT NULL)`)
@Index('dispute_waiting_on_deal', ['tournamentId', 'tableId', 'deal'], {
  unique: true,
  where: `state IN ('open', 'appealed')`,
})
@Index('dispute_in_order', ['tournamentId', 'openedAt', 'id'])
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'dispute_at_table',
  onDelete: 'CASCADE',
})
@ForeignKey(() => DealRow, ['tournamentId', 'tableId', 'deal'], ['tournamentId', 'tableId', 'number'], {
  name: 'dispute_on_deal',
})
export class DisputeRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'dispute_pk' })
  @ForeignKey(() => TournamentRow, { name: 'dispute_in_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'dispute_pk' })
  id!: string;

  /** Null where the dispute is about no table. */
  @Column({ type: 'integer', nullable: true })
  session!: number | null;

  @Column({ name: 'table_id', type: 'uuid', nullable: true })
  tableId!: string | null;

  /** Null where the dispute is about no deal that was entered. */
  @Column({ type: 'integer', nullable: true })
  deal!: number | null;

  /** The entry of the deal that is disputed, from which every ruling sets out. */
  @Column({ type: 'integer', nullable: true })
  revision!: number | null;

  @Column({ type: 'text' })
  ruleset!: RulesetId;

  /** The kind of the incident. */
  @Column({ type: 'text' })
  kind!: IncidentKindId;

  /** Incident, situation and record as they were told. */
  @Column({ type: 'jsonb' })
  told!: Facts;

  /** The ruling of the engine at the opening, in each language. */
  @Column({ type: 'jsonb' })
  advice!: Facts;

  @Column({ type: 'text', default: 'open' })
  state!: DisputeState;

  @Column({ name: 'opened_by', type: 'uuid' })
  openedBy!: string;

  @Column({ name: 'opened_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  openedAt!: Date;

  /** Until when the referee's ruling can be appealed against. */
  @Column({ name: 'appeal_until', type: 'timestamptz', precision: 3, nullable: true })
  appealUntil!: Date | null;

  @Column({ name: 'appealed_by', type: 'uuid', nullable: true })
  appealedBy!: string | null;

  @Column({ name: 'appealed_at', type: 'timestamptz', precision: 3, nullable: true })
  appealedAt!: Date | null;

  @Column({ name: 'appealed_for', type: 'text', nullable: true })
  appealedFor!: string | null;

  @Column({ name: 'withdrawn_by', type: 'uuid', nullable: true })
  withdrawnBy!: string | null;

  @Column({ name: 'withdrawn_for', type: 'text', nullable: true })
  withdrawnFor!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
