import { apportion } from '../apportion';

/**
 * How a pot becomes prizes, all in cents.
 *
 * `table`: fixed prizes. `shares`: the pot by weights. `equal`: as many equal prizes as the pot holds, and what remains as the last one.
 * `declining`: one prize for so many entries (at least one), the first worth as many parts as there are prizes, the last
 * one part; each is rounded down to a multiple of `rounding`, and the first takes the rest. With `least` nobody gets less than
 * that: where the pot does not hold so many there are fewer prizes, and what is above it declines.
 */
export type PrizePlan =
  | { readonly kind: 'table'; readonly cents: readonly number[] }
  | { readonly kind: 'shares'; readonly weights: readonly number[] }
  | { readonly kind: 'equal'; readonly cents: number }
  | {
      readonly kind: 'declining';
      readonly entriesPerPrize: number;
      readonly rounding: number;
      readonly least?: number | undefined;
    };

/** What a plan is applied to: cents in the pot, entries that count, and how many can take a prize. */
export interface PrizeFacts {
  readonly pot: number;
  readonly entries: number;
  readonly takers: number;
}

type PlanOf<Kind extends PrizePlan['kind']> = Extract<PrizePlan, { readonly kind: Kind }>;

const amountsBy: {
  readonly [Kind in PrizePlan['kind']]: (plan: PlanOf<Kind>, facts: PrizeFacts) => readonly number[];
} = {
  table: ({ cents }, { takers }) => cents.slice(0, takers),
  shares: ({ weights }, { pot, takers }) => shares(pot, weights.slice(0, takers)),
  equal: ({ cents }, { pot, takers }) =>
    Array.from({ length: Math.min(takers, Math.ceil(pot / cents)) }, (_, place) =>
      Math.min(cents, pot - place * cents),
    ),
  declining: ({ entriesPerPrize, rounding, least = 0 }, { pot, entries, takers }) => {
    const wanted = Math.min(takers, Math.max(1, Math.floor(entries / entriesPerPrize)));
    const count = least === 0 ? wanted : Math.min(wanted, Math.floor(pot / least));
    const rounded = shares(
      pot - count * least,
      Array.from({ length: count }, (_, place) => count - place),
    ).map((cents) => Math.max(least, cents + least - ((cents + least) % rounding)));
    const rest = pot - rounded.reduce((sum, cents) => sum + cents, 0);
    return rounded.map((cents, place) => (place === 0 ? cents + rest : cents));
  },
};

/** The prizes by place, best first, no more than there are takers. They add up to the pot or to less, but for a table that promises more. */
export function prizesOf(plan: PrizePlan, facts: PrizeFacts): readonly number[] {
  return (amountsBy[plan.kind] as (plan: PrizePlan, facts: PrizeFacts) => readonly number[])(plan, facts);
}

const shares = (pot: number, weights: readonly number[]): readonly number[] =>
  weights.length === 0 ? [] : apportion(pot, weights);
