import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { PlayingTableRow } from './playing-table';

/** One row of `player_link`: what the players of a table show instead of a key. Kept readable, because it is printed. */
@Entity({ name: 'player_link' })
@Unique('player_link_token_once', ['token'])
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'player_link_of_table',
  onDelete: 'CASCADE',
})
export class PlayerLinkRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'player_link_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'player_link_pk' })
  tableId!: string;

  /** 122 random bits. */
  @Column({ type: 'uuid' })
  token!: string;

  /** Counts how often the link was renewed, from 1. */
  @Column({ type: 'integer', default: 1 })
  version!: number;
}
