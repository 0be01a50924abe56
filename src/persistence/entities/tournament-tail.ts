import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';

/** One row of `tournament_tail`: number and hash of the last sealed line. A row of its own, so that sealing never waits for a change of the tournament. */
@Entity({ name: 'tournament_tail' })
@Check('tournament_tail_hashed', 'octet_length(hash) = 32')
export class TournamentTailRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'tournament_tail_pk' })
  @ForeignKey(() => TournamentRow, { name: 'tournament_tail_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @Column({ type: 'integer', default: 0 })
  sequence!: number;

  /** 32 bytes; all zero before the first line. */
  @Column({ type: 'bytea', default: () => `decode(repeat('00', 32), 'hex')` })
  hash!: Buffer;
}
