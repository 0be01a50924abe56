import { z } from 'zod';
import { DEAL_ENDINGS, ENDING_KINDS, LAW_SOURCES, SEATS } from '../../../rules';
import { BidFigure, Call, SeatName } from '../bids';
import { CardName, Contract } from '../contracts';
import { RulesetName } from '../rulesets';
import { IssHead } from './iss-record.schema';
import { ReplayQuestion } from './replay.schema';

const FORMATS = ['json', 'iss', 'text'] as const;
const To = z.enum(FORMATS);
const TEXT_LENGTH = 65_536;

export const ConvertQuestion = z
  .discriminatedUnion('from', [
    z.strictObject({ from: z.literal('json'), to: To, deal: ReplayQuestion, iss: IssHead.optional() }),
    z.strictObject({
      from: z.enum(['iss', 'text']),
      to: To,
      text: z.string().max(TEXT_LENGTH).describe('One record of the server, or a deal in words as `text` gives it.'),
      ruleset: RulesetName.optional().describe('isko-2022 where it is not said.'),
      iss: IssHead.optional().describe('For a record that is to be written from words.'),
    }),
  ])
  .meta({ id: 'ConvertQuestion' });

const CardNames = z.array(CardName);
const Unseen = z.int32().optional();

const ConvertedDeal = z
  .strictObject({
    ruleset: z.enum(LAW_SOURCES),
    hands: z.strictObject({ forehand: CardNames, middlehand: CardNames, rearhand: CardNames }),
    unknown: z.strictObject({ forehand: Unseen, middlehand: Unseen, rearhand: Unseen, skat: Unseen }).optional(),
    skat: CardNames,
    calls: z.array(Call).optional(),
    declarer: SeatName.optional(),
    bid: BidFigure.optional(),
    contract: Contract.optional(),
    ramsch: z.boolean().optional(),
    doubled: z.strictObject({ passing: z.int32().optional(), knocking: z.int32().optional() }).optional(),
    turned: CardNames.optional(),
    discard: CardNames.optional(),
    plays: z.array(z.strictObject({ seat: SeatName, card: CardName.nullable() })),
    ending: z
      .strictObject({
        kind: z.enum([...ENDING_KINDS, ...DEAL_ENDINGS]),
        by: z.enum(['declarer', 'opponents', ...SEATS]),
        level: z.enum(['schneider', 'schwarz']).optional(),
      })
      .optional(),
  })
  .meta({ id: 'ConvertedDeal', description: 'A deal as deals/replay takes it.' });

export const ConvertAnswer = z
  .strictObject({
    from: To,
    to: To,
    deal: ConvertedDeal.optional().describe('Where it was asked for as json.'),
    text: z.string().optional().describe('Where it was asked for as a record or in words.'),
    iss: IssHead.optional().describe('What a record said beside its deal.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'ConvertAnswer' });
