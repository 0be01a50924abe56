import { z } from 'zod';
import { RULESET_IDS } from '../../../rules';
import { SeatName } from '../bids';
import { CardName, Contract, ValueAnswer } from '../contracts';
import { Deal } from '../deals';
import { Options, RulesetName } from '../rulesets';

const MOST_NODES = 1_000_000_000;

/** How many nodes a search may take where that is told. */
export const Nodes = z
  .int32()
  .min(1)
  .max(MOST_NODES)
  .optional()
  .describe('How many cards may be tried in the search at most; ten seconds bound it in any case.');

const told = Deal.pick({ hands: true, skat: true, plays: true }).shape;

export const SolveQuestion = z
  .strictObject({
    ruleset: RulesetName,
    declarer: SeatName,
    bid: z.int32().min(1).max(1000).optional().describe('The last value bid or held; nothing is overbid without it.'),
    contract: Contract,
    hands: told.hands.describe("As they are played: the declarer's after he has laid away."),
    skat: told.skat.describe('As laid away.'),
    plays: told.plays.optional(),
    nodes: Nodes,
    options: Options.optional(),
  })
  .meta({ id: 'SolveQuestion' });

const CardPoints = z.int32().min(0).max(120);

export const SolvedCard = z
  .strictObject({
    card: CardName,
    cardPoints: CardPoints.nullable().describe("The declarer's at the end; null in the Null family."),
    won: z.boolean(),
  })
  .meta({ id: 'SolvedCard' });

export const SolveAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    toPlay: SeatName.nullable().describe('Null when nothing is left to decide.'),
    cardPoints: z
      .strictObject({ declarer: CardPoints, opponents: CardPoints })
      .nullable()
      .describe("At the end, the declarer's with the skat; null in the Null family, where they decide nothing."),
    tricks: z
      .strictObject({ declarer: z.int32().min(0).max(10), opponents: z.int32().min(0).max(10) })
      .describe('At the end of the line.'),
    won: z.boolean(),
    result: ValueAnswer,
    best: z.array(CardName).describe('The cards that give nothing away.'),
    line: z.array(CardName).describe('One line of best play of both sides to the end of the game.'),
    cards: z.array(SolvedCard).describe('What each card that may be played comes to.'),
    nodes: z.int32().describe('How many cards were tried.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'SolveAnswer' });
