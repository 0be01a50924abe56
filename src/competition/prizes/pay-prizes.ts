import { splitEvenly } from '../apportion';
import type { AwardEvent, Field } from '../awards/award';
import { resultsIn } from '../awards/field';
import { type GroupField, type GroupKind, resultsOfGroups } from '../groups';
import { type SessionResult, standings, tallyResults } from '../standings';
import type { RankingRule } from '../tie-chain';
import { prizesOf, type PrizePlan } from './prize-plan';

/** Prizes for the places of a field; who has played fewer than `minimumResults` sessions is passed over and the next moves up. */
export interface PrizeRule extends Field {
  readonly code: string;
  readonly plan: PrizePlan;
  readonly minimumResults?: number | undefined;
  /** Whose places they are; of players where absent. The prize of a group is split among its members. */
  readonly scope?: GroupKind | undefined;
  /** A group of one member takes part by its own results, counted as the field says, or is passed over. */
  readonly unpaired?: 'takes-part' | 'passed-over' | undefined;
  /** Goods by place, beside the money or in its place. */
  readonly goods?: readonly string[] | undefined;
}

/** A prize; `sharedBy` counts those who hold this rank and share its prizes, `group` is the one whose prize the player has a part of. */
export interface Prize {
  readonly rank: number;
  readonly playerId: string;
  readonly cents: number;
  readonly sharedBy: number;
  readonly group?: string;
  readonly goods?: string;
}

/** What is paid to somebody: a place with its rank. */
interface Place {
  readonly id: string;
  readonly rank: number;
}

/** What one holder of a place has won, in cents. */
export interface PlacePrize extends Place {
  readonly cents: number;
  readonly sharedBy: number;
  readonly goods?: string;
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
  readonly groups: Readonly<Record<GroupKind, GroupField>>;
}

/** Pays a pot (cents) to the places of a field: prizes and what is left always add up to the pot. */
export function payPrizes(rule: PrizeRule, pot: number, event: PrizeEvent): PrizePayment {
  const { plan, minimumResults = 1 } = rule;
  const { results, entries, ranking, membersOf } = fieldOf(rule, event);
  const tallies = [...tallyResults(results)].filter(([, tally]) => tally.results >= minimumResults);
  const places = standings(new Map(tallies), ranking);
  const { promised, prizes, left } = payPlaces(plan, pot, { places, entries, goods: rule.goods });
  return { promised, prizes: prizes.flatMap((prize) => partsOf(prize, membersOf)), left };
}

/**
 * Pays a pot (cents) to those who hold these places, best first; `entries` count where a plan goes by them.
 *
 * Those who share a rank share the prizes of all places they hold together, the odd cents going one each in the order of the places.
 */
export function payPlaces(
  plan: PrizePlan,
  pot: number,
  {
    places,
    entries,
    goods = [],
  }: {
    readonly places: readonly Place[];
    readonly entries: number;
    readonly goods?: readonly string[] | undefined;
  },
): { readonly promised: number; readonly prizes: readonly PlacePrize[]; readonly left: number } {
  const amounts = prizesOf(plan, { pot, entries, takers: places.length });
  const promised = sumOf(amounts);
  if (promised > pot) return { promised, prizes: [], left: pot };
  const prizes = [...new Set(places.map(({ rank }) => rank))].flatMap((rank) => {
    const holders = places.filter((place) => place.rank === rank);
    const cents = splitEvenly(sumOf(amounts.slice(rank - 1, rank - 1 + holders.length)), holders.length);
    return holders.map(({ id }, index) => {
      const won = goods[rank - 1 + index];
      const prize = { rank, id, cents: cents[index] ?? 0, sharedBy: holders.length };
      return won === undefined ? prize : { ...prize, goods: won };
    });
  });
  return { promised, prizes: prizes.filter(isSomething), left: pot - promised };
}

interface PrizeField {
  readonly results: readonly SessionResult[];
  readonly entries: number;
  readonly ranking: RankingRule;
  /** Undefined where everybody plays for himself. */
  readonly membersOf: GroupField['members'] | undefined;
}

function fieldOf(rule: PrizeRule, event: PrizeEvent): PrizeField {
  const own = resultsIn(event, rule);
  const { scope, unpaired, categories } = rule;
  if (scope === undefined) {
    const entrants = event.entrants.filter((id) => categories?.includes(event.categoryOf.get(id) ?? '') ?? true);
    return { results: own, entries: entrants.length, ranking: event.ranking, membersOf: undefined };
  }
  const { lot, areSinglesDoubled, members: all } = event.groups[scope];
  const members = new Map([...all].filter(([, ids]) => unpaired !== 'passed-over' || ids.length > 1));
  const results = resultsOfGroups(own, { members, areSinglesDoubled });
  return { results, entries: members.size, ranking: { ...event.ranking, lot }, membersOf: members };
}

/** The parts of a prize: the whole of it or, of a group's, what each member gets, the odd cents going to those named first. */
function partsOf(
  { id, rank, cents, sharedBy, goods }: PlacePrize,
  membersOf: GroupField['members'] | undefined,
): readonly Prize[] {
  const won = goods === undefined ? {} : { goods };
  if (membersOf === undefined) return [{ rank, playerId: id, cents, sharedBy, ...won }];
  const members = membersOf.get(id) ?? [];
  const parts = splitEvenly(cents, members.length);
  return members
    .map((playerId, index) => ({ rank, playerId, cents: parts[index] ?? 0, sharedBy, group: id, ...won }))
    .filter(isSomething);
}

const isSomething = ({ cents, goods }: Pick<PlacePrize, 'cents' | 'goods'>): boolean =>
  cents > 0 || goods !== undefined;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);
