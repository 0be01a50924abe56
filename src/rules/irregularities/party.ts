import type { Side } from '../rulesets/ruleset';
import type { Seat } from '../seats';

/** Everybody who can be named in an incident or a ruling, besides seats and seat numbers. */
export const PARTIES = [
  'declarer',
  'opponent',
  'opponent-not-played',
  'opponent-played',
  'other-opponent',
  'either-other',
  'dealer',
  'same-dealer',
  'right-dealer',
  'pone',
  'active',
  'idle',
  'newcomer',
  'onlooker',
  'table',
] as const;
export type PartyWord = (typeof PARTIES)[number];

/** Somebody named in an incident or ruling: by part, by seat in the deal, or by seat number at the table (1 to 6). */
export type Party = PartyWord | Seat | number;

/** The side that a party belongs to in play; undefined for those who are on no side, or whose side is not said. */
export const sideOf = (party: Party): Side | undefined => {
  if (party === 'declarer') return 'declarer';
  return typeof party === 'string' && party.includes('opponent') ? 'opponents' : undefined;
};
