import type { KindId, Player } from './kinds';

/** When an irregularity was found, in the order of a deal. */
export const PHASES = [
  'before-cut',
  'cut',
  'dealing',
  'deal-complete',
  'laying-out',
  'starter',
  'during-play',
  'after-play',
  'later-deal',
] as const;
export type Phase = (typeof PHASES)[number];

export type FactValue = boolean | number | string | readonly (number | string)[];

/** What happened: its kind, who did it, when it was found, and the facts of its kind as far as they are known. */
export interface Incident {
  readonly kind: KindId;
  readonly offender?: Player | undefined;
  readonly phase?: Phase | undefined;
  readonly facts: Readonly<Record<string, FactValue | undefined>>;
}

/** The other of two; of somebody who is not named, the adversary. */
export const adversaryOf = (player: Player | undefined): 'dealer' | 'pone' | 'adversary' =>
  player === 'dealer' ? 'pone' : player === 'pone' ? 'dealer' : 'adversary';
