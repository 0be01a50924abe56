import type { RulesetId } from '../../rules';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const tournamentStates = ['registration', 'running'] as const;
/** Registration ends with the first draw. */
export type TournamentState = (typeof tournamentStates)[number];

/** A cut of the field: how many were to go on after a session. */
export interface Cut {
  readonly after: number;
  readonly best: number;
}

/** What an event has announced: kept as it was given, frozen when its first session opens. */
export type Profile = object;

/** One row of `tournament`. */
@Entity({ name: 'tournament' })
@Check('tournament_state_known', `state IN ('registration', 'running')`)
@Index('tournament_by_age', ['createdAt', 'id'])
export class TournamentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'tournament_pk' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  ruleset!: RulesetId;

  @Column({ type: 'text', default: 'registration' })
  state!: TournamentState;

  @Column({ name: 'starts_at', type: 'timestamptz', nullable: true })
  startsAt!: Date | null;

  @Column({ name: 'time_zone', type: 'text' })
  timeZone!: string;

  @Column({ name: 'is_private', type: 'boolean', default: false })
  isPrivate!: boolean;

  @Column({ type: 'jsonb' })
  profile!: Profile;

  /** Counts every change of the profile. */
  @Column({ name: 'profile_version', type: 'integer', default: 1 })
  profileVersion!: number;

  @Column({ name: 'profile_frozen', type: 'boolean', default: false })
  profileFrozen!: boolean;

  /** Goes into the seed of every draw; fixed at the first one. */
  @Column({ name: 'public_word', type: 'text', nullable: true })
  publicWord!: string | null;

  /** How often the field was cut, in the order of the sessions; null where it was not. */
  @Column({ type: 'jsonb', nullable: true })
  cuts!: readonly Cut[] | null;

  /** The key that made the tournament. */
  @Column({ name: 'owner_key', type: 'uuid' })
  ownerKey!: string;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** Whole milliseconds, so that a position in a listing survives the way through a JavaScript Date. */
  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
