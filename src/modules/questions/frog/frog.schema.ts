import { z } from 'zod';
import { frog, SEATS, SUITS } from '../../../rules';
import { CitedLaw } from '../laws';

type Words<T> = [T, ...T[]];

const Ruleset = z.literal('frog');
const Seat = z.enum(SEATS);
const Game = z.enum(frog.GAME_IDS).describe('Lowest first; each outbids those before it.').meta({ id: 'FrogGame' });

const CardName = z
  .string()
  .regex(/^[CSHDcshd](?:[6-9AJQKTajqkt]|10)$/)
  .describe('Suit C S H D and rank 6 7 8 9 10 J Q K A; T is read as 10.')
  .meta({ id: 'FrogCard' });

const CardIn = CardName.transform((name, context) => {
  const card = frog.parseCard(name);
  if (card !== undefined) return card;
  context.addIssue({ code: 'custom', message: 'There is no such card' });
  return z.NEVER;
});

const Cards = z.array(CardIn).max(36);
const Contract = z
  .strictObject({ game: Game, trump: z.enum(SUITS).optional().describe('Needed in Chico only; hearts elsewhere.') })
  .meta({ id: 'FrogContract' });

const CardPoints = z.int32().min(0).max(120);
const Doubts = z.array(z.string()).optional().describe('What the source does not say.');
const Fault = z.strictObject({ code: z.string(), law: z.string(), message: z.string() });

const Call = z.union([
  z.strictObject({ seat: Seat, call: z.literal('bid'), value: z.union([z.string().min(1).max(30), z.int32()]) }),
  z.strictObject({ seat: Seat, call: z.literal('pass') }),
  z.strictObject({ seat: Seat, call: z.string().min(1).max(30).describe('The game offered, in place of a bid.') }),
]);
const Calls = z.array(Call).max(100);

export const FrogAuctionQuestion = z
  .strictObject({ ruleset: Ruleset, calls: Calls })
  .meta({ id: 'FrogAuctionQuestion' });

export const FrogAuctionAnswer = z
  .strictObject({
    ruleset: Ruleset,
    legal: z.boolean(),
    faults: z
      .array(
        z.strictObject({
          index: z.int32(),
          code: z.enum(Object.keys(frog.CALL_FAULTS) as Words<frog.CallFaultCode>),
          law: z.string(),
          message: z.string(),
        }),
      )
      .describe('The first fault ends the reading; index counts calls from 0.'),
    state: z.strictObject({
      phase: z.enum(['bidding', 'decided', 'passed-in']),
      highBid: Game.nullable(),
      holder: Seat.nullable(),
      toCall: Seat.nullable(),
      mayCall: z.array(z.enum([...frog.GAME_IDS, 'pass'])),
      lowestNextBid: Game.nullable(),
      declarer: Seat.nullable(),
    }),
    doubts: Doubts,
    rulesRevision: z.string(),
  })
  .meta({ id: 'FrogAuctionAnswer' });

export const FrogAnnouncementQuestion = z
  .strictObject({
    ruleset: Ruleset,
    bid: Game.nullable().optional().describe('What was offered.'),
    skat: z.enum(['untouched', 'taken']).optional().describe('How the widow was used.'),
    contract: Contract,
    discard: Cards.optional().describe('What was laid away.'),
  })
  .meta({ id: 'FrogAnnouncementQuestion' });

export const FrogAnnouncementAnswer = z
  .strictObject({
    ruleset: Ruleset,
    legal: z.boolean(),
    faults: z.array(Fault),
    contract: Contract.nullable().describe('The contract with its trump; null where it does not stand.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'FrogAnnouncementAnswer' });

const Table = z
  .strictObject({
    players: z.int32().describe('Three, four or five.'),
    declarer: z.int32().min(1).max(5),
    dealer: z.int32().min(1).max(5),
  })
  .describe('Seats are numbered clockwise from 1.')
  .meta({ id: 'FrogTable' });

export const FrogValueQuestion = z
  .strictObject({
    ruleset: Ruleset,
    bid: Game.optional(),
    contract: Contract,
    outcome: z
      .strictObject({
        cardPoints: CardPoints.optional().describe("The declarer's, with what lies away or in the widow."),
        cardPointsInTricks: CardPoints.optional().describe('In place of it: those in tricks, with the three cards.'),
        laidAway: Cards.optional(),
        widow: Cards.optional(),
      })
      .describe('The card points, or those in tricks with the cards that lie away.'),
    table: Table,
  })
  .meta({ id: 'FrogValueQuestion' });

const Outcome = z.enum(['won', 'lost', 'level']);

export const FrogValueAnswer = z
  .strictObject({
    ruleset: Ruleset,
    won: z.boolean().describe('61 or more; a game at 60 is level and pays nobody.'),
    outcome: Outcome,
    cardPoints: CardPoints,
    perPlayer: z.int32().describe('Counters from each who pays, or to each who is paid.'),
    partners: z.int32().describe('How many pay or are paid.'),
    net: z.int32().describe('What the declarer has of it.'),
    scores: z.record(z.string(), z.int32()).describe('By table seat; they sum to nothing.'),
    laws: z.array(CitedLaw),
    doubts: Doubts,
    rulesRevision: z.string(),
  })
  .meta({ id: 'FrogValueAnswer' });

export const FrogReplayQuestion = z
  .strictObject({
    ruleset: Ruleset,
    mode: z.enum(['judge', 'strict']).optional(),
    hands: z
      .strictObject({ forehand: Cards, middlehand: Cards, rearhand: Cards })
      .describe('Eleven cards each, as dealt.'),
    skat: Cards.describe('The three cards of the widow, as dealt.'),
    calls: Calls.optional(),
    declarer: Seat.optional().describe('Who plays alone; from the calls where they are given.'),
    bid: Game.optional(),
    contract: Contract,
    discard: Cards.optional().describe('In Frog: the three cards laid away.'),
    plays: z
      .array(z.union([CardIn, z.strictObject({ seat: Seat, card: CardIn })]))
      .max(40)
      .describe('In order; may stop early.'),
    players: z
      .int32()
      .optional()
      .describe('How many sit at the table, three where absent; it decides what a loss costs.'),
  })
  .meta({ id: 'FrogReplayQuestion' });

const Count = z.strictObject({ declarer: z.int32(), opponents: z.int32() });

export const FrogReplayAnswer = z
  .strictObject({
    ruleset: Ruleset,
    legal: z.boolean(),
    faults: z.array(
      z.strictObject({
        play: z.int32().describe('Which play, counted from 0.'),
        seat: Seat,
        code: z.enum(Object.keys(frog.PLAY_FAULTS) as Words<frog.PlayFaultCode>),
        law: z.string(),
        message: z.string(),
      }),
    ),
    auction: FrogAuctionAnswer.nullable(),
    announcement: FrogAnnouncementAnswer,
    tricks: z.array(
      z.strictObject({ leader: Seat, cards: z.array(CardName), winner: Seat.nullable(), points: z.int32().nullable() }),
    ),
    toPlay: Seat.nullable(),
    mayPlay: z.array(CardName).nullable(),
    cardPoints: Count.describe("Of complete tricks; the declarer's with the cards that lie away."),
    trickCounts: Count,
    result: z
      .strictObject({
        won: z.boolean(),
        outcome: Outcome,
        perPlayer: z.int32(),
        partners: z.int32(),
        net: z.int32(),
        scores: z.record(z.string(), z.int32()).describe('By seat of the deal; idle players are paid beside them.'),
      })
      .nullable()
      .describe('Once all eleven tricks are played.'),
    laws: z.array(CitedLaw),
    doubts: Doubts,
    rulesRevision: z.string(),
  })
  .meta({ id: 'FrogReplayAnswer' });
