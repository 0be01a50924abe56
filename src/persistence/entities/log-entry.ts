import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LineColumns } from './line-columns';
import { TournamentRow } from './tournament';

/** One row of `log_entry`, a sealed line, which nobody ever changes or takes away. */
@Entity({ name: 'log_entry' })
@Check('log_entry_counted', 'sequence > 0')
@Check('log_entry_hashed', 'octet_length(hash) = 32')
export class LogEntryRow extends LineColumns {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'log_entry_pk' })
  @ForeignKey(() => TournamentRow, { name: 'log_entry_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  /** Counted from 1 without gaps. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'log_entry_pk' })
  sequence!: number;

  /** Of this line and of the hash before it, 32 bytes. */
  @Column({ type: 'bytea' })
  hash!: Buffer;
}
