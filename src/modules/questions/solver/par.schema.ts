import { z } from 'zod';
import { GAME_IDS, RULESET_IDS, SUITS } from '../../../rules';
import { SeatName } from '../bids';
import { CardName } from '../contracts';
import { Deal } from '../deals';
import { Options, RulesetName } from '../rulesets';

const told = Deal.pick({ hands: true, skat: true }).shape;

export const ParQuestion = z
  .strictObject({ ruleset: RulesetName, hands: told.hands, skat: told.skat, options: Options.optional() })
  .meta({ id: 'ParQuestion' });

const ParItem = z
  .strictObject({
    seat: SeatName.describe('Who plays alone.'),
    game: z.enum(GAME_IDS),
    trump: z.enum(SUITS).optional(),
    hand: z.boolean().describe('Whether the skat is left untouched.'),
    discard: z.array(CardName).optional().describe('The two cards that are best laid away.'),
    cardPoints: z.int32().min(0).max(120).nullable().describe('With the skat; null in the Null family.'),
    won: z.boolean().describe('Whatever the bid was.'),
    value: z.int32().describe('As played.'),
    score: z.int32().describe("The signed entry in the declarer's column."),
  })
  .meta({ id: 'ParItem' });

export const ParAnswer = z
  .strictObject({ ruleset: z.enum(RULESET_IDS), items: z.array(ParItem), rulesRevision: z.string() })
  .meta({ id: 'ParAnswer' });
