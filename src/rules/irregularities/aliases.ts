import type { Side } from '../rulesets/ruleset';
import type { Party } from './party';
import type { ChoiceWord } from './ruling';

/** Longer or older words for the closed choices; accepted, never answered. */
export const CHOICE_ALIASES: Readonly<Record<string, ChoiceWord>> = {
  'claim-won-and-stop': 'stop',
  'play-on-for-schneider': 'play-on',
  'play-on-for-schneider-or-schwarz': 'play-on',
  'play-on-let-lead-stand': 'play-on-let-stand',
  'play-on-correct-lead': 'play-on-corrected',
  'amend-play': 'amend',
  'keep-play': 'keep',
};

/** Older words for people, and the letters of seats; table seats A to F are numbers, nobody in particular is the table. */
export const PARTY_ALIASES: Readonly<Record<string, Party>> = {
  adversary: 'opponent',
  player: 'active',
  kiebitz: 'onlooker',
  none: 'table',
  V: 'forehand',
  M: 'middlehand',
  H: 'rearhand',
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
};

/** An older word for a side, which a fact may name; an offender is one person, never a side. */
export const SIDE_ALIASES: Readonly<Record<string, Side>> = { adversaries: 'opponents' };

/** Older names of facts; accepted, never answered. */
const FACT_ALIASES: Readonly<Record<string, string>> = {
  adversariesPlayedAfter: 'playedAfter',
  adversariesPlayed: 'opponentsPlayed',
  declarerIsVorhand: 'declarerIsForehand',
  trick1Quitted: 'trickQuitted',
};

type Facts = Readonly<Record<string, unknown>>;

/** Facts of an incident that say what the game was; they belong to the situation. */
const SITUATION_FACTS: Readonly<Record<string, (value: unknown, all: Facts) => Facts>> = {
  game: (game, all) => ({ contract: contractOf(game, all) }),
  trump: () => ({}),
  announced: () => ({}),
  passtMirNicht: () => ({}),
  holding: () => ({}),
  bid: (bid) => ({ bid }),
  matadors: (count, { holding = 'with' }) => ({ matadors: { [String(holding)]: count } }),
  pointsPlayedOut: (cardPoints) => ({ playedOut: { cardPoints } }),
  skatPoints: (skatPoints) => ({ skatPoints }),
};

/** Facts that are one side's count before the offence. */
const COUNT_FACTS: Readonly<Record<string, readonly ['cardPoints' | 'tricks', Side]>> = {
  declarerTaken: ['cardPoints', 'declarer'],
  declarerPointsTaken: ['cardPoints', 'declarer'],
  declarerTrickPoints: ['cardPoints', 'declarer'],
  adversaryPointsTaken: ['cardPoints', 'opponents'],
  adversaryTrickPoints: ['cardPoints', 'opponents'],
  adversaryPointsBeforeRevoke: ['cardPoints', 'opponents'],
  adversaryTricks: ['tricks', 'opponents'],
  adversaryTricksBeforeRevoke: ['tricks', 'opponents'],
};

const contractOf = (game: unknown, { trump, announced, passtMirNicht }: Facts): Facts => ({
  game,
  ...(trump === undefined ? {} : { trump }),
  ...(announced === undefined || announced === 'none' ? {} : { announced }),
  ...(passtMirNicht === undefined ? {} : { passtMirNicht }),
});

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Splits the facts of a request into those of the situation and those of the incident, with older names replaced. */
export const readFacts = (facts: Facts): { readonly situation: Facts; readonly incident: Facts } => {
  const situation: Record<string, unknown> = {};
  const incident: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value === null || value === undefined) continue;
    const toSituation = own(SITUATION_FACTS, name);
    const counted = own(COUNT_FACTS, name);
    if (toSituation !== undefined) Object.assign(situation, toSituation(value, facts));
    else if (counted === undefined) incident[own(FACT_ALIASES, name) ?? name] = value;
    else situation[counted[0]] = { ...(situation[counted[0]] as Facts | undefined), [counted[1]]: value };
  }
  return { situation, incident };
};
