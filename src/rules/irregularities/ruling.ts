import type { Contract } from '../contracts/contract';
import type { Valuation } from '../contracts/valuation';
import type { Law } from '../laws/law';
import type { Level } from '../rulesets/ruleset';
import type { Seat } from '../seats';
import type { Text } from '../text';
import type { FactValue, Incident } from './incident';
import type { Party } from './party';

/** What a ruling comes to. */
export const DISPOSITIONS = [
  'new-deal',
  'deal-stands',
  'recut',
  'hand-reduced',
  'refused',
  'allowed',
  'no-offence',
  'corrected',
  'stands',
  'forced-game',
  'game-won',
  'game-lost',
  'play-on',
  'choice',
  'breach-without-penalty',
  'referee',
] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** What somebody may choose. */
export const CHOICES = [
  'stop',
  'play-on',
  'play-on-let-stand',
  'play-on-corrected',
  'demand-take-back',
  'let-stand',
  'amend',
  'keep',
  'demand-new-deal',
  'claim',
  'waive',
  'suit',
  'turned-grand',
] as const;
export type ChoiceWord = (typeof CHOICES)[number];

/** A choice that the code gives somebody, what it brings, and the ruling that then stands. */
export interface Choice {
  readonly by: Party;
  readonly choice: ChoiceWord;
  readonly effect: Text;
  readonly leadsTo: () => Ruling;
}

/**
 * A fact that would change the ruling: where it belongs, what it would change at most, and what each answer leads to.
 * `set` says it in the form in which it can be told.
 */
export interface MissingFact {
  readonly pointer: string;
  readonly affects?: 'disposition' | 'level' | 'value';
  /** The law that rules cannot do without it; others would only change a ruling that stands as the case was told. */
  readonly needed?: boolean;
  readonly ifAnswered: readonly {
    readonly value: string | number | boolean;
    readonly text?: Text;
    readonly set?: Readonly<Record<string, FactValue>>;
    readonly disposition: Disposition;
  }[];
}

/** What is done to put things right before the deal, the bidding or play goes on. */
export const CORRECTIONS = [
  'card-goes-back',
  'cards-played-after-go-back',
  'rightful-player-leads',
  'trick-goes-to-winner',
  'round-is-evened-out',
  'dealer-shuffles-last',
  'newcomer-takes-the-deal',
  'earlier-scores-stand',
  'dealer-draws-face-down',
  'forehand-draws-face-down',
  'second-card-is-turned',
  'two-cards-are-laid-out',
  'call-stands',
  'nine-card-player-gets-one',
  'surplus-drops-out',
  'announcement-is-made-good',
  'trick-is-completed',
  'round-is-replayed',
  'claimants-cards-go-to-declarer',
  'remaining-cards-go-to-opponents',
  'last-trick-goes-to-innocent-side',
  'declarer-plays-open',
  'thrown-cards-are-taken-up',
  'skat-goes-back',
  'bids-are-released',
  'card-counts-are-put-right',
] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** The game as ruled: `result` is null where the facts do not give its value. */
export interface RuledGame {
  readonly won: boolean;
  readonly level: Level | null;
  readonly result: Valuation | null;
}

/** A ruling of one law on one incident. Penalties are negative points in the offender's own column. */
export interface Ruling {
  readonly disposition: Disposition;
  readonly game: RuledGame | null;
  /** The contract that stands after the ruling, where the law fixes it. */
  readonly contract: Contract | null;
  readonly choices: readonly Choice[];
  /** Whether a win that the ruling gives already stands while play goes on. */
  readonly secured: boolean;
  readonly playingFor: null | 'schneider' | 'schwarz' | 'outcome';
  readonly penalties: readonly { readonly who: Party; readonly points: number; readonly mandatory: boolean }[];
  readonly claims: readonly { readonly from: Party; readonly to: Party; readonly points: number }[];
  readonly debarred: readonly Party[];
  readonly newDeal: { readonly by: Party } | null;
  readonly nextDealer: Party | Seat | null;
  readonly corrections: readonly Correction[];
  readonly alreadyDecided: null | 'declarer' | 'opponents';
  readonly reasoning: readonly { readonly text: Text; readonly law: Law }[];
  readonly missing: readonly MissingFact[];
  readonly doubts: readonly Text[];
}

const plain: Omit<Ruling, 'disposition' | 'reasoning'> = {
  game: null,
  contract: null,
  choices: [],
  secured: false,
  playingFor: null,
  penalties: [],
  claims: [],
  debarred: [],
  newDeal: null,
  nextDealer: null,
  corrections: [],
  alreadyDecided: null,
  missing: [],
  doubts: [],
};

/** One step of the reasoning behind a ruling. */
export const because = (law: Law, en: string, de: string): Ruling['reasoning'][number] => ({ law, text: { en, de } });

/** A ruling that names only what departs from "nothing follows". */
export const ruling = (
  disposition: Disposition,
  reasoning: Ruling['reasoning'],
  rest: Partial<Omit<Ruling, 'disposition' | 'reasoning'>> = {},
): Ruling => ({ ...plain, disposition, reasoning, ...rest });

/** The next question about a fact that is not known; nothing where it is. */
export const askIfUnknown = (
  { facts }: Incident,
  name: string,
  ifAnswered: MissingFact['ifAnswered'],
): readonly MissingFact[] => (facts[name] === undefined ? [{ pointer: `/incident/facts/${name}`, ifAnswered }] : []);

/** The two answers to a question that is answered with yes or no. */
export const yesOrNo = (yes: Disposition, no: Disposition): MissingFact['ifAnswered'] => [
  { value: true, disposition: yes },
  { value: false, disposition: no },
];

/** A law that applies and cannot rule before something is told that has too many answers to try. */
export const waitingFor = (law: Law, pointer: string): Ruling =>
  ruling(
    'referee',
    [
      because(
        law,
        'This law applies; what it asks about was not told.',
        'Dieses Gesetz greift; wonach es fragt, ist nicht angegeben.',
      ),
    ],
    { missing: [{ pointer, ifAnswered: [] }] },
  );
