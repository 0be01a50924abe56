import type { z } from 'zod';
import type { DealOrder } from '../../../competition';
import type { DealRevision } from '../../../persistence/stores/deals';
import { ProblemError } from '../../../platform';
import {
  cite,
  formatCard,
  RULES_REVISION,
  valueTold,
  type Ruleset,
  type AgreedRamsch,
  type Valuation,
} from '../../../rules';
import { refusalOf } from '../../questions/faults';
import { dealProblems } from './deals.problems';
import type { DealCorrection, DealEntry, DealResult } from './deals.schema';
import { judgeRamsch } from './ramsch-judgement';

/** A deal as somebody tells it. */
export type ToldDeal = z.output<typeof DealEntry> | z.output<typeof DealCorrection>;

/** What is kept of a told deal. */
export type JudgedDeal = Pick<
  DealRevision,
  'kind' | 'declarer' | 'score' | 'scores' | 'facts' | 'result' | 'reason' | 'rulesRevision'
>;

/** Where the deal was played. */
export interface DealTable {
  readonly ruleset: Ruleset;
  /** The Ramsch that was agreed to; without one it is as the ruleset has it. */
  readonly ramsch: AgreedRamsch | undefined;
  readonly order: DealOrder;
}

type PlayedDeal = Extract<ToldDeal, { readonly declarer: number }>;

/** Values a told deal under the rules of its table. What cannot stand is refused with 422 and the law. */
export function judgeDeal(told: ToldDeal, table: DealTable): JudgedDeal {
  const unvalued = {
    declarer: null,
    score: null,
    scores: null,
    result: null,
    reason: reasonOf(told),
    rulesRevision: RULES_REVISION,
  };
  if ('ramsch' in told) {
    const { ruleset, ramsch: agreed, order } = table;
    const { facts, scores, result } = judgeRamsch(told.ramsch, { ruleset, agreed, order });
    return { ...unvalued, kind: 'ramsch', facts: { ramsch: facts }, scores, result };
  }
  if ('notPlayed' in told) return { ...unvalued, kind: 'not-played', facts: { notPlayed: true, reason: told.reason } };
  if ('declarer' in told) return { ...unvalued, ...judgePlayed(told, table) };
  if (table.ruleset.passedOut.follows === 'ramsch') {
    const { law } = table.ruleset.passedOut;
    const members = { law: cite(law, table.ruleset.id).citation };
    const kind = dealProblems['ramsch-follows'];
    const errors = [{ pointer: '/ramsch', code: 'facts-missing', message: kind.title }];
    throw new ProblemError(kind, { errors, members });
  }
  return { ...unvalued, kind: 'passed', facts: { passed: true } };
}

function judgePlayed(
  { declarer, bid, contract, matadors, cards, outcome, bock }: PlayedDeal,
  { ruleset, order }: DealTable,
): Pick<JudgedDeal, 'kind' | 'declarer' | 'score' | 'facts' | 'result'> {
  requireDeclarer(declarer, order);
  const answer = valueTold(ruleset, { bid, contract, matadors, cards, outcome, bock });
  if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
  const names = cards && { hand: cards.hand.map(formatCard), skat: cards.skat.map(formatCard) };
  const facts = { declarer, bid, contract, matadors, cards: names, outcome, bock };
  const { valuation } = answer;
  return { kind: 'played', declarer, score: valuation.score, facts, result: resultOf(valuation, ruleset) };
}

/** Refuses a declarer who has no seat at the table, or no cards in the deal. */
export function requireDeclarer(declarer: number, { sitsOut, forehand, middlehand, rearhand }: DealOrder): void {
  if (sitsOut.includes(declarer)) throw atDeclarer('dealer-cannot-declare');
  if (![forehand, middlehand, rearhand].includes(declarer)) throw atDeclarer('seat-not-at-table');
}

/** A valuation as it is kept with a deal. */
export function resultOf(valuation: Valuation, ruleset: Ruleset): z.infer<typeof DealResult> {
  const { won, reason, value, charged, score, level, matadors, multiplier, chargedAs, steps, laws } = valuation;
  return {
    won,
    reason,
    value,
    charged,
    score,
    level,
    matadors,
    multiplier,
    ...(chargedAs !== undefined && { chargedAs }),
    steps: steps.map(({ what, amount, law }) => {
      return { what, amount, law: cite(law, ruleset.id).citation, evidence: law.evidence };
    }),
    laws: laws.map((law) => ({ citation: cite(law, ruleset.id).citation, evidence: law.evidence })),
  };
}

/** What a deal put into the list, as the log tells it. */
export function entryOf({ score, scores }: Pick<JudgedDeal, 'score' | 'scores'>) {
  return scores === null ? { score } : { scores };
}

function reasonOf(told: ToldDeal): string | null {
  return 'reason' in told ? told.reason : null;
}

function atDeclarer(code: 'seat-not-at-table' | 'dealer-cannot-declare'): ProblemError {
  const kind = dealProblems[code];
  return new ProblemError(kind, { errors: [{ pointer: '/declarer', code, message: kind.title }] });
}
