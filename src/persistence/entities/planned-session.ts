import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SessionRow } from './session';

/** One row of `planned_session`: the tables that a plan has for a session, until another plan takes its place. */
@Entity({ name: 'planned_session' })
@ForeignKey(() => SessionRow, ['tournamentId', 'session'], ['tournamentId', 'number'], {
  name: 'planned_session_of_session',
  onDelete: 'CASCADE',
})
export class PlannedSessionRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'planned_session_pk' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'planned_session_pk' })
  session!: number;

  /** Of the whole plan, 64 hexadecimal digits. */
  @Column({ type: 'text' })
  seed!: string;

  /** The ids of the players in the order of their seats, table by table. */
  @Column({ type: 'jsonb' })
  tables!: readonly (readonly string[])[];
}
