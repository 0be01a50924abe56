import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';

/** One row of `money_plan`: what an event announces about money, as it was given. */
@Entity({ name: 'money_plan' })
export class MoneyPlanRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'money_plan_pk' })
  @ForeignKey(() => TournamentRow, { name: 'money_plan_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @Column({ type: 'jsonb' })
  plan!: object;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
