import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  fault,
  findRuleset,
  formatCard,
  momentOf,
  PACK_POINTS,
  RULES_REVISION,
  TRICKS,
  type Prospect,
  type Ruleset,
} from '../../../rules';
import { refusalOf } from '../faults';
import { RulesetsService } from '../rulesets';
import type { ClaimAnswer, ClaimQuestion } from './claim.schema';
import { openQuestion } from './open-question';
import { SearchPool } from './search-pool';
import { tooHard } from './too-hard';

type Question = z.infer<typeof ClaimQuestion>;

/** Checks claims by search with open cards. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly searches: SearchPool,
  ) {}

  /** How far a claim holds; a deal that cannot be is refused with 422, and so is one that takes too long. */
  async check(question: Question, signal?: AbortSignal): Promise<z.infer<typeof ClaimAnswer>> {
    const { ruleset: id, options, deal, claim, nodes } = question;
    const ruleset = this.rulesets.inBody(id, options ?? deal.options);
    requireClaim(ruleset, question);
    const { deal: open } = openQuestion(ruleset, deal, '/deal');
    const found = await this.searches.search('claim', { deal: open, moment: momentOf(open), claim, nodes }, signal);
    const { checked, prospect } = found;
    const cardPoints = prospect && open.game.goal === 'points' ? pointsOf(prospect) : null;
    const refutation = checked?.refutation?.map(formatCard) ?? null;
    if (checked === null || prospect === null) {
      throw tooHard(checked === null ? {} : { holds: checked.holds, refutation }, found.nodes);
    }
    const { holds } = checked;
    return { ruleset: ruleset.id, holds, cardPoints, refutation, nodes: found.nodes, rulesRevision: RULES_REVISION };
  }
}

const pointsOf = ({ worth }: Prospect) => ({ declarer: worth, opponents: PACK_POINTS - worth });

/** The deal is of the same ruleset, and an amount stands where one is claimed. */
const requireClaim = (ruleset: Ruleset, { deal, claim: { kind, amount } }: Question): void => {
  const isCounted = kind === 'tricks' || kind === 'points';
  const sameRuleset = deal.ruleset === undefined || findRuleset(deal.ruleset)?.id === ruleset.id;
  const faults = [
    ...(sameRuleset ? [] : [fault('deal-disagrees', '/deal/ruleset', { field: 'ruleset' })]),
    ...(isCounted && amount === undefined ? [fault('facts-missing', '/claim/amount', { field: 'amount' })] : []),
    ...(amount !== undefined && (!isCounted || (kind === 'tricks' && amount > TRICKS))
      ? [fault('facts-disagree', '/claim/amount', { field: 'amount', other: kind })]
      : []),
  ];
  if (faults.length > 0) throw refusalOf(faults, ruleset.id);
};
