import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  cite,
  RAMSCH_STEP_OPTIONS,
  ramschFormOf,
  RULES_REVISION,
  valueRamsch,
  type Language,
  type RamschStep,
  type RamschValuation,
  type Ruleset,
} from '../../../rules';
import { refusalOf } from '../faults';
import { citedLaw } from '../laws';
import { RulesetsService } from '../rulesets';
import type { RamschAnswer, RamschQuestion } from './ramsch.schema';
import { RAMSCH_STEP_TEXTS } from './ramsch-step-texts';

type Answer = z.infer<typeof RamschAnswer>;

/** Values Ramsch games. */
@Injectable()
export class RamschService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** What everybody loses or wins; a form that is not agreed to and facts at fault are refused with 422. */
  value({ ruleset: id, options, ...facts }: z.infer<typeof RamschQuestion>, language: Language): Answer {
    const ruleset = this.rulesets.inBody(id, options);
    const found = ramschFormOf(ruleset, options?.ramsch);
    if (!found.ok) throw refusalOf(found.faults, ruleset.id);
    const answer = valueRamsch(found.form, facts);
    if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
    return presentRamsch(ruleset, answer.valuation, language);
  }
}

/** A valued Ramsch in the words of one language. */
export const presentRamsch = (ruleset: Ruleset, valuation: RamschValuation, language: Language): Answer => {
  const { points, losers, winners, scores, steps, law, doubts } = valuation;
  const ground = groundIn(ruleset, law);
  return {
    ruleset: ruleset.id,
    points,
    losers: [...losers],
    winners: [...winners],
    scores,
    steps: steps.map((step) => ({ ...step, ...ground(step), text: RAMSCH_STEP_TEXTS[step.what][language] })),
    laws: law === undefined ? [] : [citedLaw(law, ruleset.id, language)],
    ...(doubts.length === 0 ? {} : { doubts: doubts.map((doubt) => doubt[language]) }),
    rulesRevision: RULES_REVISION,
  };
};

/** What stands behind the steps: the law of the form, or for a house rule the option that was agreed to. */
const groundIn = (ruleset: Ruleset, law: RamschValuation['law']) => {
  if (law === undefined) {
    return ({ what }: RamschStep) => ({ option: RAMSCH_STEP_OPTIONS[what], evidence: 'secondary' as const });
  }
  const { citation, numberVerified } = cite(law, ruleset.id);
  return () => ({
    law: citation,
    evidence: law.evidence,
    ...(numberVerified ? {} : { numberVerified: false as const }),
  });
};
