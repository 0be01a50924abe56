import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LineColumns } from './line-columns';
import { TournamentRow } from './tournament';

/** One row of `unsealed_entry`: a line that was committed with what it tells of, and has no number in the log yet. */
@Entity({ name: 'unsealed_entry' })
export class UnsealedEntryRow extends LineColumns {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'unsealed_entry_pk' })
  @ForeignKey(() => TournamentRow, { name: 'unsealed_entry_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  /** Counted over all tournaments. Of two lines that depend on each other the later one has the greater id. */
  @PrimaryColumn({
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    generated: 'identity',
    primaryKeyConstraintName: 'unsealed_entry_pk',
  })
  id!: string;
}
