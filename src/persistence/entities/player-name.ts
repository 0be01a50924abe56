import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayerRow } from './player';

/** One row of `player_name`; without it the player is known by number only. */
@Entity({ name: 'player_name' })
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], {
  name: 'player_name_of_player',
  onDelete: 'CASCADE',
})
export class PlayerNameRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'player_name_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'player_id', type: 'uuid', primaryKeyConstraintName: 'player_name_pk' })
  playerId!: string;

  @Column({ type: 'text' })
  name!: string;
}
