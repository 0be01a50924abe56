/** The three ways of working out what foster:59 asks; they come to the same. */
export type SettlementMethod = 'pairwise' | 'low-zero' | 'average';

/** So many cents for so many points, both whole and above 0: a quarter cent a point is `{ cents: 1, points: 4 }`. */
export interface Stake {
  readonly cents: number;
  readonly points: number;
}

/**
 * Where cents that cannot be split go.
 *
 * `largest-remainder`: everybody is rounded down and the cents left over go, one each, to the largest remainders, among equal
 * ones to the lower score, then to the one named first. `round-scores`: every score is turned into cents first, halves away from zero, and the
 * cents are settled; no cent is left over.
 */
export type RemainderRule = 'largest-remainder' | 'round-scores';

/** What lies between two players: `points` is what the first is ahead of the second, negative when behind. */
export interface PairDifference {
  readonly first: string;
  readonly second: string;
  readonly points: number;
}

/** What everybody wins or loses, in points and, where a stake was named, in cents. Either adds up to zero. */
export interface Settlement {
  readonly method: SettlementMethod;
  readonly net: Readonly<Record<string, number>>;
  /** Only with `pairwise`. */
  readonly pairs?: readonly PairDifference[];
  readonly cents?: Readonly<Record<string, number>>;
  readonly remainderRule?: RemainderRule;
  readonly sum: 0;
}

/** A sitting to be settled: whole scores by name, whole numbers times `stake.cents` staying below 2^53. */
export interface Sitting {
  readonly method: SettlementMethod;
  readonly scores: Readonly<Record<string, number>>;
  readonly stake?: Stake;
  readonly remainderRule?: RemainderRule;
}

type Entry = readonly [name: string, points: number];

/** Settles a sitting: everybody wins from or loses to each of the others the difference of their scores (foster:59). */
export function settle({ method, scores, stake, remainderRule = 'largest-remainder' }: Sitting): Settlement {
  const entries = Object.entries(scores);
  return {
    method,
    net: Object.fromEntries(netBy[method](entries)),
    ...(method === 'pairwise' && { pairs: pairsOf(entries) }),
    ...(stake && { cents: Object.fromEntries(centsBy[remainderRule](entries, stake)), remainderRule }),
    sum: 0,
  };
}

/**
 * Settles the stages of one sitting, each among those who were there: who joined late neither wins nor loses by what was played before.
 * Every stage has at least the players of the one before; none at all is a broken program: TypeError. Remainders are given out stage by stage.
 */
export function settleStages(stages: readonly Omit<Sitting, 'remainderRule'>[]): Settlement {
  return stages.map((stage) => settle(stage)).reduce((earlier, stage) => addSettlements(stage, earlier));
}

function addSettlements(larger: Settlement, smaller: Settlement): Settlement {
  const { pairs, cents } = larger;
  const lying = (first: string, second: string): number =>
    smaller.pairs?.find((pair) => pair.first === first && pair.second === second)?.points ?? 0;
  return {
    ...larger,
    net: addByName(larger.net, smaller.net),
    ...(pairs && {
      pairs: pairs.map((pair) => ({ ...pair, points: pair.points + lying(pair.first, pair.second) })),
    }),
    ...(cents && { cents: addByName(cents, smaller.cents ?? {}) }),
  };
}

function addByName(
  all: Readonly<Record<string, number>>,
  some: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(all).map(([name, points]) => [name, points + (some[name] ?? 0)]));
}

const netBy: Readonly<Record<SettlementMethod, (entries: readonly Entry[]) => readonly Entry[]>> = {
  pairwise: (entries) => entries.map(([name, own]) => [name, entries.reduce((net, [, other]) => net + own - other, 0)]),
  'low-zero': (entries) => {
    const low = Math.min(...entries.map(([, points]) => points));
    const shifted = entries.map(([name, points]) => [name, points - low] as const);
    const sum = total(shifted);
    return shifted.map(([name, points]) => [name, entries.length * points - sum]);
  },
  // The average need not be whole: the difference from it is kept in n-ths, and n times the difference is what is won.
  average: (entries) => {
    const sum = total(entries);
    return entries.map(([name, points]) => [name, points * entries.length - sum]);
  },
};

const centsBy: Readonly<Record<RemainderRule, (entries: readonly Entry[], stake: Stake) => readonly Entry[]>> = {
  'largest-remainder': (entries, stake) => {
    const parts = netBy.pairwise(entries).map(([name, net]) => {
      const floor = Math.floor((net * stake.cents) / stake.points);
      return { name, net, floor, remainder: net * stake.cents - floor * stake.points };
    });
    const leftOver = -parts.reduce((sum, { floor }) => sum + floor, 0);
    const lucky = new Set(
      parts
        .toSorted((a, b) => b.remainder - a.remainder || a.net - b.net)
        .slice(0, leftOver)
        .map(({ name }) => name),
    );
    return parts.map(({ name, floor }) => [name, floor + (lucky.has(name) ? 1 : 0)]);
  },
  'round-scores': (entries, { cents, points }) =>
    netBy.pairwise(entries.map(([name, score]) => [name, roundHalfAway(score * cents, points)])),
};

function pairsOf(entries: readonly Entry[]): readonly PairDifference[] {
  return entries.flatMap(([first, own], index) =>
    entries.slice(index + 1).map(([second, other]) => ({ first, second, points: own - other })),
  );
}

function roundHalfAway(dividend: number, divisor: number): number {
  return Math.sign(dividend) * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
}

const total = (entries: readonly Entry[]): number => entries.reduce((sum, [, points]) => sum + points, 0);
