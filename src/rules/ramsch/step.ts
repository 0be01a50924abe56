import type { Seat } from '../seats';

/** What one step of a Ramsch contributes; each stands on the form's law, or on the named part of the agreement. */
export const RAMSCH_STEP_OPTIONS = {
  skat: 'ramsch.skat',
  'card-points': 'ramsch.form',
  rate: 'ramsch.form',
  'rate-one-virgin': 'ramsch.form',
  'rate-two-virgins': 'ramsch.form',
  'virgin-factor': 'ramsch.form',
  march: 'ramsch.form',
  'fewest-points': 'ramsch.form',
  'fewest-points-shared': 'ramsch.form',
  passing: 'ramsch.doublings',
  knocking: 'ramsch.doublings',
  share: 'ramsch.ties',
  score: 'ramsch.form',
} as const;
export type RamschStepKind = keyof typeof RAMSCH_STEP_OPTIONS;

export interface RamschStep {
  readonly what: RamschStepKind;
  /** Whose step it is, where it is one player's. */
  readonly seat?: Seat;
  readonly amount: number;
}
