import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TournamentRow } from './tournament';

export const sessionStates = ['scheduled', 'drawn', 'open', 'closed', 'final', 'void'] as const;
export type SessionState = (typeof sessionStates)[number];

export const seatings = ['draw', 'standing', 'plan', 'manual'] as const;
/** How players come to their tables: by lot, set by the standing so far, by a plan for several sessions, or as the director says. */
export type Seating = (typeof seatings)[number];

export const standingKeys = ['total', 'last'] as const;
/** By what a session is set: by all that everybody has, or by his last session alone. */
export type StandingKey = (typeof standingKeys)[number];

/** Deals per table, by the number of its players. */
export type DealsBySize = Readonly<Record<'3' | '4', number> & Partial<Record<'5' | '6', number>>>;

/** One row of `session`. */
@Entity({ name: 'session' })
@Check('session_state_known', `state IN ('scheduled', 'drawn', 'open', 'closed', 'final', 'void')`)
@Check('session_seating_known', `seating IN ('draw', 'standing', 'plan', 'manual')`)
@Check('session_standing_known', `standing IN ('total', 'last')`)
@Index('session_due', ['startsAt'], { where: `state = 'drawn'` })
@Index('session_overdue', ['startsAt'], { where: `state = 'scheduled' AND NOT overdue_told` })
@Index('session_time_up', ['endsAt'], { where: `state = 'open' AND NOT time_up` })
export class SessionRow {
  @PrimaryColumn({ name: 'tournament_id', type: 'uuid', primaryKeyConstraintName: 'session_pk' })
  @ForeignKey(() => TournamentRow, { name: 'session_of_tournament', onDelete: 'CASCADE' })
  tournamentId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'session_pk' })
  number!: number;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt!: Date;

  @Column({ name: 'duration_minutes', type: 'integer', nullable: true })
  durationMinutes!: number | null;

  @Column({ name: 'ends_at', type: 'timestamptz', nullable: true })
  endsAt!: Date | null;

  @Column({ type: 'jsonb' })
  deals!: DealsBySize;

  @Column({ type: 'text' })
  seating!: Seating;

  @Column({ type: 'text', default: 'total' })
  standing!: StandingKey;

  @Column({ type: 'text', default: 'scheduled' })
  state!: SessionState;

  /** When it was opened for the first time. */
  @Column({ name: 'opened_at', type: 'timestamptz', precision: 3, nullable: true })
  openedAt!: Date | null;

  @Column({ name: 'time_up', type: 'boolean', default: false })
  timeUp!: boolean;

  @Column({ name: 'overdue_told', type: 'boolean', default: false })
  overdueTold!: boolean;

  /** Until when the closed lists can be contested. */
  @Column({ name: 'objections_until', type: 'timestamptz', precision: 3, nullable: true })
  objectionsUntil!: Date | null;

  /** 64 hexadecimal digits, from the last draw. */
  @Column({ type: 'text', nullable: true })
  seed!: string | null;

  @Column({ name: 'draw_attempts', type: 'integer', default: 0 })
  drawAttempts!: number;

  /** Pairs at one table who have met before. */
  @Column({ type: 'integer', nullable: true })
  repeats!: number | null;

  @Column({ name: 'lower_bound', type: 'integer', nullable: true })
  lowerBound!: number | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
