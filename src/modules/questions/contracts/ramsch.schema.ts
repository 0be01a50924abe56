import { z } from 'zod';
import { RULESET_IDS, RAMSCH_STEP_OPTIONS, type RamschStepKind } from '../../../rules';
import { SeatName } from '../bids';
import { CitedLaw, EvidenceWord } from '../laws';
import { Options, RulesetName } from '../rulesets';

const eachSeat = (count: z.ZodInt32) => z.strictObject({ forehand: count, middlehand: count, rearhand: count });

const CardPoints = eachSeat(z.int32().min(0).max(120));
const Times = z.int32().min(0).max(3);

/** How often a Ramsch was doubled. */
export const Doubled = z.strictObject({ passing: Times.optional(), knocking: Times.optional() });

export const RamschQuestion = z
  .strictObject({
    ruleset: RulesetName,
    cardPoints: CardPoints.describe('From tricks, the skat apart.'),
    tricks: eachSeat(z.int32().min(0).max(10)),
    skatPoints: z.int32().min(0).max(22),
    lastTrick: SeatName.describe('Who took the last trick.'),
    doubled: Doubled.optional().describe('How often the skat was passed on unseen, and how often somebody knocked.'),
    options: Options.optional(),
  })
  .meta({ id: 'RamschQuestion' });

const stepKinds = Object.keys(RAMSCH_STEP_OPTIONS) as [RamschStepKind, ...RamschStepKind[]];

const RamschStep = z
  .strictObject({
    what: z.enum(stepKinds),
    seat: SeatName.optional(),
    amount: z.int32(),
    law: z.string().optional().describe('The law behind the step; absent where a house rule stands behind it.'),
    option: z.string().optional().describe('The agreed option behind the step, under `options`.'),
    evidence: EvidenceWord,
    numberVerified: z.literal(false).optional(),
    text: z.string(),
  })
  .meta({ id: 'RamschStep' });

export const RamschAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    points: eachSeat(z.int32()).describe('Card points as they count, with the skat where it belongs.'),
    losers: z.array(SeatName),
    winners: z
      .array(SeatName)
      .describe('Who is given points: all tricks in a point Ramsch, the fewest points in others.'),
    scores: eachSeat(z.int32()).describe('The signed entry of each player.'),
    steps: z.array(RamschStep),
    laws: z.array(CitedLaw),
    doubts: z.array(z.string()).optional(),
    rulesRevision: z.string(),
  })
  .meta({ id: 'RamschAnswer' });
