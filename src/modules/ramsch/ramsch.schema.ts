import { z } from 'zod';
import {
  LAW_SOURCES,
  OPTIONAL_GAMES,
  RAMSCH_DOUBLINGS,
  RAMSCH_FORMS,
  RAMSCH_SKAT,
  RAMSCH_STEP_OPTIONS,
  RAMSCH_TIES,
  READINGS,
  type RamschStepKind,
} from '../../rules';
import { SeatName } from '../bids';
import { CitedLaw, EvidenceWord } from '../laws';
import { RulesetName } from '../rulesets';

const eachSeat = (count: z.ZodInt32) => z.strictObject({ forehand: count, middlehand: count, rearhand: count });

const CardPoints = eachSeat(z.int32().min(0).max(120));
const Times = z.int32().min(0).max(3);

/** How often a Ramsch was doubled. */
export const Doubled = z.strictObject({ passing: Times.optional(), knocking: Times.optional() });

/** A form of Ramsch that a table has agreed to. */
export const AgreedRamsch = z
  .strictObject({
    form: z
      .enum(RAMSCH_FORMS)
      .describe(
        'points: the loser loses his card points, doubled with a player without a trick, all tricks win 120; fixed: 10, 15, 20; winner-23 and winner-20: the fewest points win; foster: his law 4.',
      ),
    ties: z
      .enum(RAMSCH_TIES)
      .optional()
      .describe('Two equal counts: both in full, half each, or the last trick alone.'),
    skat: z.enum(RAMSCH_SKAT).optional().describe("To whom the skat's card points go."),
    doublings: z
      .array(z.enum(RAMSCH_DOUBLINGS))
      .max(RAMSCH_DOUBLINGS.length)
      .optional()
      .describe('passing: each unseen pass of the skat doubles (Schieberamsch); knocking: so does each knock.'),
  })
  .meta({ id: 'AgreedRamsch' });

export const RamschQuestion = z
  .strictObject({
    ruleset: RulesetName,
    cardPoints: CardPoints.describe('From tricks, the skat apart.'),
    tricks: eachSeat(z.int32().min(0).max(10)),
    skatPoints: z.int32().min(0).max(22),
    lastTrick: SeatName.describe('Who took the last trick.'),
    doubled: Doubled.optional().describe('How often the skat was passed on unseen, and how often somebody knocked.'),
    options: z
      .strictObject({
        games: z.array(z.enum(OPTIONAL_GAMES)).max(5).optional(),
        reading: z.enum(READINGS).optional(),
        ramsch: AgreedRamsch.optional(),
      })
      .optional()
      .describe('House rules that the table has agreed to.'),
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
    ruleset: z.enum(LAW_SOURCES),
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
