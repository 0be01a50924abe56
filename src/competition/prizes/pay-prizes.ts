import { splitEvenly } from '../apportion';
import type { AwardEvent, Field } from '../awards/award';
import { resultsIn } from '../awards/field';
import { standings, tallyResults } from '../standings';
import type { RankingRule } from '../tie-chain';
import { prizesOf, type PrizePlan } from './prize-plan';

/** Prizes for the places of a field; who has played fewer than `minimumResults` sessions is passed over and the next moves up. */
export interface PrizeRule extends Field {
  readonly code: string;
  readonly plan: PrizePlan;
  readonly minimumResults?: number | undefined;
}

/** A prize; `sharedBy` counts those who hold this rank and share its prizes. */
export interface Prize {
  readonly rank: number;
  readonly playerId: string;
  readonly cents: number;
  readonly sharedBy: number;
}

/** What a rule pays. `promised` is what the plan asks for; where it exceeds the pot nothing is paid and `left` is the whole pot. */
export interface PrizePayment {
  readonly promised: number;
  readonly prizes: readonly Prize[];
  readonly left: number;
}

/** What prizes are paid by; `entrants` are all who entered, whether or not they have played. */
export interface PrizeEvent extends Pick<AwardEvent, 'results' | 'categoryOf'> {
  readonly entrants: readonly string[];
  readonly ranking: RankingRule;
}

/**
 * Pays a pot (cents) to the places of a field: prizes and what is left always add up to the pot.
 *
 * Those who share a rank share the prizes of all places they hold together, the odd cents going one each in the order of the standings.
 */
export function payPrizes(rule: PrizeRule, pot: number, event: PrizeEvent): PrizePayment {
  const { plan, categories, minimumResults = 1 } = rule;
  const tallies = [...tallyResults(resultsIn(event, rule))].filter(([, { results }]) => results >= minimumResults);
  const places = standings(new Map(tallies), event.ranking);
  const entries = event.entrants.filter(
    (id) => categories === undefined || categories.includes(event.categoryOf.get(id) ?? ''),
  ).length;
  const amounts = prizesOf(plan, { pot, entries, takers: places.length });
  const promised = amounts.reduce((sum, cents) => sum + cents, 0);
  if (promised > pot) return { promised, prizes: [], left: pot };
  const prizes = [...new Set(places.map(({ rank }) => rank))].flatMap((rank) => {
    const holders = places.filter((place) => place.rank === rank);
    const together = amounts.slice(rank - 1, rank - 1 + holders.length).reduce((sum, cents) => sum + cents, 0);
    const cents = splitEvenly(together, holders.length);
    return holders.map(({ id }, index) => ({ rank, playerId: id, cents: cents[index] ?? 0, sharedBy: holders.length }));
  });
  return { promised, prizes: prizes.filter(({ cents }) => cents > 0), left: pot - promised };
}
