import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayerRow } from './player';
import { SessionRow } from './session';

/** One row of `bye`: somebody pauses for a session. */
@Entity({ name: 'bye' })
@ForeignKey(() => SessionRow, ['tournamentId', 'session'], ['tournamentId', 'number'], {
  name: 'bye_in_session',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'bye_of_player' })
export class ByeRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'bye_pk' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'bye_pk' })
  session!: number;

  @PrimaryColumn({ name: 'player_id', type: 'uuid', primaryKeyConstraintName: 'bye_pk' })
  playerId!: string;
}
