import { z } from 'zod';
import { keptMoneyPlan, type Plan as KeptPlan } from '../../../persistence/kept/money-plan';
import { groupKinds } from '../../../competition';
import { GAME_IDS } from '../../../rules';

export const Code = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe('Small letters, digits and hyphens.');

const Cents = z.int32().min(1).max(10_000_000);

const PotShares = z
  .array(z.strictObject({ pot: Code, parts: z.int32().min(1).max(10_000) }))
  .min(1)
  .max(10)
  .describe('What was collected goes to these pots, by parts, to the cent.');

const Tiers = z
  .array(z.strictObject({ from: z.int32().min(1).max(600), cents: z.int32().min(0).max(10_000_000) }))
  .min(1)
  .max(20)
  .refine((tiers) => tiers[0]?.from === 1 && tiers.every(({ from }, at) => from > (tiers[at - 1]?.from ?? 0)), {
    error: 'The first tier begins with 1, each further one later than the one before',
    params: { code: 'tiers-not-ascending' },
  })
  .describe('From the so many-th lost game of a list on, each costs so many cents.');

const chargeHead = {
  code: Code,
  to: PotShares,
  refundable: z.boolean().default(false).describe('Whether a director may give it back.'),
};

const Charge = z.discriminatedUnion('per', [
  z.strictObject({ ...chargeHead, per: z.literal('entry'), cents: Cents }),
  z.strictObject({ ...chargeHead, per: z.literal('session'), cents: Cents }),
  z.strictObject({ ...chargeHead, per: z.literal('passed-deal'), cents: Cents }),
  z.strictObject({ ...chargeHead, per: z.literal('lost-game'), tiers: Tiers }),
]);

const field = {
  categories: z.array(z.string().trim().min(1).max(100)).min(1).max(20).optional(),
  sessions: z.array(z.int32().min(1).max(10_000)).min(1).max(100).optional(),
};

const places = z.int32().min(1).max(1000);

export const PrizePlan = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('table'), cents: z.array(Cents).min(1).max(1000) }),
    z.strictObject({ kind: z.literal('shares'), weights: z.array(z.int32().min(1).max(100_000)).min(1).max(1000) }),
    z.strictObject({ kind: z.literal('equal'), cents: z.int32().min(100).max(10_000_000) }),
    z.strictObject({
      kind: z.literal('declining'),
      entriesPerPrize: places,
      rounding: z.int32().min(1).max(10_000),
      least: Cents.optional().describe('No prize is less; where the pot does not hold so many, there are fewer.'),
    }),
  ])
  .describe(
    'table: fixed prizes. shares: the pot by weights. equal: as many as the pot holds, the rest as the last one. declining: one prize for so many entries, in even steps, rounded, the first taking the rest.',
  )
  .meta({ id: 'PrizePlan' });

const Prize = z
  .strictObject({
    code: Code,
    pot: Code,
    plan: PrizePlan,
    ...field,
    goods: z
      .array(z.string().trim().min(1).max(100))
      .min(1)
      .max(1000)
      .optional()
      .describe('Goods by place, beside the money or, beyond the last prize of money, alone.'),
    minimumResults: places.optional().describe('Sessions a player must have; who has fewer is passed over.'),
    scope: z
      .enum(groupKinds)
      .optional()
      .describe('Prizes of pairs or teams, each split evenly among its members; of players where absent.'),
    unpaired: z
      .enum(['takes-part', 'passed-over'])
      .optional()
      .describe(
        'What of a group of one member; where it takes part, a tandem counts as the profile says in oddTandem.',
      ),
  })
  .refine(({ scope, categories }) => scope === undefined || categories === undefined, {
    path: ['categories'],
    error: 'Categories are of players, not of pairs or teams',
    params: { code: 'facts-contradict' },
  })
  .refine(({ scope, unpaired }) => scope !== undefined || unpaired === undefined, {
    path: ['unpaired'],
    error: 'unpaired is said of pairs and teams alone',
    params: { code: 'facts-contradict' },
  });

const DealFilter = z
  .strictObject({
    games: z.array(z.enum(GAME_IDS)).min(1).max(30).optional(),
    hand: z.boolean().optional(),
    ouvert: z.boolean().optional(),
    matadors: z.enum(['with', 'without']).optional(),
  })
  .describe('Which won games are looked at.');

const measured = { ...field, atLeast: z.int32().min(-100_000).max(100_000).optional() };

export const Criterion = z
  .discriminatedUnion('measure', [
    z.strictObject({ ...measured, measure: z.literal('total') }),
    z.strictObject({ ...measured, measure: z.literal('best-session') }),
    z.strictObject({ ...measured, measure: z.literal('most-wins') }),
    z.strictObject({ ...measured, measure: z.literal('highest-game'), deals: DealFilter.optional() }),
    z.strictObject({ ...measured, measure: z.literal('most-matadors'), deals: DealFilter.optional() }),
  ])
  .meta({ id: 'AwardCriterion' });

const Award = z.strictObject({
  code: Code,
  pot: Code.optional().describe('Absent where it is honour alone.'),
  criteria: z.array(Criterion).min(1).max(5).describe('The first that somebody meets decides.'),
});

const Jackpot = z.strictObject({
  code: Code,
  pot: Code,
  sessions: z
    .int32()
    .min(1)
    .max(100)
    .describe('An equal share of the pot is released with each, and waits for a winner.'),
  deals: DealFilter,
});

export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217; all amounts are hundredths of it.');

const parts = {
  currency: Currency.default('EUR'),
  charges: z.array(Charge).max(20).default([]),
  prizes: z.array(Prize).max(20).default([]),
  awards: z.array(Award).max(40).default([]),
  jackpots: z.array(Jackpot).max(10).default([]),
};

const Plan = z.strictObject(parts);

type Named = { readonly code: string; readonly pot?: string | undefined };

export const MoneyPlanInput = z
  .strictObject({ ...parts, reason: z.string().trim().min(1).max(500).optional() })
  .superRefine((plan, context) => {
    const payers = (['prizes', 'awards', 'jackpots'] as const).flatMap((part) =>
      (plan[part] as readonly Named[]).map(({ code, pot }, index) => ({ code, pot, path: [part, index] })),
    );
    const charges = plan.charges.map(({ code }, index) => ({ code, path: ['charges', index] }));
    const refuse = (path: readonly PropertyKey[], code: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [...path], message, params: { code } });
    for (const named of [charges, payers]) {
      for (const { path } of repeated(named, ({ code }) => code)) {
        refuse([...path, 'code'], 'code-used-twice', 'This code stands above for something else');
      }
    }
    for (const { path } of repeated(payers, ({ pot }) => pot)) {
      refuse([...path, 'pot'], 'pot-used-twice', 'This pot is paid out above');
    }
  })
  .meta({ id: 'MoneyPlanInput' });

export const MoneyPlanAnswer = Plan.meta({ id: 'MoneyPlan' });

/** The plan of an event that has announced none. */
export const noPlan = keptMoneyPlan.known({});

/** The pots that a plan names. */
export function potsOf({ charges, prizes, awards, jackpots }: KeptPlan): ReadonlySet<string> {
  const paying = [...prizes, ...awards, ...jackpots].flatMap(({ pot }) => (pot === undefined ? [] : [pot]));
  return new Set([...charges.flatMap(({ to }) => to.map(({ pot }) => pot)), ...paying]);
}

/** Those whose key was there before. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string | undefined): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (key === undefined) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
