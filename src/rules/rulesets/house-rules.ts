import type { Law } from '../laws/law';

/** What doubles a game on doubt, each twice the one before: the opponents, the declarer, the opponents again. */
export const KONTRA_CALLS = ['kontra', 're', 'hirsch'] as const;
export type KontraCall = (typeof KONTRA_CALLS)[number];

/** Who may say Kontra: any opponent, or only one who has bid or held a figure. */
export const KONTRA_RIGHTS = ['anyone', 'bid-or-held'] as const;
export type KontraRight = (typeof KONTRA_RIGHTS)[number];

/** What an announced Spitze may add to the multiplier. */
export const SPITZE_ADDS = [1, 2] as const;
export type SpitzeAdds = (typeof SPITZE_ADDS)[number];

/** Kontra as a table has agreed to it; anybody may say it, and Re to every game, unless the table says otherwise. */
export interface AgreedKontra {
  readonly upTo: KontraCall;
  readonly right?: KontraRight | undefined;
  readonly reOnClosedNull?: boolean | undefined;
}

/** Kontra in force at a table. */
export interface KontraRule extends Required<{ [Part in keyof AgreedKontra]: NonNullable<AgreedKontra[Part]> }> {
  readonly law: Law;
}

/** House rules that a ruleset may offer beside its games and its readings. */
export const HOUSE_OPTIONS = ['ramsch', 'kontra', 'bock', 'spitze', 'matadors', 'values'] as const;
export type HouseOption = (typeof HOUSE_OPTIONS)[number];
