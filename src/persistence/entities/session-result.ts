import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayerRow } from './player';
import { PlayingTableRow } from './playing-table';

/** One row of `session_result`: what somebody has from a table; it can be worked out again from the table's lists at any time. */
@Entity({ name: 'session_result' })
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'session_result_at_table',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'session_result_of_player' })
export class SessionResultRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'session_result_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'session_result_pk' })
  tableId!: string;

  @PrimaryColumn({ name: 'player_id', type: 'uuid', primaryKeyConstraintName: 'session_result_pk' })
  playerId!: string;

  @Column({ type: 'integer' })
  session!: number;

  @Column({ type: 'integer' })
  total!: number;

  @Column({ name: 'game_points', type: 'integer' })
  gamePoints!: number;

  @Column({ type: 'integer' })
  won!: number;

  @Column({ type: 'integer' })
  lost!: number;

  @Column({ type: 'integer' })
  bonus!: number;
}
