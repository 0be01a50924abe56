import { PACK_POINTS } from '../cards/points';
import { sureTricksWith, withTheRest } from '../contracts/early-end';
import { decidedBy, decidedOnAll } from '../contracts/need';
import type { Law } from '../laws/law';
import type { EndingRule, Side } from '../rulesets/ruleset';
import { cardsIn, numberIn } from './facts';
import { missingForScore, settledGame, settledPlayedOut } from './game-so-far';
import type { IncidentCase } from './incident';
import { countsIn, countsStanding, decisionBefore, needsIn } from './known-game';
import { sideOf } from './party';
import { because, ruling, waitingFor, type Correction, type Ruling } from './ruling';

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
 * The test of the court for an opponent's remark or open hand (ISkO 4.2.9): with what his side is known to have, the
 * points that his own cards alone are sure to bring in beat the game, whatever the others play.
 */
export const decidesAlone = (facts: IncidentCase): boolean => {
  const own = numberIn(facts.incident, 'ownCertainPoints') ?? 0;
  return needsIn(facts).every((need) => {
    if (need.by !== 'points' || own === 0) return false;
    const beats = PACK_POINTS - need.points + 1;
    return countsIn(facts, [need.points + own]).every(({ opponents }) => opponents.cardPoints + own >= beats);
  });
};

/**
 * Everything that is open goes to one side and the game is settled on what both then have. Where tricks alone decide
 * nothing is counted away: it is lost by a declarer who ended it, and by opponents who did unless they had beaten it.
 * Of counts that are half known the same is made as long as it comes to the same. `sure` tricks are those that the other
 * side would have made in any play and so are not counted against it.
 */
export const openGoesTo = (
  side: Side,
  facts: IncidentCase,
  step: Step,
  { sure, ...rest }: Partial<Ruling> & { readonly sure?: number } = {},
): Ruling => {
  const { situation, ruleset, incident } = facts;
  const without = side === 'declarer' ? 'opponents' : 'declarer';
  const goal = situation.contract && ruleset.games[situation.contract.game]?.goal;
  const rule: EndingRule = {
    effect: 'as-counted',
    law: step.law,
    ...(sure === undefined ? {} : { keepsSureTricks: true }),
  };
  const games = countsStanding(facts).map((counts) => {
    const byPoints = goal === undefined || goal === 'points';
    const by = byPoints ? without : (sideOf(incident.offender) ?? without);
    const final = byPoints ? withTheRest(counts, side, sure) : counts;
    const game = settledGame(facts, by, rule, { kind: 'thrown-in', counts: final });
    return situation.contract === undefined
      ? { ...game, won: needsIn(facts).every((need) => decidedBy(need, final) === 'declarer') }
      : game;
  });
  const presumed = side === 'declarer' ? games.some(({ won }) => won) : games.every(({ won }) => won);
  const [first] = games;
  const alike = first !== undefined && games.every(({ won, level }) => won === first.won && level === first.level);
  const game = alike ? first : { won: presumed, level: null, result: null };
  const before = decisionBefore(facts);
  return ruling(game.won ? 'game-won' : 'game-lost', [step], {
    game,
    alreadyDecided: before === 'unknown' ? null : before,
    ...rest,
    missing: [...(rest.missing ?? []), ...missingForScore(facts)],
  });
};

/** Tricks that cards thrown down would have made in any play. */
export const sureTricks = ({ ruleset, incident, situation }: IncidentCase): number => {
  const game = situation.contract && ruleset.games[situation.contract.game];
  return game === undefined ? 0 : sureTricksWith(game, cardsIn(incident, 'thrown'));
};

/** Play goes on for the real outcome, with what is put right first; a hand already played out gives its result. */
export const playedForOutcome = (facts: IncidentCase, step: Step, corrections: readonly Correction[]): Ruling => {
  const end = settledPlayedOut(facts);
  return end === undefined
    ? ruling('play-on', [step], { playingFor: 'outcome', corrections })
    : ruling(end.won ? 'game-won' : 'game-lost', [step], { game: end, corrections });
};

/**
 * A claim to some of the remaining tricks that both opponents accept: the others go to them, and the game is settled on
 * the card points that the declarer then has, or on the tricks where they decide. Nothing where all the rest is claimed.
 */
export const tricksShared = (facts: IncidentCase, law: Law): Ruling | undefined => {
  const { incident, situation } = facts;
  const claimed = numberIn(incident, 'claimedTricks');
  if (claimed === undefined) return undefined;
  const open = cardsHeld(facts);
  if (open === undefined) return waitingFor(law, '/incident/at/trick');
  if (claimed >= open) return undefined;
  const step = because(
    law,
    `Both accept that ${claimed} of the ${open} remaining tricks are his; the others go to the opponents.`,
    `Beide nehmen an, dass von den ${open} restlichen Stichen ${claimed} ihm gehören; die anderen fallen den Gegnern zu.`,
  );
  const finals = countsIn(facts).map((counts) => ({
    ...counts,
    tricks: counts.tricks + claimed,
    opponents: { ...counts.opponents, tricks: counts.opponents.tricks + open - claimed },
  }));
  const goal = situation.contract && facts.ruleset.games[situation.contract.game]?.goal;
  const actual = numberIn(incident, 'actual') ?? (typeof goal === 'number' ? finals[0]?.cardPoints : undefined);
  const made = situation.tricks?.declarer;
  const playedOut =
    actual === undefined ? undefined : { cardPoints: actual, tricks: made === undefined ? undefined : made + claimed };
  const game = settledPlayedOut({ ...facts, situation: { ...situation, playedOut } });
  if (game !== undefined) return ruling(game.won ? 'game-won' : 'game-lost', [step], { game });
  const side = decidedOnAll(needsIn(facts), finals);
  const missing = [{ pointer: '/incident/facts/actual', ifAnswered: [] }, ...missingForScore(facts)];
  if (side === null || side === 'unknown') return ruling('referee', [step], { missing });
  const won = side === 'declarer';
  return ruling(won ? 'game-won' : 'game-lost', [step], { game: { won, level: null, result: null }, missing });
};

/** The declarer and an opponent threw their cards in at once, for which no provision was seen: the referee's matter. */
export const thrownByBoth = (facts: IncidentCase, law: Law): Ruling => {
  const before = decisionBefore(facts);
  const both = because(
    law,
    'The provision speaks of one side that throws in; to whom the rest goes when both do at once was not seen.',
    'Die Bestimmung spricht von einer Partei, die wegwirft; wem der Rest gehört, wenn beide es zugleich tun, lag nicht vor.',
  );
  return ruling('referee', [both], { alreadyDecided: before === 'unknown' ? null : before });
};
