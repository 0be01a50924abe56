import { splitEvenly } from '../apportion';
import type { AwardDeal, AwardEvent, DealFilter } from './award';
import { wonDeals } from './field';

/** A jackpot for a rare game: an equal share of the pot is released with each session, and waits until somebody wins. */
export interface JackpotRule {
  readonly code: string;
  /** Sessions over which the pot is released. */
  readonly sessions: number;
  /** The games that win it, such as a Grand ouvert. */
  readonly deals: DealFilter;
}

/** What one session paid: those who won share what had waited, the odd cents going to the earlier tables and deals. */
export interface JackpotPayment {
  readonly session: number;
  readonly winners: readonly {
    readonly playerId: string;
    readonly table: number;
    readonly deal: number;
    readonly cents: number;
  }[];
}

/**
 * What the sessions paid out of a pot of so many cents; what nobody has won is what is left.
 *
 * After session s the s-th part of the pot, rounded down, has been released, so that the payments never exceed it; games of later sessions than the last release win nothing more.
 */
export function payJackpot(
  { sessions, deals }: JackpotRule,
  pot: number,
  event: AwardEvent,
): { readonly payments: readonly JackpotPayment[]; readonly left: number } {
  const winning = new Map<number, AwardDeal[]>();
  for (const deal of wonDeals(event, {}, deals))
    winning.set(deal.session, [...(winning.get(deal.session) ?? []), deal]);
  let paid = 0;
  const payments = [...winning.keys()]
    .filter((session) => session <= sessions)
    .toSorted((a, b) => a - b)
    .map((session) => {
      const games = (winning.get(session) ?? []).toSorted((a, b) => a.table - b.table || a.deal - b.deal);
      const waiting = Math.floor((pot * session) / sessions) - paid;
      paid += waiting;
      const cents = splitEvenly(waiting, games.length);
      return {
        session,
        winners: games.map(({ declarer, table, deal }, index) => {
          return { playerId: declarer, table, deal, cents: cents[index] ?? 0 };
        }),
      };
    });
  return { payments, left: pot - paid };
}
