import { z } from 'zod';
import { AUCTION_PHASES, CALL_FAULTS, CALLS, RULESET_IDS, SEATS, type CallFaultCode } from '../../../rules';
import { Options, SkatRulesetName } from '../rulesets';

export const SeatName = z.enum(SEATS).meta({ id: 'Seat' });

/** A figure, or the name of a call where games are bid by name. */
export const BidFigure = z.union([z.int32().min(0).max(100_000), z.string().min(1).max(30)]).meta({ id: 'BidFigure' });

const BidCall = z.strictObject({ seat: SeatName, call: z.literal('bid'), value: BidFigure });
const OtherCall = z.strictObject({ seat: SeatName, call: z.enum(CALLS).exclude(['bid']) });

export const Call = z.union([BidCall, OtherCall]).meta({ id: 'Call' });

export const AuctionQuestion = z
  .strictObject({
    ruleset: SkatRulesetName,
    calls: z.array(Call).max(500),
    options: Options.optional(),
    debarred: z.array(SeatName).max(3).optional().describe('Players whom a ruling has shut out of this auction.'),
  })
  .meta({ id: 'AuctionQuestion' });

const faultCodes = Object.keys(CALL_FAULTS) as [CallFaultCode, ...CallFaultCode[]];

export const AuctionAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    legal: z.boolean(),
    faults: z
      .array(z.strictObject({ index: z.int32(), code: z.enum(faultCodes), law: z.string(), message: z.string() }))
      .describe('The first fault ends the reading; index counts calls from 0.'),
    state: z
      .strictObject({
        phase: z.enum(AUCTION_PHASES),
        highBid: BidFigure.nullable(),
        holder: SeatName.nullable().describe('Who is bound by the highest bid.'),
        toCall: SeatName.nullable(),
        mayCall: z.array(z.enum(CALLS)),
        lowestNextBid: BidFigure.nullable(),
        declarer: SeatName.nullable(),
      })
      .describe('Where the auction stands, before the fault if there is one.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'AuctionAnswer' });
