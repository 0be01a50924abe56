import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SeasonRow } from './season';
import { TournamentRow } from './tournament';

/** One row of `season_event`: a tournament of a season. */
@Entity({ name: 'season_event' })
export class SeasonEventRow {
  @PrimaryColumn({ name: 'season_id', type: 'uuid', primaryKeyConstraintName: 'season_event_pk' })
  @ForeignKey(() => SeasonRow, { name: 'season_event_of_season', onDelete: 'CASCADE' })
  seasonId!: string;

  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'season_event_pk' })
  @ForeignKey(() => TournamentRow, { name: 'season_event_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  /** Its place in the order of the season, counted from 1. */
  @Column({ type: 'integer' })
  place!: number;
}
