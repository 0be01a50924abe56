import { z } from 'zod';
import { EVIDENCE } from '../../../rules';
import { SeatName } from '../../questions/bids';
import { Doubled } from '../../questions/contracts';

const Hand = z.enum(['forehand', 'middlehand', 'rearhand', '1', '2', '3', '4', '5', '6']);

const counts = (most: number) =>
  z
    .partialRecord(Hand, z.int32().min(0).max(most))
    .describe('For each of the three who held cards, by seat number or by the name of the hand.');

/** A Ramsch as it is entered. */
export const PlayedRamsch = z
  .strictObject({
    cardPoints: counts(120).describe('From tricks, the skat apart; by seat number or by the name of the hand.'),
    tricks: counts(10),
    skatPoints: z.int32().min(0).max(22),
    lastTrick: z.union([z.int32().min(1).max(6), SeatName]).describe('Who took the last trick.'),
    doubled: Doubled.optional(),
  })
  .meta({ id: 'PlayedRamsch' });

const BySeatNumber = z.record(z.string(), z.int32()).describe('By seat number.');

/** What a Ramsch came to; every citation resolves under /v1/laws. */
export const RamschResult = z
  .strictObject({
    points: BySeatNumber.describe('Card points as they count, with the skat where it belongs.'),
    losers: z.array(z.int32()),
    winners: z.array(z.int32()),
    scores: BySeatNumber.describe('The signed entries.'),
    steps: z.array(z.strictObject({ what: z.string(), amount: z.int32(), seat: z.int32().optional() })),
    laws: z.array(z.strictObject({ citation: z.string(), evidence: z.enum(EVIDENCE) })),
  })
  .meta({ id: 'RamschResult' });
