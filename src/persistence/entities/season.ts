import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One row of `season`: how several tournaments together are ranked. */
@Entity({ name: 'season' })
@Index('season_by_age', ['createdAt', 'id'])
export class SeasonRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'season_pk' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  /** As it was announced. */
  @Column({ type: 'jsonb' })
  rule!: object;

  /** The prize pool of the season, as it was announced; null where there is none. */
  @Column({ type: 'jsonb', nullable: true })
  pool!: object | null;

  /** The key that made the season. */
  @Column({ name: 'owner_key', type: 'uuid' })
  ownerKey!: string;

  /** Rises with everything that is changed of the season, its members included. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
