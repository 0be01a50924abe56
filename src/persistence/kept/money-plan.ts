import { z } from 'zod';
import type { AwardCriterion, DealFilter, MoneyPlan, PrizePlan } from '../../competition';
import { keptAs, type Plain, type Words } from './reader';

/** Everything that an event announces about money, in hundredths of its currency. */
export interface Plan extends Plain<MoneyPlan> {
  currency: string;
}

const places = z.number();

/** How a pot is divided. */
export const prizePlanShape: z.ZodType<Plain<PrizePlan>> = z.union([
  z.looseObject({ kind: z.literal('table'), cents: z.array(z.number()) }),
  z.looseObject({ kind: z.literal('shares'), weights: z.array(z.number()) }),
  z.looseObject({ kind: z.literal('equal'), cents: z.number() }),
  z.looseObject({
    kind: z.literal('declining'),
    entriesPerPrize: places,
    rounding: z.number(),
    least: z.number().optional(),
  }),
]);

const head = {
  code: z.string(),
  to: z.array(z.looseObject({ pot: z.string(), parts: z.number() })),
  refundable: z.boolean().default(false),
};

const chargeShape = z.union([
  z.looseObject({ ...head, per: z.enum(['entry', 'session', 'passed-deal']), cents: z.number() }),
  z.looseObject({
    ...head,
    per: z.literal('lost-game'),
    tiers: z.array(z.looseObject({ from: z.number(), cents: z.number() })),
  }),
]);

const field = { categories: z.array(z.string()).optional(), sessions: z.array(z.number()).optional() };
const measured = { ...field, atLeast: z.number().optional() };

function filterIn(word: Words): z.ZodType<Plain<DealFilter>> {
  return z.looseObject({
    games: z.array(z.string()).optional(),
    hand: z.boolean().optional(),
    ouvert: z.boolean().optional(),
    matadors: word(['with', 'without']).optional(),
  });
}

function criterionIn(word: Words): z.ZodType<Plain<AwardCriterion>> {
  return z.union([
    z.looseObject({ ...measured, measure: z.enum(['total', 'best-session', 'most-wins']) }),
    z.looseObject({
      ...measured,
      measure: z.enum(['highest-game', 'most-matadors']),
      deals: filterIn(word).optional(),
    }),
  ]);
}

/** The money plan of an event, as every version has kept it. */
export const keptMoneyPlan = keptAs<Plan>('money-plan.plan', 1, (word) =>
  z.looseObject({
    currency: z.string().default('EUR'),
    charges: z.array(chargeShape).default([]),
    prizes: z
      .array(
        z.looseObject({
          code: z.string(),
          pot: z.string(),
          plan: prizePlanShape,
          ...field,
          minimumResults: places.optional(),
          scope: word(['team', 'tandem', 'mixed']).optional(),
          unpaired: word(['takes-part', 'passed-over']).optional(),
          goods: z.array(z.string()).optional(),
        }),
      )
      .default([]),
    awards: z
      .array(z.looseObject({ code: z.string(), pot: z.string().optional(), criteria: z.array(criterionIn(word)) }))
      .default([]),
    jackpots: z
      .array(z.looseObject({ code: z.string(), pot: z.string(), sessions: z.number(), deals: filterIn(word) }))
      .default([]),
  }),
);
