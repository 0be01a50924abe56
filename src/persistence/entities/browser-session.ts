import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AccessKeyRow } from './access-key';

/** One row of `browser_session`: somebody who showed a key on a page, and from then on shows a cookie. */
@Entity({ name: 'browser_session' })
@Check('browser_session_hash_is_sha256', 'octet_length(hash) = 32')
@Unique('browser_session_hash_once', ['hash'])
@Index('browser_session_by_end', ['expiresAt'])
@ForeignKey(() => AccessKeyRow, ['keyId'], ['id'], { name: 'browser_session_of_key', onDelete: 'CASCADE' })
export class BrowserSessionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'browser_session_pk' })
  id!: string;

  /** SHA-256 of the cookie's value, 32 bytes. */
  @Column({ type: 'bytea' })
  hash!: Buffer;

  /** The key that was shown; null for the admin key of the environment. */
  @Column({ name: 'key_id', type: 'uuid', nullable: true })
  keyId!: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
