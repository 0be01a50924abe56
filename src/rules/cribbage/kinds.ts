import type { Text } from '../text';
import { formatCard, PACK } from './card';

/** Who deals and who does not; nobody in particular is the table. */
export const PLAYERS = ['dealer', 'pone', 'table'] as const;
export type Player = (typeof PLAYERS)[number];

/** The form of a fact in the words of JSON Schema. */
export type FactForm = { readonly description: string } & (
  | { readonly type: 'boolean' }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | {
      readonly type: 'array';
      readonly items:
        | { readonly type: 'string'; readonly enum: readonly string[] }
        | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number };
      readonly minItems: number;
      readonly maxItems: number;
    }
);

/** A kind of irregularity: who can commit it and which facts it takes. */
export interface Kind {
  readonly description: Text;
  readonly offenders: readonly Player[];
  readonly facts: Readonly<Record<string, FactForm>>;
}

const yesNo = (description: string) => ({ type: 'boolean', description }) as const;
const number = (minimum: number, maximum: number, description: string) =>
  ({ type: 'integer', minimum, maximum, description }) as const;

const packets = {
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 52 },
  minItems: 2,
  maxItems: 2,
  description: 'Cards in each packet.',
} as const;

const looked = { poneLookedAtCards: yesNo('Whether the pone has looked at his cards before he decides.') };
const holding = {
  who: { type: 'string', enum: ['dealer', 'pone'], description: 'Whose hand has the wrong number.' },
  cards: number(0, 52, 'How many cards he has.'),
  number: { type: 'string', enum: ['too-many', 'too-few'], description: 'In place of the number of cards.' },
  announcedBeforeLifting: yesNo('Of the pone: whether he said so before he lifted his cards.'),
  poneLookedAtOwnHand: yesNo('Whether the pone has looked at his hand; he may.'),
  dealerSaw: yesNo('Of the dealer: whether he has seen the cards that are drawn from his hand.'),
} as const;

const both = ['dealer', 'pone'] as const;

/** What can go wrong, in the order of a deal. */
export const KINDS = {
  'cut-exposes-several': {
    description: {
      en: 'Somebody exposes more than one card in cutting for the deal.',
      de: 'Beim Abheben um das Geben zeigt jemand mehr als eine Karte.',
    },
    offenders: ['dealer', 'pone', 'table'],
    facts: {},
  },
  cut: {
    description: { en: 'The pone cuts the pack for the deal.', de: 'Der Gegner hebt vor dem Geben ab.' },
    offenders: ['pone'],
    facts: { packets },
  },
  'pack-not-cut': {
    description: { en: 'The dealer does not have the pack cut.', de: 'Der Geber lässt nicht abheben.' },
    offenders: ['dealer'],
    facts: looked,
  },
  'card-faced-in-pack': {
    description: { en: 'A card lies face up in the pack.', de: 'Eine Karte liegt offen im Blatt.' },
    offenders: ['table', 'dealer'],
    facts: {},
  },
  'pack-imperfect': {
    description: { en: 'The pack is not complete and right.', de: 'Das Blatt ist nicht vollständig und richtig.' },
    offenders: ['table', 'dealer'],
    facts: {},
  },
  'deal-out-of-turn': {
    description: { en: 'Somebody deals out of turn.', de: 'Jemand gibt außer der Reihe.' },
    offenders: ['dealer'],
    facts: { nonDealerLiftedCards: yesNo('Whether the other has lifted his cards from the table.') },
  },
  'card-exposed-by-dealer': {
    description: { en: 'The dealer exposes a card in dealing.', de: 'Der Geber zeigt beim Geben eine Karte.' },
    offenders: ['dealer'],
    facts: looked,
  },
  'adversary-card-exposed': {
    description: { en: "The dealer exposes a card of the pone's.", de: 'Der Geber zeigt eine Karte des Gegners.' },
    offenders: ['dealer'],
    facts: looked,
  },
  'card-misdealt': {
    description: { en: 'A card is dealt incorrectly.', de: 'Eine Karte wird falsch gegeben.' },
    offenders: ['dealer'],
    facts: { remediedBeforeNextCard: yesNo('Whether it was put right before another card was dealt.'), ...looked },
  },
  'wrong-number': {
    description: {
      en: 'Somebody has been dealt too many or too few cards.',
      de: 'Jemand hat zu viele oder zu wenige Karten.',
    },
    offenders: ['dealer', 'pone', 'table'],
    facts: holding,
  },
  'wrong-number-at-laying-out': {
    description: {
      en: 'Only in laying out for the crib somebody is found to have too many or too few cards.',
      de: 'Erst beim Ablegen in den Crib zeigt sich, dass jemand zu viele oder zu wenige Karten hat.',
    },
    offenders: ['dealer', 'pone', 'table'],
    facts: holding,
  },
  'crib-card-taken-up': {
    description: {
      en: 'Somebody takes up cards that he had laid out for the crib.',
      de: 'Jemand nimmt Karten wieder auf, die er in den Crib gelegt hat.',
    },
    offenders: both,
    facts: { cards: number(1, 4, 'How many cards he takes up.') },
  },
  'cards-confused-with-crib': {
    description: {
      en: 'Somebody mixes his cards with those of the crib.',
      de: 'Jemand bringt seine Karten mit dem Crib durcheinander.',
    },
    offenders: both,
    facts: {},
  },
  'starter-cut': {
    description: { en: 'The pack is cut for the starter.', de: 'Für die Startkarte wird abgehoben.' },
    offenders: ['pone'],
    facts: { packets },
  },
  'starter-faced-in-pack': {
    description: { en: 'The starter is found face up.', de: 'Die Startkarte liegt schon offen.' },
    offenders: ['table', 'dealer'],
    facts: {},
  },
  'starter-more-than-one-exposed': {
    description: {
      en: 'The dealer turns more than one card for the starter.',
      de: 'Der Geber deckt mehr als eine Karte als Startkarte auf.',
    },
    offenders: ['dealer'],
    facts: {
      exposed: {
        type: 'array',
        items: { type: 'string', enum: PACK.map(formatCard) },
        minItems: 2,
        maxItems: 40,
        description: 'The cards that were exposed.',
      },
    },
  },
  'heels-not-pegged': {
    description: {
      en: 'The dealer has turned a jack and not pegged for it at once.',
      de: 'Der Geber hat einen Buben aufgedeckt und nicht gleich dafür gesteckt.',
    },
    offenders: ['dealer'],
    facts: { dealerPlayed: yesNo('Whether he has played a card since.') },
  },
  'error-in-play': {
    description: { en: 'An error in playing the cards.', de: 'Ein Fehler beim Ausspielen der Karten.' },
    offenders: both,
    facts: {},
  },
  'error-in-pegging': {
    description: { en: 'Somebody pegs too much or too little.', de: 'Jemand steckt zu viel oder zu wenig.' },
    offenders: both,
    facts: {},
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindId = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as readonly KindId[];
