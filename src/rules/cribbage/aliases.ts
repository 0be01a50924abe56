import type { KindId, Player } from './kinds';
import type { ChoiceWord } from './ruling';

/** Other words for kinds; accepted, never answered. Some say the direction in their name. */
export const KIND_ALIASES: Readonly<Record<string, readonly [KindId, Readonly<Record<string, string>>?]>> = {
  'card-exposed-in-deal': ['card-exposed-by-dealer'],
  'card-dealt-incorrectly-uncorrected': ['card-misdealt'],
  'wrong-card-count': ['wrong-number'],
  'wrong-card-count-dealt': ['wrong-number'],
  'too-many': ['wrong-number', { number: 'too-many' }],
  'too-few': ['wrong-number', { number: 'too-few' }],
};

/** Other words for the two players. */
export const PLAYER_ALIASES: Readonly<Record<string, Player>> = { 'non-dealer': 'pone', none: 'table' };

/** Longer words for the choices. */
export const CHOICE_ALIASES: Readonly<Record<string, ChoiceWord>> = {
  'new-deal': 'demand-new-deal',
  'new-deal-by-same-dealer': 'demand-new-deal',
  'new-deal-same-dealer': 'demand-new-deal',
};

/** Other names of facts, and those that say the opposite. */
export const FACT_ALIASES: Readonly<Record<string, readonly [string, 'as-told' | 'opposite']>> = {
  held: ['cards', 'as-told'],
  exposedByDealer: ['exposed', 'as-told'],
  cutPackets: ['packets', 'as-told'],
  liftedBeforeAnnouncing: ['announcedBeforeLifting', 'opposite'],
};
