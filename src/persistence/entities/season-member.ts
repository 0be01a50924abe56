import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { SeasonRow } from './season';

/** One row of `season_member`: a person of a season, whatever number he has in its tournaments. */
@Entity({ name: 'season_member' })
@Unique('season_member_number_once', ['seasonId', 'number'])
export class SeasonMemberRow {
  @PrimaryColumn({ name: 'season_id', type: 'uuid', primaryKeyConstraintName: 'season_member_pk' })
  @ForeignKey(() => SeasonRow, { name: 'season_member_of_season', onDelete: 'CASCADE' })
  seasonId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'season_member_pk' })
  id!: string;

  /** Counted from 1 in each season. */
  @Column({ type: 'integer' })
  number!: number;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
