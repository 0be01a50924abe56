import type { Ending, Outcome, ValueRequest } from '../contracts/contract';
import { lacksTrump } from '../contracts/facts';
import { requiredLevel } from '../contracts/judgement';
import { announcementOf } from '../contracts/levels';
import { matadorCount } from '../contracts/matadors';
import { multiplierOf } from '../contracts/multiplier';
import { unitOf } from '../contracts/overbid';
import { valueContract, type Valuation } from '../contracts/valuation';
import { LEVELS, type EndingEffect, type EndingRule, type Level, type Ruleset, type Side } from '../rulesets/ruleset';
import type { IncidentCase, Situation } from './incident';
import { countsStanding } from './known-game';
import type { MissingFact, RuledGame } from './ruling';

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

const WINNING: ReadonlySet<EndingEffect> = new Set<EndingEffect>(['wins', 'wins-undecided', 'claims']);

/** How a game came to its early end, where it is not an offence, and its counts, where they are not those so far. */
interface EarlyEnd {
  readonly kind?: Ending['kind'];
  readonly level?: Ending['level'];
  readonly counts?: Pick<Outcome, 'cardPoints' | 'tricks' | 'opponents'>;
}

/**
 * The game as an early end settles it, with its value where contract and matadors are known. Counts that are only half
 * known are taken to have left the game open, if they can; of several levels that are then possible it is the lowest,
 * as whoever says that a level was reached has to prove it (ISkO 5.2.8 of 1999), and the highest where it was claimed.
 */
export const settledGame = (
  facts: IncidentCase,
  by: Side,
  rule: EndingRule,
  { kind = 'offence', level, counts: assigned }: EarlyEnd = {},
): RuledGame => {
  const { ruleset, situation } = facts;
  const { contract, bid, matadors, cards, playedOut } = situation;
  const byRule = WINNING.has(rule.effect);
  const unknown: RuledGame = { won: byRule, level: null, result: null };
  if (contract === undefined) return unknown;
  const settled = outcomesOf(facts, playedOut ?? assigned).map((counts): RuledGame => {
    const request: ValueRequest = {
      bid,
      contract,
      matadors,
      cards,
      outcome: { ...counts, ending: { kind, by, level } },
    };
    const answer = valueContract(ruleset, request, rule);
    return answer.ok ? gameOf(answer.valuation) : unknown;
  });
  const byCost = settled.toSorted((a, b) => costOf(a) - costOf(b) || levelOf(a) - levelOf(b));
  return byCost.at(rule.effect === 'claims' ? -1 : 0) ?? unknown;
};

const outcomesOf = (facts: IncidentCase, fixed: Outcome | undefined): readonly Outcome[] =>
  fixed === undefined ? countsStanding(facts) : [fixed];

const gameOf = (result: Valuation): RuledGame => ({ won: result.won, level: result.level, result });

const levelOf = ({ level }: RuledGame): number => (level === null ? -1 : LEVELS.indexOf(level));

const costOf = ({ result }: RuledGame): number => Math.abs(result?.score ?? Infinity);

/** The game as it came out after it was played on; nothing where it was not, or where its value is not known. */
export const settledPlayedOut = ({ ruleset, situation }: IncidentCase): RuledGame | undefined => {
  const { contract, bid, matadors, cards, playedOut } = situation;
  if (contract === undefined || playedOut === undefined) return undefined;
  const answer = valueContract(ruleset, { bid, contract, matadors, cards, outcome: playedOut });
  return answer.ok ? gameOf(answer.valuation) : undefined;
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
