import { z } from 'zod';
import type { PrizePlan, SeasonRule } from '../../competition';
import { prizePlanShape } from './money-plan';
import { keptAs, type Plain } from './reader';

/** How a season is ranked: the rule, and what counts as one result. */
export interface KeptSeasonRule extends Plain<SeasonRule> {
  results: 'sessions' | 'tournaments';
}

/** The rule of a season, as every version has kept it. */
export const keptSeasonRule = keptAs<KeptSeasonRule>('season.rule', 1, (word) =>
  z.looseObject({
    measure: word(['total', 'average', 'per-36-hands']),
    results: word(['sessions', 'tournaments']),
    minimum: z.number(),
    drop: z.number(),
    ties: z.array(word(['won', 'lost'])),
  }),
);

/** The prize pool of a season. */
export interface SeasonPool {
  currency: string;
  cents: number;
  plan: Plain<PrizePlan>;
}

/** The prize pool of a season, as every version has kept it. */
export const keptSeasonPool = keptAs<SeasonPool>('season.pool', 1, () =>
  z.looseObject({ currency: z.string(), cents: z.number(), plan: prizePlanShape }),
);
