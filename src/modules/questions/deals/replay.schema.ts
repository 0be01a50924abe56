import { z } from 'zod';
import { PLAY_FAULT_CODES, REPLAY_MODES, RULESET_IDS } from '../../../rules';
import { AuctionAnswer, SeatName } from '../bids';
import { AnnouncementAnswer, CardName, ValueAnswer } from '../contracts';
import { RecordedIncident } from '../incident.schema';
import { RamschAnswer } from '../contracts';
import { Options, SkatRulesetName } from '../rulesets';
import { Deal } from './deal.schema';

export const ReplayQuestion = Deal.extend({
  ruleset: SkatRulesetName,
  mode: z
    .enum(REPLAY_MODES)
    .optional()
    .describe('judge (the default) notes every fault and goes on; strict ends with the first.'),
  options: Options.optional(),
}).meta({ id: 'ReplayQuestion' });

/** A deal that another question is about; it is read under the ruleset of that question. */
export const RecordedDeal = ReplayQuestion.partial({ ruleset: true }).meta({ id: 'RecordedDeal' });

const Count = (most: number) => z.int32().min(0).max(most).nullable();

/** A count of both sides; in a Ramsch, and where nothing was played, of each seat. */
const Counts = (most: number) =>
  z.union([
    z.strictObject({ declarer: Count(most), opponents: Count(most) }),
    z.strictObject({ forehand: Count(most), middlehand: Count(most), rearhand: Count(most) }),
  ]);

const PlayFault = z
  .strictObject({
    play: z.int32().min(0).describe('Which play, counted from 0.'),
    seat: SeatName,
    code: z.enum(PLAY_FAULT_CODES),
    law: z.string(),
    message: z.string(),
    trick: z.int32().min(1).max(10),
    shownIn: z.int32().min(1).max(10).optional().describe('The trick in which he showed the suit that he had held.'),
  })
  .meta({ id: 'PlayFault' });

const Trick = z
  .strictObject({
    leader: SeatName,
    cards: z.array(CardName.nullable()).describe('In the order of play; null for a card nobody saw.'),
    seats: z.array(SeatName).describe('Who played each of them.'),
    plays: z.array(z.int32()).describe('Which plays of the record they are, counted from 0.'),
    winner: SeatName.nullable(),
    points: z.int32().min(0).max(33).nullable(),
    running: Counts(120).nullable().describe('Card points so far, the skat left out; null for an open trick.'),
  })
  .meta({ id: 'Trick' });

export const ReplayAnswer = z
  .strictObject({
    ruleset: z.enum(RULESET_IDS),
    legal: z.boolean().describe('Whether every call, the announcement and every card were allowed.'),
    faults: z.array(PlayFault),
    auction: AuctionAnswer.nullable().describe('As bids/validate answers; null where no calls were recorded.'),
    announcement: AnnouncementAnswer.nullable().describe('As contracts/validate answers; null without a contract.'),
    tricks: z.array(Trick),
    toPlay: SeatName.nullable().describe(
      'Whose turn it is; null when the game is over, and where an unseen card hides it.',
    ),
    mayPlay: z
      .array(CardName)
      .nullable()
      .describe('The cards that may be played; null with toPlay, and where not all of that hand is known.'),
    skatPoints: z.int32().min(0).max(22).nullable().describe('Card points of the two cards that lie away.'),
    cardPoints: Counts(120).describe("Of complete tricks; the declarer's with the skat."),
    trickCounts: Counts(10),
    decided: z
      .strictObject({
        play: z.int32().min(-1).describe('The play that decided it, counted from 0; -1 before the first.'),
        for: z.enum(['declarer', 'opponents']),
      })
      .nullable(),
    result: ValueAnswer.nullable(),
    ramsch: RamschAnswer.nullable().describe('As ramsch/value answers, where a Ramsch was played.'),
    incidents: z.array(RecordedIncident).describe('Each as irregularities/adjudicate takes it.'),
    missing: z
      .array(z.strictObject({ pointer: z.string(), code: z.string(), message: z.string() }))
      .describe('What keeps the game from being valued.'),
    rulesRevision: z.string(),
  })
  .meta({ id: 'ReplayAnswer' });
