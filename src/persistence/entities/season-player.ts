import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { PlayerRow } from './player';
import { SeasonEventRow } from './season-event';
import { SeasonMemberRow } from './season-member';

/** One row of `season_player`: which player of a tournament a member of the season is. */
@Entity({ name: 'season_player' })
@Unique('season_player_once', ['seasonId', 'memberId', 'tournamentId'])
@ForeignKey(() => SeasonEventRow, ['seasonId', 'tournamentId'], ['seasonId', 'tournamentId'], {
  name: 'season_player_in_event',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SeasonMemberRow, ['seasonId', 'memberId'], ['seasonId', 'id'], {
  name: 'season_player_is_member',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], {
  name: 'season_player_is_player',
  onDelete: 'CASCADE',
})
export class SeasonPlayerRow {
  @PrimaryColumn({ name: 'season_id', type: 'uuid', primaryKeyConstraintName: 'season_player_pk' })
  seasonId!: string;

  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'season_player_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'player_id', type: 'uuid', primaryKeyConstraintName: 'season_player_pk' })
  playerId!: string;

  @Column({ name: 'member_id', type: 'uuid' })
  memberId!: string;
}
