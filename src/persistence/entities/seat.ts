import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { PlayerRow } from './player';
import { PlayingTableRow } from './playing-table';

/** One row of `seat`: who sits where at a table. */
@Entity({ name: 'seat' })
@Unique('seat_player_once', ['tournamentId', 'tableId', 'playerId'])
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'seat_at_table',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'seat_of_player' })
export class SeatRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'seat_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'seat_pk' })
  tableId!: string;

  /** Counted from 1, clockwise; seat 1 deals first. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'seat_pk' })
  seat!: number;

  /** The first deal in which the seat is there: 1, or a later one where somebody joined the table. */
  @Column({ name: 'from_deal', type: 'integer', default: 1 })
  fromDeal!: number;

  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;
}
