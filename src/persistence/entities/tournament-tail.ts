import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';

/** One row of `tournament_tail`: the number of the last entry in the log. A row of its own, so that counting never waits for a change of the tournament. */
@Entity({ name: 'tournament_tail' })
export class TournamentTailRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'tournament_tail_pk' })
  @ForeignKey(() => TournamentRow, { name: 'tournament_tail_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @Column({ type: 'integer', default: 0 })
  sequence!: number;
}
