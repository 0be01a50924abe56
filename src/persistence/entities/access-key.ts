import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Who may do what: a key's role, from the widest to the narrowest. */
export const roles = ['admin', 'director', 'jury', 'referee', 'scorer'] as const;
export type Role = (typeof roles)[number];

/** One row of `access_key`. */
@Entity({ name: 'access_key' })
@Check('access_key_hash_is_sha256', 'octet_length(hash) = 32')
@Check('access_key_role_known', `role IN ('admin', 'director', 'jury', 'referee', 'scorer')`)
@Unique('access_key_hash_once', ['hash'])
@Index('access_key_by_age', ['createdAt', 'id'])
export class AccessKeyRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'access_key_pk' })
  id!: string;

  /** SHA-256 of the key's text, 32 bytes. */
  @Column({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'text' })
  role!: Role;

  @Column({ name: 'tournament_id', type: 'uuid', nullable: true })
  tournamentId!: string | null;

  /** The numbers of the tables that the key is for, in every session; null means all. */
  @Column({ type: 'integer', array: true, nullable: true })
  tables!: number[] | null;

  /** The actions that the key is for, of those of its role; null means all. */
  @Column({ type: 'text', array: true, nullable: true })
  scopes!: string[] | null;

  @Column({ type: 'text' })
  label!: string;

  /** The key that made it, null for the very first one; the admin key of the environment has no row. */
  @Column({ name: 'made_by', type: 'uuid', nullable: true })
  madeBy!: string | null;

  /** Whole milliseconds, so that a position in a listing survives the way through a JavaScript Date. */
  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}
