import type { Law } from '../laws/law';
import type { Text } from '../text';

/** What a ruling comes to. */
export const DISPOSITIONS = [
  'new-deal',
  'deal-stands',
  'stopped',
  'recut',
  'choice',
  'stands',
  'no-offence',
  'breach-without-penalty',
  'referee',
] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** Who is named in a ruling; where the question did not say who it was, the two are offender and adversary. */
export const PARTIES = ['dealer', 'pone', 'offender', 'adversary', 'same-dealer', 'right-dealer'] as const;
export type Party = (typeof PARTIES)[number];

export const CHOICES = ['demand-new-deal', 'let-stand', 'starter'] as const;
export type ChoiceWord = (typeof CHOICES)[number];

/** What is done to put things right. */
export const CORRECTIONS = [
  'earlier-scores-stand',
  'surplus-returned-unseen',
  'surplus-drawn-by-pone',
  'supplied-from-top',
] as const;

export interface Correction {
  readonly what: (typeof CORRECTIONS)[number];
  /** How many cards; null where it was not told. */
  readonly cards: number | null;
  /** Of cards that the pone draws from the dealer's hand: whether he may look at them; null where it was not told. */
  readonly poneMayLook?: boolean | null;
}

/** A choice, what it brings, and the ruling that then stands. */
export interface Choice {
  readonly by: Party;
  readonly choice: ChoiceWord;
  /** The card that it would make the starter. */
  readonly card?: string;
  readonly effect: Text;
  readonly leadsTo: Ruling;
}

/** A ruling on one incident. Penalties are points that the other side scores. */
export interface Ruling {
  readonly disposition: Disposition;
  readonly newDeal: { readonly by: Party } | null;
  readonly penalties: readonly {
    readonly by: Party;
    readonly to: Party;
    readonly points: number;
    readonly mandatory: boolean;
  }[];
  readonly choices: readonly Choice[];
  readonly corrections: readonly Correction[];
  /** Whether the pone may look at the hand dealt him before he decides; null where he decides nothing. */
  readonly poneMayLookFirst: boolean | null;
  /** How a hand that is short goes on. */
  readonly hand: { readonly laysOut: number; readonly playsWith: number | null } | null;
  readonly laws: readonly Law[];
  readonly doubts: readonly Text[];
}

const plain: Omit<Ruling, 'disposition' | 'laws'> = {
  newDeal: null,
  penalties: [],
  choices: [],
  corrections: [],
  poneMayLookFirst: null,
  hand: null,
  doubts: [],
};

/** A ruling that names only what departs from "nothing follows". */
export const ruling = (
  disposition: Disposition,
  laws: readonly Law[],
  rest: Partial<Omit<Ruling, 'disposition' | 'laws'>> = {},
): Ruling => ({ ...plain, disposition, laws, ...rest });

/** Two points for the other side. */
export const twoPoints = (by: Party, to: Party, mandatory = true): Ruling['penalties'] => [
  { by, to, points: 2, mandatory },
];
