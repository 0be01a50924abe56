import { CHOICE_ALIASES, PARTY_ALIASES } from '../../src/rules';
import type { Case } from './cases';

/** A ruling as the service answers it, as far as tests look at it. */
export interface RuledAnswer {
  readonly disposition: string;
  readonly game: {
    readonly won: boolean;
    readonly level: string | null;
    readonly result: { readonly score: number } | null;
  } | null;
  readonly contract: { readonly game: string; readonly trump?: string; readonly announced?: string } | null;
  readonly choices: readonly { readonly by: unknown; readonly choice: string; readonly disposition: string }[];
  readonly secured: boolean;
  readonly playingFor: string | null;
  readonly penalties: readonly { readonly who: unknown; readonly points: number; readonly mandatory: boolean }[];
  readonly claims: readonly { readonly from: unknown; readonly points: number }[];
  readonly debarred: readonly unknown[];
  readonly newDeal: { readonly by: unknown } | null;
  readonly nextDealer: unknown;
  readonly corrections: readonly string[];
  readonly alreadyDecided: string | null;
  readonly laws: readonly { readonly citation: string; readonly numberVerified?: false }[];
  readonly reasoning: readonly { readonly text: string; readonly law: string }[];
  readonly missing: readonly { readonly pointer: string }[];
}

/** A case of `foster.jsonl` as it is asked. */
export const adjudicationOf = ({ given, ruleset }: Case) => ({
  ruleset: 'foster',
  incident: { kind: given['event'], offender: given['offender'], phase: given['foundAt'], facts: given['facts'] },
  ...(given['choice'] === undefined ? {} : { choice: given['choice'] }),
  ...(ruleset === 'foster-prose' ? { options: { reading: 'prose' } } : {}),
});

/** Words of the case files for a disposition. */
const DISPOSITIONS: Readonly<Record<string, string>> = {
  'deal-continues': 'deal-stands',
  'reduce-hand': 'hand-reduced',
  'out-of-turn': 'refused',
  'correct-error': 'corrected',
  'cards-taken-back': 'corrected',
  'trick-stands': 'stands',
  'bidding-continues': 'stands',
  options: 'choice',
  'breach-no-penalty': 'breach-without-penalty',
};

const CHOOSERS: Readonly<Record<string, string>> = {
  'adversary-not-played': 'opponent-not-played',
  'adversary-played-after': 'opponent-played',
};

/** What a case names by a flag or a word of its own, and the correction that says it. */
const CORRECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lastShuffle: { dealer: 'dealer-shuffles-last' },
  dealsInRound: { 4: 'round-is-evened-out' },
  drawnBy: { dealer: 'dealer-draws-face-down', V: 'forehand-draws-face-down' },
  cardsForfeitedTo: { declarer: 'claimants-cards-go-to-declarer' },
  earlierScoresStand: { true: 'earlier-scores-stand' },
  lastTrickTo: { 'side-not-in-fault': 'last-trick-goes-to-innocent-side' },
  adversaryMayTakeBack: { true: 'cards-played-after-go-back' },
  rightLeader: { V: 'rightful-player-leads' },
};

const party = (word: unknown): unknown =>
  typeof word === 'string' ? (CHOOSERS[word] ?? PARTY_ALIASES[word] ?? word) : word;

const choice = (word: string): string => (word.startsWith('tournee-') ? 'suit' : (CHOICE_ALIASES[word] ?? word));

const isDefined = (entry: readonly [string, unknown]): boolean => entry[1] !== undefined;

interface Expected {
  readonly ruling: string;
  readonly gameResult?: 'declarer-wins' | 'declarer-loses';
  readonly score?: number;
  readonly schneider?: boolean;
  readonly game?: string;
  readonly trump?: string;
  readonly effective?: string;
  readonly options?: readonly [{ readonly to: string; readonly choices: readonly string[] }];
  readonly mandatory?: boolean;
  readonly penalties?: readonly { readonly who: string; readonly points: number; readonly optional?: boolean }[];
  readonly debarred?: readonly string[];
  readonly newDealBy?: string;
  readonly nextDealer?: string;
  readonly claimable?: { readonly from: string; readonly points: number };
}

/** What a case of `foster.jsonl` expects, in the words of the service; only what the case names. */
export const expectedOf = ({ expect }: Case): Readonly<Record<string, unknown>> => {
  const wanted = expect as unknown as Expected;
  const { ruling, gameResult, game, trump, effective, options, mandatory, penalties, claimable } = wanted;
  const won = gameResult && gameResult === 'declarer-wins';
  const decided = won === true ? 'game-won' : 'game-lost';
  return Object.fromEntries(
    [
      ['disposition', ruling === 'game-decided' ? decided : (DISPOSITIONS[ruling] ?? ruling)],
      ['won', won],
      ['score', wanted.score],
      ['contract', game],
      ['trump', trump],
      ['announced', effective],
      ['choices', options?.[0].choices.map((word) => [party(options[0].to), choice(word)])],
      ['choosing', mandatory === true ? 0 : undefined],
      ['penalties', penalties?.map(({ who, points, optional }) => [party(who), points, optional !== true])],
      ['debarred', wanted.debarred?.map(party)],
      ['newDeal', wanted.newDealBy],
      ['nextDealer', party(wanted.nextDealer)],
      ['claims', claimable && [[party(claimable.from), claimable.points]]],
      ...Object.entries(CORRECTIONS).map(([name, words]) => [name, words[String(expect[name])]] as const),
    ].filter((entry): entry is [string, unknown] => isDefined(entry as [string, unknown])),
  );
};

/** A ruling in the same words. */
export const ruledWords = (ruled: RuledAnswer): Readonly<Record<string, unknown>> => ({
  disposition: ruled.disposition,
  won: ruled.game?.won,
  score: ruled.game?.result?.score,
  contract: ruled.contract?.game,
  trump: ruled.contract?.trump,
  announced: ruled.contract?.announced,
  choices: ruled.choices.map((one) => [one.by, one.choice]),
  choosing: ruled.choices.length,
  penalties: ruled.penalties.map(({ who, points, mandatory }) => [who, points, mandatory]),
  debarred: ruled.debarred,
  newDeal: ruled.newDeal?.by,
  nextDealer: ruled.nextDealer,
  claims: ruled.claims.map(({ from, points }) => [from, points]),
  ...Object.fromEntries(
    Object.entries(CORRECTIONS).map(([name, words]) => [
      name,
      Object.values(words).find((word) => ruled.corrections.includes(word)),
    ]),
  ),
});
