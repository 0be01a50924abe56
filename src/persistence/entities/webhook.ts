import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';

export const webhookStates = ['active', 'disabled'] as const;
/** A disabled one is told nothing until somebody lets it go on. */
export type WebhookState = (typeof webhookStates)[number];

/** One row of `webhook`: an address that is told what happens in a tournament, one thing after the other. */
@Entity({ name: 'webhook' })
@Check('webhook_state_known', `state IN ('active', 'disabled')`)
@Index('webhook_due', ['dueAt'], { where: `state = 'active'` })
export class WebhookRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'webhook_pk' })
  @ForeignKey(() => TournamentRow, { name: 'webhook_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'webhook_pk' })
  id!: string;

  @Column({ type: 'text' })
  url!: string;

  /** Actions of the log; null for all. */
  @Column({ type: 'text', array: true, nullable: true })
  events!: string[] | null;

  /** As it is needed for signing. Read only by name, so that no listing and no export carries it. */
  @Column({ type: 'text', select: false })
  secret?: string;

  /** The one before, which also signs for a while. */
  @Column({ name: 'old_secret', type: 'text', nullable: true, select: false })
  oldSecret?: string | null;

  @Column({ name: 'old_secret_until', type: 'timestamptz', nullable: true })
  oldSecretUntil!: Date | null;

  @Column({ type: 'text', default: 'active' })
  state!: WebhookState;

  /** The number of the last line of the log that needs no telling any more. */
  @Column({ type: 'integer' })
  position!: number;

  /** How often the next line was tried. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  /** When the next line is to be told; while a process has it in hand, when another one takes over. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** Who has it in hand. */
  @Column({ type: 'uuid', nullable: true })
  claim!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
