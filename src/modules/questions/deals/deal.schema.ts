import { z } from 'zod';
import { DEAL_ENDINGS, ENDING_KINDS, SEATS } from '../../../rules';
import { BidFigure, Call, SeatName } from '../bids';
import { Cards, Contract, WrittenCard } from '../contracts';
import { Doubled } from '../contracts';

const UnseenCount = z.int32().min(0).max(32).optional();

/** A recorded deal as clients send it; hands and skat are as dealt. */
export const Deal = z
  .strictObject({
    hands: z.strictObject({ forehand: Cards, middlehand: Cards, rearhand: Cards }).describe('As dealt.'),
    unknown: z
      .strictObject({ forehand: UnseenCount, middlehand: UnseenCount, rearhand: UnseenCount, skat: UnseenCount })
      .optional()
      .describe('How many dealt cards at each place nobody saw.'),
    skat: Cards.describe('As dealt, before the declarer touches it.'),
    calls: z.array(Call).max(500).optional(),
    declarer: SeatName.optional().describe('Who plays alone; from the calls where they are given.'),
    bid: BidFigure.optional().describe('The last value bid or held; from the calls where they are given.'),
    contract: Contract.optional(),
    ramsch: z.boolean().optional().describe('Whether a Ramsch was played.'),
    doubled: Doubled.optional().describe('How often a Ramsch was doubled.'),
    turned: Cards.optional().describe('The skat cards turned up, the one chosen last.'),
    discard: Cards.optional().describe('What the declarer laid away, if he took the skat.'),
    plays: z
      .array(
        z.union([
          z.strictObject({ seat: SeatName, card: WrittenCard.nullable().describe('null for a card nobody saw.') }),
          WrittenCard.describe('A bare card is played by whoever is to play.'),
        ]),
      )
      .max(100)
      .describe('In order; may stop early.'),
    ending: z
      .strictObject({
        kind: z.enum([...ENDING_KINDS, ...DEAL_ENDINGS]),
        by: z.enum(['declarer', 'opponents', ...SEATS]),
        level: z.enum(['schneider', 'schwarz']).optional().describe('The level claimed with a claim.'),
      })
      .optional(),
  })
  .meta({ id: 'Deal' });
