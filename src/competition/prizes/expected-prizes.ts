import { chargeLines } from '../money/charge-lines';
import { type Account, balancesOf } from '../money/ledger-line';
import type { MoneyPlan } from '../money/money-plan';
import type { PrizeRule } from './pay-prizes';
import { prizesOf } from './prize-plan';

/** What a place is promised before play. */
export interface ExpectedPrize {
  /** Counted from 1. */
  readonly place: number;
  readonly cents: number;
  readonly goods?: string;
}

/** What lies in the pots, in cents, once so many have paid for entry and sessions; lost and passed games are not foreseen. */
export function expectedPots(
  plan: Pick<MoneyPlan, 'charges'>,
  { entries, sessions }: { readonly entries: number; readonly sessions: readonly number[] },
): ReadonlyMap<Account, number> {
  const entrants = Array.from({ length: entries }, (_, index) => String(index));
  const lists = sessions.flatMap((session) =>
    entrants.map((playerId) => ({ playerId, session, table: 1, lost: 0, passed: 0 })),
  );
  return balancesOf(chargeLines(plan, { entrants, lists, bookings: [] }));
}

/** The prizes by place of a pot (cents) that so many play for; nothing where the plan promises more than the pot holds. */
export function expectedPrizes(
  { plan, goods = [] }: PrizeRule,
  pot: number,
  entries: number,
): readonly ExpectedPrize[] {
  const amounts = prizesOf(plan, { pot, entries, takers: entries });
  const isPaid = amounts.reduce((sum, cents) => sum + cents, 0) <= pot;
  const count = Math.min(entries, Math.max(amounts.length, goods.length));
  return Array.from({ length: count }, (_, index): ExpectedPrize => {
    const won = goods[index];
    const prize = { place: index + 1, cents: isPaid ? (amounts[index] ?? 0) : 0 };
    return won === undefined ? prize : { ...prize, goods: won };
  }).filter((prize) => prize.cents > 0 || prize.goods !== undefined);
}
