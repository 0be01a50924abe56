import { z } from 'zod';
import { cribbage } from '../../../rules';
import { CitedLaw } from '../laws';

/** A card of the 52 as text, `H5`, `D10` or `DT`; parsed to the rules' own card. */
const CardName = z
  .string()
  .regex(/^[CSHDcshd](?:[2-9AJQKTajqkt]|10)$/)
  .describe('Suit C S H D and rank A 2 3 4 5 6 7 8 9 10 J Q K; T is read as 10.')
  .meta({ id: 'CribbageCard' });

const CardIn = CardName.transform((name, context) => {
  const card = cribbage.parseCard(name);
  if (card !== undefined) return card;
  context.addIssue({ code: 'custom', message: 'There is no such card' });
  return z.NEVER;
});

const Later = z
  .strictObject({
    later: z
      .array(z.enum(cribbage.LATER_RULES))
      .max(cribbage.LATER_RULES.length)
      .describe('Common later rules that the table has agreed to; none of them is of the source.'),
  })
  .optional()
  .describe('What the table has agreed to beside the source.');

const Name = z.string().min(1).max(80);
const Law = z.string().describe('The citation of the law.');
const Doubts = z.array(z.string()).optional().describe('What the source does not say, each with its name.');
const Points = z.int32().min(0).max(200);

export const CountQuestion = z
  .strictObject({
    cards: z.array(CardIn).min(1).max(5).describe('The four cards of the hand or crib; with five there is no starter.'),
    starter: CardIn.nullable().optional(),
    crib: z.boolean().optional().describe('The crib is counted. It matters for the later rule of flushes only.'),
    options: Later,
  })
  .meta({ id: 'CribbageCountQuestion' });

export const CountAnswer = z
  .strictObject({
    fifteens: Points,
    pairs: Points,
    runs: Points,
    nobs: Points,
    flush: Points.optional().describe('Only where the later rule is agreed to.'),
    total: Points,
    parts: z.array(
      z.strictObject({ what: z.enum(cribbage.COMBINATIONS), cards: z.array(CardName), points: Points, law: Law }),
    ),
    laws: z.array(CitedLaw),
    doubts: Doubts,
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageCount' });

export const PeggingQuestion = z
  .strictObject({
    plays: z
      .array(z.union([CardIn, z.strictObject({ player: Name, card: CardIn })]))
      .max(16)
      .describe('The cards as they fell, with or without who played them.'),
    options: Later,
  })
  .meta({ id: 'CribbagePeggingQuestion' });

export const PeggingAnswer = z
  .strictObject({
    points: z.array(Points.nullable()).describe('What each play scores; null where the source gives no figure.'),
    counts: z.array(Points).describe('The running count after each play.'),
    players: z.record(z.string(), Points).optional().describe('What each player scores, where players are told.'),
    parts: z.array(
      z.strictObject({
        play: z.int32().min(0).describe('Which play made it, counted from 0.'),
        what: z.enum(cribbage.SCORED_IN_PLAY),
        cards: z.array(CardName),
        points: Points,
        law: Law,
      }),
    ),
    laws: z.array(CitedLaw),
    doubts: Doubts,
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbagePegging' });

export const CutQuestion = z
  .strictObject({
    cuts: z
      .record(Name, CardIn)
      .refine((cuts) => Object.keys(cuts).length >= 2 && Object.keys(cuts).length <= 4, {
        error: 'Two, three or four players cut',
        params: { code: 'out-of-range' },
      })
      .describe('The card that each has cut, by name.'),
    exposedMoreThanOne: z.array(Name).max(4).optional().describe('Who has shown more than one card.'),
  })
  .meta({ id: 'CribbageCutQuestion' });

export const CutAnswer = z
  .strictObject({
    dealer: z.string().optional(),
    choiceOfSeats: z.string().optional(),
    recut: z.literal(true).optional(),
    recutBy: z.array(z.string()).optional().describe('Who cuts again.'),
    laws: z.array(CitedLaw),
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageCut' });

export const StarterQuestion = z
  .strictObject({
    card: CardIn,
    dealerPlayed: z
      .boolean()
      .optional()
      .describe('Whether the dealer has played a card before he pegged; it decides when the starter is a jack.'),
  })
  .meta({ id: 'CribbageStarterQuestion' });

export const StarterAnswer = z
  .strictObject({
    dealer: z.int32().min(0).max(2).describe('What the dealer pegs.'),
    laws: z.array(CitedLaw),
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageStarter' });

export const GameQuestion = z
  .strictObject({
    winner: z.int32().min(61).max(120).describe('The game is 61; what is counted beyond it is not pegged.'),
    loser: z.int32().min(0).max(60),
  })
  .meta({ id: 'CribbageGameQuestion' });

export const GameAnswer = z
  .strictObject({
    lurch: z.boolean().nullable().describe('null where the source does not decide it.'),
    games: z.int32().nullable(),
    laws: z.array(CitedLaw),
    doubts: Doubts,
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageGame' });

export const BoardQuestion = z
  .strictObject({ counts: z.array(z.int32().min(0).max(60)).max(200).describe('What was pegged, in its order.') })
  .meta({ id: 'CribbageBoardQuestion' });

export const BoardAnswer = z
  .strictObject({
    total: Points,
    front: Points.describe('The hole of the front peg, which shows the total.'),
    back: Points.describe('The hole of the peg behind, the total before the last count.'),
    row: z.enum(['start', 'outer', 'inner', 'game-hole']),
    laws: z.array(CitedLaw),
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageBoard' });

export const StakesQuestion = z
  .strictObject({
    results: z
      .array(z.strictObject({ winner: Name, loser: Name, lurch: z.boolean() }))
      .max(1000)
      .describe('The games that were played.'),
    stakeCents: z.int32().min(1).max(1_000_000).describe('The stake of a game.'),
  })
  .refine(({ results }) => results.every(({ winner, loser }) => winner !== loser), {
    path: ['results'],
    error: 'Nobody wins a game against himself',
    params: { code: 'facts-disagree' },
  })
  .meta({ id: 'CribbageStakesQuestion' });

export const StakesAnswer = z
  .strictObject({
    net: z.record(z.string(), z.int()).describe('What each wins or loses, in cents.'),
    sum: z.literal(0),
    laws: z.array(CitedLaw),
    rulesRevision: z.string(),
  })
  .meta({ id: 'CribbageStakes' });
