import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { TournamentRow } from './tournament';

/** One row of `player`: everything but the name. */
@Entity({ name: 'player' })
@Unique('player_number_once', ['tournamentId', 'number'])
export class PlayerRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'player_pk' })
  @ForeignKey(() => TournamentRow, { name: 'player_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'player_pk' })
  id!: string;

  /** The start number, counted from 1. */
  @Column({ type: 'integer' })
  number!: number;

  @Column({ type: 'text', nullable: true })
  club!: string | null;

  @Column({ type: 'text', nullable: true })
  team!: string | null;

  @Column({ type: 'text', nullable: true })
  category!: string | null;

  /** Whether the name may be shown to everybody. */
  @Column({ type: 'boolean', default: false })
  consent!: boolean;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
