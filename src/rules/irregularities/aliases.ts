import type { FactValue } from './incident';
import type { FactSchema } from './incident-kinds';
import type { ChoiceWord } from './ruling';

/** Longer or older words for the closed choices; accepted, never answered. */
export const CHOICE_ALIASES: Readonly<Record<string, ChoiceWord>> = {
  'claim-won-and-stop': 'stop',
  'play-on-for-schneider': 'play-on',
  'play-on-for-schneider-or-schwarz': 'play-on',
  'play-on-let-lead-stand': 'play-on-let-stand',
  'play-on-correct-lead': 'play-on-corrected',
  'amend-play': 'amend',
};

/** Older words for people, and the letters of seats; table seats A to F are numbers. */
export const PARTY_ALIASES: Readonly<Record<string, string | number>> = {
  adversary: 'opponent',
  player: 'active',
  kiebitz: 'onlooker',
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
};

const contractOf = (game: unknown, { trump, announced, passtMirNicht }: Facts): Facts => ({
  game,
  ...(trump === undefined ? {} : { trump }),
  ...(announced === undefined || announced === 'none' ? {} : { announced }),
  ...(passtMirNicht === undefined ? {} : { passtMirNicht }),
});

/** Splits the facts of a request into those of the situation and those of the incident, with older words replaced. */
export const readFacts = (facts: Facts): { readonly situation: Facts; readonly incident: Facts } => {
  const situation: Record<string, unknown> = {};
  const incident: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value === null || value === undefined) continue;
    const toSituation = Object.hasOwn(SITUATION_FACTS, name) ? SITUATION_FACTS[name] : undefined;
    if (toSituation === undefined) incident[name] = typeof value === 'string' ? (PARTY_ALIASES[value] ?? value) : value;
    else Object.assign(situation, toSituation(value, facts));
  }
  return { situation, incident };
};

/** Whether a value is what a fact's schema asks for. */
export const isFact = (schema: FactSchema, value: unknown): value is FactValue => {
  if (schema.type === 'integer') {
    return typeof value === 'number' && Number.isInteger(value) && value >= schema.minimum && value <= schema.maximum;
  }
  if (schema.type === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && schema.enum.includes(value);
};
