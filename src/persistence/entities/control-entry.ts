import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EntryColumns, kindKnown, playedHasScore, ramschHasScores, valued } from './entry-columns';
import { PlayingTableRow } from './playing-table';

/** One row of `control_entry`: a line of the second list. The highest revision counts; none is ever changed. */
@Entity({ name: 'control_entry' })
@Check('control_entry_kind_known', kindKnown)
@Check('control_entry_played_has_score', playedHasScore)
@Check('control_entry_ramsch_has_scores', ramschHasScores)
@Check('control_entry_valued', valued)
@ForeignKey(() => PlayingTableRow, ['tournamentId', 'tableId'], ['tournamentId', 'id'], {
  name: 'control_entry_at_table',
  onDelete: 'CASCADE',
})
export class ControlEntryRow extends EntryColumns {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'control_entry_pk' })
  tournamentId!: string;

  @PrimaryColumn({ name: 'table_id', type: 'uuid', primaryKeyConstraintName: 'control_entry_pk' })
  tableId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'control_entry_pk' })
  deal!: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'control_entry_pk' })
  revision!: number;
}
