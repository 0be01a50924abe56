import { Injectable } from '@nestjs/common';
import { agreeOn, fault, findRuleset, type Agreement, type Ruleset } from '../../../rules';
import { httpProblems, ProblemError } from '../../../platform';
import { refusalOf } from '../faults';

/** Finds rulesets by id or alias: in a path an unknown one is not found, in a body it is a fault of the question. */
@Injectable()
export class RulesetsService {
  byPath(id: string): Ruleset {
    const ruleset = findRuleset(id);
    if (ruleset === undefined) throw new ProblemError(httpProblems['not-found']);
    return ruleset;
  }

  /** The ruleset of a request as its table plays it. */
  inBody(id: string, agreement: Agreement = {}): Ruleset {
    const ruleset = findRuleset(id);
    if (ruleset === undefined) throw refusalOf([fault('unknown-ruleset', '/ruleset', { id })]);
    const agreed = agreeOn(ruleset, agreement);
    if (!agreed.ok) throw refusalOf(agreed.faults, ruleset.id);
    return agreed.ruleset;
  }
}
