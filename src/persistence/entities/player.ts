import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { TournamentRow } from './tournament';

export const playerStates = ['entered', 'waiting', 'withdrawn'] as const;
/** In the field, on the waiting list, or gone; results stay whatever happens. */
export type PlayerState = (typeof playerStates)[number];

/** One row of `player`: everything but the name. */
@Entity({ name: 'player' })
@Check('player_state_known', `state IN ('entered', 'waiting', 'withdrawn')`)
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

  /** The pair whose results are added up. */
  @Column({ type: 'text', nullable: true })
  tandem!: string | null;

  @Column({ type: 'text', nullable: true })
  mixed!: string | null;

  @Column({ type: 'text', nullable: true })
  category!: string | null;

  /** Whether the name may be shown to everybody. */
  @Column({ type: 'boolean', default: false })
  consent!: boolean;

  @Column({ type: 'text', default: 'entered' })
  state!: PlayerState;

  /** Whether he has reported on the day. */
  @Column({ name: 'checked_in', type: 'boolean', default: false })
  checkedIn!: boolean;

  /** The session after which he went no further, as the field was cut then. */
  @Column({ name: 'cut_after', type: 'integer', nullable: true })
  cutAfter!: number | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
