import { z } from 'zod';
import { RULESET_IDS } from '../../../rules';
import { SeatName } from '../bids';
import { CardName } from '../contracts';
import { IssHead } from '../deals';

const Lost = z
  .int32()
  .min(0)
  .max(120)
  .describe('Card points given away, as the other side gets them; 0 in the Null family.');

const AnalysedPlay = z
  .strictObject({
    play: z.int32().min(0).describe('Which play, counted from 0.'),
    seat: SeatName,
    card: CardName,
    best: z.array(CardName).describe('The cards that would have given nothing away.'),
    lost: Lost,
    turned: z.boolean().describe('Whether it changed who wins.'),
  })
  .meta({ id: 'AnalysedPlay' });

const Sum = z.strictObject({ lost: Lost.max(1_200), turned: z.int32() }).meta({ id: 'AnalysedSeat' });

export const AnalyseAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    plays: z.array(AnalysedPlay),
    seats: z.strictObject({ forehand: Sum, middlehand: Sum, rearhand: Sum }).describe('The sum of each seat.'),
    nodes: z.int32().describe('How many cards were tried.'),
    rulesRevision: z.string(),
    iss: IssHead.optional().describe('Of a record of the International Skat Server: what it says beside the deal.'),
  })
  .meta({ id: 'AnalyseAnswer' });
