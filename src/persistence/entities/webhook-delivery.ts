import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WebhookRow } from './webhook';

export const deliveryStates = ['delivered', 'failing', 'given-up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryFailures = ['timeout', 'address-refused', 'not-reached'] as const;
/** Why there was no answer. */
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** One row of `webhook_delivery`: how telling one line of the log to one address has gone so far. */
@Entity({ name: 'webhook_delivery' })
@Check('webhook_delivery_state_known', `state IN ('delivered', 'failing', 'given-up')`)
@ForeignKey(() => WebhookRow, ['tournamentId', 'webhookId'], ['tournamentId', 'id'], {
  name: 'webhook_delivery_to_webhook',
  onDelete: 'CASCADE',
})
export class WebhookDeliveryRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'webhook_delivery_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'webhook_id', type: 'uuid', primaryKeyConstraintName: 'webhook_delivery_pk' })
  webhookId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'webhook_delivery_pk' })
  sequence!: number;

  @Column({ type: 'text' })
  state!: DeliveryState;

  @Column({ type: 'integer' })
  tries!: number;

  /** Of the last answer; null where none came. */
  @Column({ type: 'integer', nullable: true })
  status!: number | null;

  @Column({ type: 'text', nullable: true })
  failure!: DeliveryFailure | null;

  @Column({ name: 'tried_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  triedAt!: Date;
}
