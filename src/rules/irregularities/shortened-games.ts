import { JACKS, type Card } from '../cards/card';
import { PACK_POINTS, TRICKS } from '../cards/points';
import type { Side } from '../rulesets/ruleset';
import { settledOn } from './decided-games';
import { cardsIn, numberIn } from './facts';
import { countsOf, missingForScore, pointsToBeat, settledPlayedOut } from './game-so-far';
import type { IncidentCase } from './incident';
import { ruling, type Correction, type MissingFact, type Ruling } from './ruling';

type Step = Ruling['reasoning'][number];

const HAND = 10;

/** How many cards a player still held before the incident; undefined where nothing tells it. */
export const cardsHeld = ({ incident, situation }: IncidentCase): number | undefined => {
  const { declarer, opponents } = { ...situation.tricks };
  const played = declarer === undefined || opponents === undefined ? undefined : declarer + opponents;
  const before = incident.at?.trick === undefined ? played : incident.at.trick - 1;
  return numberIn(incident, 'cardsHeld') ?? (before === undefined ? undefined : HAND - before);
};

/**
 * The test of the court for an opponent's remark or open hand (ISkO 4.2.9): with what his side has, the points that his
 * own cards alone are sure to bring in beat the game, whatever the others play.
 */
export const decidesAlone = (facts: IncidentCase): boolean => {
  const own = numberIn(facts.incident, 'ownCertainPoints');
  const taken = facts.situation.cardPoints?.opponents;
  const beats = pointsToBeat(facts);
  return own !== undefined && taken !== undefined && beats !== undefined && taken + own >= beats;
};

/**
 * Everything that is open goes to one side and the game is settled on what both then have.
 * `sure` are tricks that the other side would have made in any play and so are not counted against it.
 */
export const openGoesTo = (
  side: Side,
  facts: IncidentCase,
  step: Step,
  { sure = 0, ...rest }: Partial<Ruling> & { readonly sure?: number } = {},
): Ruling => {
  const now = countsOf(facts);
  const by = side === 'declarer' ? 'opponents' : 'declarer';
  if (now?.opponents === undefined) {
    const won = side === 'declarer';
    return ruling(won ? 'game-won' : 'game-lost', [step], {
      game: { won, level: null, result: null },
      ...rest,
      missing: [...missingCounts, ...(rest.missing ?? []), ...missingForScore(facts)],
    });
  }
  const { opponents } = now;
  const counts =
    side === 'declarer'
      ? { cardPoints: PACK_POINTS - opponents.cardPoints, tricks: TRICKS - Math.max(opponents.tricks, sure) }
      : { cardPoints: now.cardPoints ?? 0, tricks: Math.max(now.tricks ?? 0, sure) };
  const settled = settledOn(facts, step, counts, by);
  return { ...settled, ...rest, missing: [...missingSkat(side, facts), ...(rest.missing ?? []), ...settled.missing] };
};

const missingCounts: readonly MissingFact[] = [
  { pointer: '/situation/cardPoints', ifAnswered: [] },
  { pointer: '/situation/tricks', ifAnswered: [] },
];

const missingSkat = (side: Side, { situation }: IncidentCase): readonly MissingFact[] =>
  side === 'opponents' && situation.skatPoints === undefined
    ? [{ pointer: '/situation/skatPoints', ifAnswered: [] }]
    : [];

const [highest, ...otherJacks] = JACKS;

/** Tricks that cards thrown down would have made in any play: one with the highest trump or the three next ones, else none. */
export const sureTricks = ({ ruleset, incident, situation }: IncidentCase): number => {
  const game = situation.contract && ruleset.games[situation.contract.game];
  const thrown = cardsIn(incident, 'thrown');
  const has = (card: Card | undefined): boolean => card !== undefined && thrown.includes(card);
  return game !== undefined && game.trumps !== 'none' && (has(highest) || otherJacks.every(has)) ? 1 : 0;
};

/** Play goes on for the real outcome, with what is put right first; a hand already played out gives its result. */
export const playedForOutcome = (facts: IncidentCase, step: Step, corrections: readonly Correction[]): Ruling => {
  const end = settledPlayedOut(facts);
  return end === undefined
    ? ruling('play-on', [step], { playingFor: 'outcome', corrections })
    : ruling(end.won ? 'game-won' : 'game-lost', [step], { game: end, corrections });
};
