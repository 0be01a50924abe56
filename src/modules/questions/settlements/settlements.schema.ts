import { z } from 'zod';

/** The ways of settling a sitting; they come to the same. */
export const METHODS = ['pairwise', 'low-zero', 'average'] as const;
const REMAINDER_RULES = ['largest-remainder', 'round-scores'] as const;

const Name = z.string().min(1).max(80);
const Score = z.int32().min(-1_000_000).max(1_000_000);
const Stake = z
  .strictObject({ cents: z.int32().min(1).max(10_000), points: z.int32().min(1).max(10_000) })
  .describe('So many cents for so many points; a quarter cent a point is 1 for 4.');

const RemainderRule = z
  .enum(REMAINDER_RULES)
  .describe(
    'Where cents go that cannot be split: the largest remainders, the lower score first among equal ones; or every score is turned into whole cents before.',
  );

export const SettlementQuestion = z
  .strictObject({
    method: z.enum(METHODS),
    scores: z
      .record(Name, Score)
      .refine((scores) => Object.keys(scores).length <= 100, { error: 'At most 100 scores are settled at once' })
      .describe('By name, at most 100.'),
    stake: Stake.optional(),
    remainderRule: RemainderRule.optional(),
  })
  .meta({ id: 'SettlementQuestion' });

export const SettlementAnswer = z
  .strictObject({
    method: z.enum(METHODS),
    net: z.record(z.string(), z.int32()).describe('What each wins or loses, in points.'),
    pairs: z
      .array(z.strictObject({ first: z.string(), second: z.string(), points: z.int32() }))
      .optional()
      .describe('Only with pairwise: what the first is ahead of the second.'),
    cents: z.record(z.string(), z.int()).optional().describe('Only with a stake.'),
    stake: Stake.optional(),
    remainderRule: RemainderRule.optional(),
    sum: z.literal(0),
    rulesRevision: z.string(),
  })
  .meta({ id: 'SettlementAnswer' });
