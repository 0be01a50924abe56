import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  ANNOUNCEMENT_FAULTS,
  checkAnnouncement,
  cite,
  fault,
  rankOfCall,
  RULES_REVISION,
  valueTold,
  type Language,
  type Ruleset,
  type Step,
  type Valuation,
} from '../../../rules';
import { refusalOf } from '../faults';
import { citedLaw } from '../laws';
import { RulesetsService } from '../rulesets';
import type { AnnouncementAnswer, AnnouncementQuestion, ValueAnswer, ValueQuestion } from './contracts.schema';
import { STEP_TEXTS } from './step-texts';

type Answer = z.infer<typeof ValueAnswer>;

/** Answers questions about contracts. */
@Injectable()
export class ContractsService {
  constructor(private readonly rulesets: RulesetsService) {}

  /** May this be announced? A part that is not allowed drops out of the contract that is answered. */
  validate({ ruleset: id, options, bid, ...request }: z.infer<typeof AnnouncementQuestion>, language: Language) {
    const ruleset = this.rulesets.inBody(id, options);
    const answer = checkAnnouncement(ruleset, { ...request, bid: figureOf(ruleset, bid) });
    if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
    return presentAnnouncement(ruleset, answer, language);
  }

  /** The value of a contract; facts at fault are refused with 422. */
  value({ ruleset: id, options, ...request }: z.infer<typeof ValueQuestion>, language: Language): Answer {
    const ruleset = this.rulesets.inBody(id, options);
    const answer = valueTold(ruleset, request);
    if (!answer.ok) throw refusalOf(answer.faults, ruleset.id);
    return presentValuation(ruleset, answer.valuation, language);
  }
}

/** The figure of a bid, or the rank of a named call; a word that names none is refused as no game value. */
const figureOf = (ruleset: Ruleset, bid: number | string | null | undefined): number | null | undefined => {
  if (typeof bid !== 'string') return bid;
  const rank = rankOfCall(ruleset, bid);
  if (rank === undefined)
    throw refusalOf([fault('not-a-game-value', '/bid', { bid }, ruleset.bidding.law)], ruleset.id);
  return rank;
};

/** What an announcement becomes under a ruleset, in the words of one language. */
export const presentAnnouncement = (
  ruleset: Ruleset,
  { faults, contract }: Omit<Extract<ReturnType<typeof checkAnnouncement>, { ok: true }>, 'ok'>,
  language: Language,
): z.infer<typeof AnnouncementAnswer> => ({
  ruleset: ruleset.id,
  legal: faults.length === 0,
  faults: faults.map(({ code, law }) => ({
    code,
    law: cite(law, ruleset.id).citation,
    message: ANNOUNCEMENT_FAULTS[code][language],
  })),
  contract,
  rulesRevision: RULES_REVISION,
});

/** A valuation in the words of one language. */
export const presentValuation = (ruleset: Ruleset, valuation: Valuation, language: Language): Answer => {
  const { steps, laws, doubts, chargedAs } = valuation;
  return {
    ruleset: ruleset.id,
    won: valuation.won,
    reason: valuation.reason,
    value: valuation.value,
    charged: valuation.charged,
    score: valuation.score,
    level: valuation.level,
    matadors: valuation.matadors,
    multiplier: valuation.multiplier,
    ...(chargedAs === undefined ? {} : { chargedAs }),
    steps: steps.map((step) => presentStep(ruleset, step, language)),
    laws: laws.map((law) => citedLaw(law, ruleset.id, language)),
    ...(doubts.length === 0 ? {} : { doubts: doubts.map((doubt) => doubt[language]) }),
    rulesRevision: RULES_REVISION,
  };
};

const presentStep = (ruleset: Ruleset, { what, amount, law }: Step, language: Language): Answer['steps'][number] => {
  const { citation, numberVerified } = cite(law, ruleset.id);
  return {
    what,
    amount,
    law: citation,
    evidence: law.evidence,
    ...(numberVerified ? {} : { numberVerified: false }),
    text: STEP_TEXTS[what][language],
  };
};
