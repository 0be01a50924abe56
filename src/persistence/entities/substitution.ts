import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PlayerRow } from './player';
import { SeatRow } from './seat';

/** One row of `substitution`: somebody else holds the seat from a deal on. */
@Entity({ name: 'substitution' })
@ForeignKey(() => SeatRow, ['tournamentId', 'tableId', 'seat'], ['tournamentId', 'tableId', 'seat'], {
  name: 'substitution_of_seat',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerRow, ['tournamentId', 'playerId'], ['tournamentId', 'id'], { name: 'substitution_by_player' })
export class SubstitutionRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'substitution_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'substitution_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'substitution_pk' })
  seat!: number;

  /** His first deal, 2 or later. */
  @PrimaryColumn({ name: 'from_deal', type: 'integer', primaryKeyConstraintName: 'substitution_pk' })
  fromDeal!: number;

  @Column({ name: 'player_id', type: 'uuid' })
  playerId!: string;
}
