import { z } from 'zod';
import type { Evidence, GameId, Level, Reason, Suit } from '../../rules';
import { keptAs, type Words } from './reader';

interface CitedEvidence {
  citation: string;
  evidence: Evidence;
}

/** What a game came to when it was entered: game values and the signed score, each step with its law. */
export interface GameResult {
  won: boolean;
  reason: Reason;
  value: number;
  charged: number;
  score: number;
  level: Level | null;
  matadors: { with: number } | { without: number } | null;
  multiplier: number | null;
  chargedAs?: { game: GameId; trump?: Suit | undefined } | undefined;
  steps: { what: string; amount: number; law: string; evidence: Evidence }[];
  laws: CitedEvidence[];
}

/** What a Ramsch came to when it was entered, by seat number. */
export interface RamschResult {
  points: Record<string, number>;
  losers: number[];
  winners: number[];
  scores: Record<string, number>;
  steps: { what: string; amount: number; seat?: number | undefined }[];
  laws: CitedEvidence[];
}

function lawsIn(evidence: z.ZodType<Evidence>): z.ZodType<CitedEvidence[]> {
  return z.array(z.looseObject({ citation: z.string(), evidence }));
}

function gameIn(word: Words): z.ZodType<GameResult> {
  const evidence = word<Evidence>(['verified', 'court', 'secondary', 'derived', 'assumed']);
  const run = z.union([z.looseObject({ with: z.number() }), z.looseObject({ without: z.number() })]);
  return z.looseObject({
    won: z.boolean(),
    // Reasons and games grow with every code that is taken in; nothing is computed from them.
    reason: z.custom<Reason>(isText),
    value: z.number(),
    charged: z.number(),
    score: z.number(),
    level: word(['simple', 'schneider', 'schwarz']).nullable(),
    matadors: run.nullable(),
    multiplier: z.number().nullable(),
    chargedAs: z
      .looseObject({ game: z.custom<GameId>(isText), trump: word(['C', 'S', 'H', 'D']).optional() })
      .optional(),
    steps: z.array(z.looseObject({ what: z.string(), amount: z.number(), law: z.string(), evidence })),
    laws: lawsIn(evidence),
  });
}

function ramschIn(word: Words): z.ZodType<RamschResult> {
  const bySeat = z.record(z.string(), z.number());
  return z.looseObject({
    points: bySeat,
    losers: z.array(z.number()),
    winners: z.array(z.number()),
    scores: bySeat,
    steps: z.array(z.looseObject({ what: z.string(), amount: z.number(), seat: z.number().optional() })),
    laws: lawsIn(word(['verified', 'court', 'secondary', 'derived', 'assumed'])),
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** The result of a deal, as every version has kept it. */
export const keptResult = keptAs<GameResult | RamschResult>('deal.result', 1, (word) =>
  z.union([gameIn(word), ramschIn(word)]),
);
