import { z } from 'zod';

/** The media type of many records, one a line. */
export const issMediaType = 'application/x-iss-games';

const SeatOrNone = z.literal([-1, 0, 1, 2]);

const Outcome = z
  .strictObject({
    declarer: SeatOrNone,
    outcome: z.enum(['win', 'loss', 'penalty']),
    value: z.int32().min(-9999).max(9999).describe('Signed; a lost game doubled already.'),
    matadors: z.int32().min(-99).max(99).describe('Positive with, negative without, 0 for Null.'),
    overbid: z.boolean(),
    cardPoints: z.int32().min(0).max(999),
    tricks: z.int32().min(0).max(99),
    schneider: z.boolean(),
    schwarz: z.boolean(),
    penalized: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
    left: SeatOrNone,
    timedOut: SeatOrNone,
    resigned: z.boolean().optional(),
  })
  .meta({ id: 'IssOutcome', description: 'Seats are 0 forehand, 1 middlehand, 2 rearhand, -1 nobody.' });

/** What a record of the server says beside the deal. */
export const IssHead = z
  .strictObject({
    tags: z
      .record(z.string().regex(/^(?!(?:GM|MV|R)$)[A-Z]{1,8}\d?$/), z.string().max(1000))
      .describe('PC, SE, ID, DT, the players P0 to P2, their ratings R0 to R2, ... in their order.'),
    result: z.union([z.literal('passed'), Outcome]),
  })
  .meta({ id: 'IssHead', description: 'What a record says beside the deal; given back with the deal it is kept.' });
