import { z } from 'zod';
import { CLAIM_HOLDS, CLAIM_KINDS, RULESET_IDS } from '../../../rules';
import { CardName } from '../contracts';
import { RecordedDeal } from '../deals';
import { Options, RulesetName } from '../rulesets';
import { Nodes } from './solve.schema';

const CardPoints = z.int32().min(0).max(120);

export const ClaimQuestion = z
  .strictObject({
    ruleset: RulesetName,
    deal: RecordedDeal.describe('As deals/replay takes it, up to the claim.'),
    claim: z.strictObject({
      by: z.enum(['declarer', 'opponents']),
      kind: z
        .enum(CLAIM_KINDS)
        .describe(
          'Of the tricks to come, the open one among them, all, none or at least so many; or at least so many card points at the end.',
        ),
      amount: CardPoints.optional().describe('How many tricks or card points; with them alone, and then required.'),
    }),
    nodes: Nodes,
    options: Options.optional(),
  })
  .meta({ id: 'ClaimQuestion' });

export const ClaimAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    holds: z
      .enum(CLAIM_HOLDS)
      .describe(
        'Whatever anybody plays; with the best play of the side that claims; or not against the best play of the other.',
      ),
    cardPoints: z
      .strictObject({ declarer: CardPoints, opponents: CardPoints })
      .nullable()
      .describe("At the end with best play of both sides, the declarer's with the skat; null in the Null family."),
    refutation: z.array(CardName).nullable().describe('Where it does not hold: a line up to the trick that breaks it.'),
    nodes: z.int32().describe('How many cards were tried.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'ClaimAnswer' });
