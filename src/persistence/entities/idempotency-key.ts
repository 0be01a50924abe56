import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One row of `idempotency_key`: what was answered to a command. */
@Entity({ name: 'idempotency_key' })
@Index('idempotency_key_expiry', ['expiresAt'])
export class IdempotencyKeyRow {
  /** The nil UUID for commands outside an event. */
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'idempotency_key_pk' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'idempotency_key_pk' })
  principal!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_key_pk' })
  method!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_key_pk' })
  path!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_key_pk' })
  key!: string;

  /** SHA-256 of the body, 32 bytes. */
  @Column({ type: 'bytea' })
  fingerprint!: Buffer;

  @Column({ type: 'integer' })
  status!: number;

  @Column({ type: 'json' })
  headers!: Readonly<Record<string, string>>;

  /** Not jsonb, which would change the order of the fields. */
  @Column({ type: 'json' })
  body!: unknown;

  @Column({ name: 'expires_at', type: 'timestamptz', default: () => `(now() + '7 days')` })
  expiresAt!: Date;
}
