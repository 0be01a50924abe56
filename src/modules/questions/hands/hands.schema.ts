import { z } from 'zod';
import { ANNOUNCEMENTS, GAME_IDS, RULESET_IDS, LEVELS, SUITS, TURNS } from '../../../rules';
import { SeatName } from '../bids';
import { Cards, Matadors } from '../contracts';
import { CitedLaw } from '../laws';
import { Options, RulesetName } from '../rulesets';

export const HandQuestion = z
  .strictObject({
    ruleset: RulesetName,
    hand: Cards.describe('Ten cards.'),
    skat: Cards.optional().describe('Two cards; left out where the skat is not known.'),
    seat: SeatName.optional(),
    options: Options.optional(),
  })
  .meta({ id: 'HandQuestion' });

const Step = z.strictObject({ what: z.string(), amount: z.int32(), law: z.string() }).meta({ id: 'HandStep' });

const LevelValue = z
  .strictObject({
    level: z.enum(LEVELS).nullable().describe('The level won; null where the game has no levels.'),
    multiplier: z.int32().nullable(),
    value: z.int32().describe('With an unknown skat the lowest that some skat gives.'),
    best: z.int32().optional().describe('With an unknown skat: the highest that some skat gives.'),
    steps: z.array(Step).describe('What makes up the multiplier behind `value`.'),
  })
  .meta({ id: 'HandLevelValue' });

const PlayedWay = z
  .strictObject({
    hand: z.boolean().optional(),
    ouvert: z.boolean().optional(),
    announced: z.enum(ANNOUNCEMENTS).optional(),
    safeBid: z
      .union([z.int32(), z.string()])
      .nullable()
      .describe(
        'The highest bid that the first of the values covers with every possible skat; null where there is none.',
      ),
    values: z.array(LevelValue).describe('What it is worth won, from the level without any up to schwarz.'),
  })
  .meta({ id: 'HandWay' });

const SkatCase = z.strictObject({ matadors: Matadors.nullable(), value: z.int32() }).meta({ id: 'SkatCase' });

const EvaluatedGame = z
  .strictObject({
    game: z.enum(GAME_IDS),
    trump: z.enum(SUITS).optional(),
    unit: z.int32().nullable().describe('The unit value; null in a game of fixed value.'),
    matadors: Matadors.nullable().describe('Of the cards given; null in a game without trumps.'),
    safeBid: z.union([z.int32(), z.string()]).nullable().describe('That of the first way to play.'),
    skats: z
      .strictObject({
        count: z.int32().describe('In how many of the 231 possible skats the game can be played.'),
        worst: SkatCase,
        best: SkatCase,
        distribution: z.array(SkatCase.extend({ skats: z.int32() }).meta({ id: 'SkatCaseCount' })),
      })
      .optional()
      .describe('With an unknown skat: what the first way to play is worth over all of them.'),
    ways: z.array(PlayedWay),
  })
  .meta({ id: 'EvaluatedGame' });

export const HandAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    seat: SeatName.optional(),
    turn: z.enum(TURNS).optional().describe('What the given seat does when the auction opens.'),
    lowestBid: z.union([z.int32(), z.string()]),
    games: z.array(EvaluatedGame).describe('A game for which no possible skat holds a card to turn is left out.'),
    laws: z.array(CitedLaw),
    rulesRevision: z.string(),
  })
  .meta({ id: 'HandAnswer' });
