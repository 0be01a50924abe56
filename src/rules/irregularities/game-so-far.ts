import type { Ending, Outcome, ValueRequest } from '../contracts/contract';
import { lacksTrump } from '../contracts/facts';
import { decidedSoFar, pointsFor, requiredLevel } from '../contracts/judgement';
import { announcementOf } from '../contracts/levels';
import { matadorCount } from '../contracts/matadors';
import { multiplierOf } from '../contracts/multiplier';
import { unitOf } from '../contracts/overbid';
import { valueContract } from '../contracts/valuation';
import { PACK_POINTS } from '../cards/points';
import type { EndingEffect, EndingRule, Level, Ruleset, Side } from '../rulesets/ruleset';
import type { IncidentCase, Situation } from './incident';
import type { MissingFact, RuledGame } from './ruling';

/** The counts so far as an outcome: the declarer's with the skat, both sides' tricks; nothing where they are not known. */
export const countsOf = ({ incident, situation }: IncidentCase): Outcome | undefined => {
  const { cardPoints, tricks, skatPoints } = situation;
  const { declarer, opponents } = { ...cardPoints };
  if (
    declarer === undefined ||
    opponents === undefined ||
    tricks?.declarer === undefined ||
    tricks.opponents === undefined
  ) {
    return incident.at?.trick === 1
      ? { cardPoints: skatPoints ?? 0, tricks: 0, opponents: { cardPoints: 0, tricks: 0 } }
      : undefined;
  }
  return {
    cardPoints: Math.min(PACK_POINTS, declarer + (skatPoints ?? 0)),
    tricks: tricks.declarer,
    opponents: { cardPoints: opponents, tricks: tricks.opponents },
  };
};

/**
 * The level that announcement or bid demand, as far as contract, bid and matadors are known; undefined where no level
 * is enough.
 */
export const demandedLevel = (ruleset: Ruleset, { contract, bid, matadors }: Situation): Level | undefined => {
  const game = contract && ruleset.games[contract.game];
  if (contract === undefined || game === undefined) return 'simple';
  const announced = announcementOf(game, contract);
  if (game.value.kind === 'flat' || matadors === undefined || lacksTrump(game, contract)) return announced ?? 'simple';
  const valueAt = (level: Level): number =>
    unitOf(game, contract) * multiplierOf(ruleset, game, contract, level, matadorCount(matadors)).total;
  return requiredLevel(announced, bid, valueAt);
};

/**
 * Who had decided the game before the offence, for the level required (ISkO 4.1.3, 5.2.2 to 5.2.7).
 * `unknown` where the counts are not given and the first trick was over.
 */
export const decisionBefore = (facts: IncidentCase): Side | null | 'unknown' => {
  const { ruleset, situation } = facts;
  const outcome = countsOf(facts);
  if (outcome === undefined) return 'unknown';
  const game = situation.contract && ruleset.games[situation.contract.game];
  const trumpGame = game ?? Object.values(ruleset.games).find(({ goal }) => goal === 'points');
  if (trumpGame === undefined) return null;
  const announced = situation.contract && announcementOf(trumpGame, situation.contract);
  const required = demandedLevel(ruleset, situation);
  const spitze = situation.contract?.spitze === true ? false : undefined;
  return decidedSoFar({ ruleset, game: trumpGame, announced, required, spitze, outcome });
};

/** Card points that the declarer needs for his game, its bid and its announcement; undefined where points do not decide. */
export const pointsNeeded = ({ ruleset, situation }: IncidentCase): number | undefined => {
  const game = situation.contract && ruleset.games[situation.contract.game];
  const required = demandedLevel(ruleset, situation);
  return (game !== undefined && game.goal !== 'points') || required === undefined || required === 'schwarz'
    ? undefined
    : pointsFor(ruleset, required);
};

/** Card points with which the opponents beat the game; undefined where points do not decide. */
export const pointsToBeat = (facts: IncidentCase): number | undefined => {
  const needed = pointsNeeded(facts);
  return needed && PACK_POINTS - needed + 1;
};

const WINNING: ReadonlySet<EndingEffect> = new Set<EndingEffect>(['wins', 'wins-undecided', 'claims']);

/** How a game came to its early end, where it is not an offence, and its counts, where they are not those so far. */
interface EarlyEnd {
  readonly kind?: Ending['kind'];
  readonly level?: Ending['level'];
  readonly counts?: Pick<Outcome, 'cardPoints' | 'tricks' | 'opponents'>;
}

/** The game as an early end settles it, with its value where contract and matadors are known. */
export const settledGame = (
  facts: IncidentCase,
  by: Side,
  rule: EndingRule,
  { kind = 'offence', level, counts: assigned }: EarlyEnd = {},
): RuledGame => {
  const { ruleset, situation } = facts;
  const { contract, bid, matadors, cards, playedOut } = situation;
  const byRule = WINNING.has(rule.effect);
  if (contract === undefined) return { won: byRule, level: null, result: null };
  const counts = playedOut ?? assigned ?? countsOf(facts) ?? { cardPoints: 0, tricks: 0 };
  const request: ValueRequest = {
    bid,
    contract,
    matadors,
    cards,
    outcome: { ...counts, ending: { kind, by, level } },
  };
  const answer = valueContract(ruleset, request, rule);
  if (!answer.ok) return { won: byRule, level: null, result: null };
  const { valuation } = answer;
  return { won: valuation.won, level: valuation.level, result: valuation };
};

/** The game as it came out after it was played on; nothing where it was not, or where its value is not known. */
export const settledPlayedOut = ({ ruleset, situation }: IncidentCase): RuledGame | undefined => {
  const { contract, bid, matadors, cards, playedOut } = situation;
  if (contract === undefined || playedOut === undefined) return undefined;
  const answer = valueContract(ruleset, { bid, contract, matadors, cards, outcome: playedOut });
  if (!answer.ok) return undefined;
  const { valuation } = answer;
  return { won: valuation.won, level: valuation.level, result: valuation };
};

/** What is still needed to enter the score. */
export const missingForScore = ({ situation, ruleset }: IncidentCase): readonly MissingFact[] => {
  const { contract, matadors, cards } = situation;
  if (contract === undefined) return [{ pointer: '/situation/contract', ifAnswered: [] }];
  const game = ruleset.games[contract.game];
  if (game === undefined) return [];
  const lacksMatadors = game.value.kind === 'multiplied' && matadors === undefined && cards === undefined;
  return [
    ...(lacksTrump(game, contract) ? [{ pointer: '/situation/contract/trump', ifAnswered: [] }] : []),
    ...(lacksMatadors ? [{ pointer: '/situation/matadors', ifAnswered: [] }] : []),
  ];
};
