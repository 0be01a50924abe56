import { type Average, compareAverages } from './average';
import { bestResults } from './best-results';
import { byCodeUnits } from './code-units';
import { type SessionResult, type Tally, tallyResults } from './standings';
import { rankBy, type RankedBy } from './tie-chain';

/** What a season is ranked by: the sum, the mean of a result, or the mean of 36 hands held, a full list. */
export const seasonMeasures = ['total', 'average', 'per-36-hands'] as const;
export type SeasonMeasure = (typeof seasonMeasures)[number];

/** What parts those whose figures are the same: more games won, fewer lost. */
export const seasonTies = ['won', 'lost'] as const;
export type SeasonTie = (typeof seasonTies)[number];
/** What may decide a place of a season. */
export type SeasonKey = 'total' | 'average' | SeasonTie;

/** What somebody brought home once; `session` counts over the whole season, `hands` are those in which he held cards. */
export interface SeasonResult extends SessionResult {
  readonly hands: number;
}

/** How a season is ranked; see `bestResults` for what `drop` leaves out. */
export interface SeasonRule {
  readonly measure: SeasonMeasure;
  /** Who came less often is not ranked. */
  readonly minimum: number;
  readonly drop: number;
  readonly ties: readonly SeasonTie[];
}

/** Somebody's season: the sums of the results that count, which are `results` of the `attended` ones. */
export interface SeasonTally extends Tally {
  readonly attended: number;
  readonly hands: number;
  /** Points of one result or of 36 hands, as the measure has it; null where there is nothing to divide by. */
  readonly average: Average | null;
}

/** A season as it stands: those who came often enough by rank, and the others, the more frequent first. */
export interface SeasonStanding {
  readonly places: readonly RankedBy<SeasonTally, SeasonKey>[];
  readonly below: readonly SeasonTally[];
}

/** Hands of a full list. */
const fullHands = 36;

/** Ranks a season of so many sessions. Whom the ties do not part shares a rank; no lot is drawn over a season. */
export function rankSeason(results: readonly SeasonResult[], rule: SeasonRule, sessions: number): SeasonStanding {
  const { measure, minimum, drop, ties } = rule;
  const attended = tallyResults(results);
  const counting = bestResults(usable(results, measure), { sessions, drop, minimum: 0 }, worths[measure]);
  const sums = tallyResults(counting);
  const hands = handsOf(counting);
  const tallies = [...attended.values()].map((all): SeasonTally => {
    const nothing = { id: all.id, total: 0, gamePoints: 0, won: 0, lost: 0, bonus: 0, results: 0 };
    const own = { ...(sums.get(all.id) ?? nothing), attended: all.results, hands: hands.get(all.id) ?? 0 };
    return { ...own, average: averageOf(own, measure) };
  });
  const isRanked = (tally: SeasonTally): boolean => tally.attended >= minimum && tally.average !== null;
  const below = tallies.filter((tally) => !isRanked(tally));
  return {
    places: rankTallied(tallies.filter(isRanked), measure, ties),
    below: below.toSorted((a, b) => b.attended - a.attended || byCodeUnits(a.id, b.id)),
  };
}

function rankTallied(
  tallies: readonly SeasonTally[],
  measure: SeasonMeasure,
  ties: readonly SeasonTie[],
): SeasonStanding['places'] {
  const steps = orderOf(tallies.flatMap(({ average }) => average ?? []));
  const chain: readonly SeasonKey[] = [measure === 'total' ? 'total' : 'average', ...ties];
  return rankBy(tallies, chain, {
    total: ({ total }) => -total,
    average: ({ average }) => -(average === null ? -1 : steps(average)),
    won: ({ won }) => -won,
    lost: ({ lost }) => lost,
  });
}

/** Numbers means by their order without ever rounding one: the same fraction has the same number. */
function orderOf(averages: readonly Average[]): (average: Average) => number {
  const sorted = averages.toSorted(compareAverages);
  const steps = new Map<Average, number>();
  let step = 0;
  for (const [index, average] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && compareAverages(before, average) !== 0) step += 1;
    steps.set(average, step);
  }
  return (average) => steps.get(average) ?? 0;
}

function averageOf(
  { total, results, hands }: Pick<SeasonTally, 'total' | 'results' | 'hands'>,
  measure: SeasonMeasure,
): Average | null {
  const average =
    measure === 'per-36-hands' ? { points: fullHands * total, per: hands } : { points: total, per: results };
  return average.per === 0 ? null : average;
}

/** Who held no cards has nothing that could be taken for 36 hands. */
function usable(results: readonly SeasonResult[], measure: SeasonMeasure): readonly SeasonResult[] {
  return measure === 'per-36-hands' ? results.filter(({ hands }) => hands > 0) : results;
}

/** Below 0 where `a` is worth more. */
const byTotal = (a: SeasonResult, b: SeasonResult): number => b.total - a.total;
const worths: Readonly<Record<SeasonMeasure, (a: SeasonResult, b: SeasonResult) => number>> = {
  total: byTotal,
  average: byTotal,
  'per-36-hands': (a, b) => compareAverages({ points: b.total, per: b.hands }, { points: a.total, per: a.hands }),
};

function handsOf(results: readonly SeasonResult[]): ReadonlyMap<string, number> {
  const hands = new Map<string, number>();
  for (const result of results) hands.set(result.id, (hands.get(result.id) ?? 0) + result.hands);
  return hands;
}
