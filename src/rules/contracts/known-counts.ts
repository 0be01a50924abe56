import { pilesFit } from '../cards/piles';
import { canHold, fewestPointsIn, mostPointsIn, PACK_POINTS, TRICKS } from '../cards/points';
import type { Side } from '../rulesets/ruleset';
import type { Outcome } from './contract';

const CARDS_IN_A_TRICK = 3;
const SKAT = 2;

/** A count of each side, as far as it is known. */
export type SideCounts = Readonly<Partial<Record<Side, number | undefined>>>;

/**
 * What is known of the counts of a game that stands still: card points (0..120) of each side without the skat, complete
 * tricks (0..10) of each side, card points in the skat (0..22), the complete tricks of both sides together. Any of it
 * may be missing.
 */
export interface KnownCounts {
  readonly cardPoints?: SideCounts | undefined;
  readonly tricks?: SideCounts | undefined;
  readonly skatPoints?: number | undefined;
  readonly played?: number | undefined;
}

/** Counts with nothing unknown: the declarer's card points with the skat, his tricks, and those of the opponents. */
export type Counts = Required<Pick<Outcome, 'cardPoints' | 'tricks' | 'opponents'>> & {
  readonly cardPoints: number;
  readonly tricks: number;
  readonly opponents: { readonly cardPoints: number; readonly tricks: number };
};

/** From the least to the most that a number may be. */
interface Range {
  readonly least: number;
  readonly most: number;
}

const isSkat = (points: number | undefined): boolean => points === undefined || canHold(SKAT, points);

const EVERYTHING: Range = { least: 0, most: PACK_POINTS };

/**
 * Completions of what is known that stand for all: one for each group that nothing tells apart. Card points are told
 * apart at `steps`, numbers from which something changes for the declarer (61, 90, ...) and, counted from 120 down, for
 * the opponents; tricks are told apart where none, one, two or all of them matter. Empty where no cards and tricks make
 * the known counts, so that they contradict each other.
 */
export const completionsOf = (known: KnownCounts, steps: readonly number[]): readonly Counts[] => {
  const { cardPoints, tricks, skatPoints, played } = known;
  const { declarer, opponents } = { ...cardPoints };
  const key = [declarer, opponents, tricks?.declarer, tricks?.opponents, skatPoints, played, ...steps].join();
  const before = found.get(key);
  if (before !== undefined) return before;
  if (found.size === MOST_KEPT) found.clear();
  const completions = complete(known, steps);
  found.set(key, completions);
  return completions;
};

/** What was found lately, as one question of a referee asks for the same counts again and again. */
const found = new Map<string, readonly Counts[]>();
const MOST_KEPT = 1000;

const complete = (known: KnownCounts, steps: readonly number[]): readonly Counts[] => {
  if (!isSkat(known.skatPoints)) return [];
  const cuts = [...new Set([0, ...steps, PACK_POINTS + 1])].toSorted((a, b) => a - b);
  const declarers = rangesBetween(cuts);
  const opponents = rangesBetween(cuts.map((cut) => PACK_POINTS + 1 - cut).toSorted((a, b) => a - b));
  const groups = new Map<string, Counts>();
  for (const tricks of trickPairs(known)) {
    for (const [d, own] of declarers.entries()) {
      for (const [o, theirs] of opponents.entries()) {
        const group = `${trickGroup(tricks)} ${d} ${o}`;
        if (groups.has(group)) continue;
        const counts = firstOf(known, tricks, own, theirs);
        if (counts !== undefined) groups.set(group, counts);
      }
    }
  }
  return [...groups.values()];
};

/** Whether some cards and tricks make all the counts that are known. */
export const standTogether = (known: KnownCounts): boolean =>
  isSkat(known.skatPoints) &&
  trickPairs(known).some((tricks) => firstOf(known, tricks, EVERYTHING, EVERYTHING) !== undefined);

const rangesBetween = (cuts: readonly number[]): readonly Range[] =>
  cuts.slice(1).map((cut, index) => ({ least: cuts[index] ?? 0, most: cut - 1 }));

type TrickPair = Readonly<Record<Side, number>>;

/** Every way in which the complete tricks can be shared, those with most cards first, as most counts fit them. */
const trickPairs = ({ tricks, played }: KnownCounts): readonly TrickPair[] => {
  const numbers = Array.from({ length: TRICKS + 1 }, (_, count) => count);
  return numbers
    .filter((declarer) => (tricks?.declarer ?? declarer) === declarer)
    .flatMap((declarer) =>
      numbers
        .filter((opponents) => declarer + opponents <= TRICKS && (tricks?.opponents ?? opponents) === opponents)
        .filter((opponents) => (played ?? declarer + opponents) === declarer + opponents)
        .map((opponents) => ({ declarer, opponents })),
    )
    .toSorted((a, b) => b.declarer + b.opponents - a.declarer - a.opponents);
};

/** More than two tricks but not all are alike; so are all but nine and ten of the opponents', which end Duo and Uno. */
const trickGroup = ({ declarer, opponents }: TrickPair): string => {
  const own = declarer > 2 && declarer < TRICKS ? 'some' : declarer;
  const theirs = opponents > 0 && opponents < TRICKS - 1 ? 'some' : opponents;
  return `${own} ${theirs} ${declarer + opponents === TRICKS}`;
};

/** The first completion with these tricks whose card points lie in the two ranges. */
const firstOf = (known: KnownCounts, tricks: TrickPair, own: Range, theirs: Range): Counts | undefined => {
  const { cardPoints, skatPoints } = known;
  const [ownCards, theirCards] = [tricks.declarer * CARDS_IN_A_TRICK + SKAT, tricks.opponents * CARDS_IN_A_TRICK];
  const together = pointsIn(ownCards + theirCards);
  const declarer = within(own, pointsIn(ownCards), {
    least: (cardPoints?.declarer ?? 0) + (skatPoints ?? 0),
    most: (cardPoints?.declarer ?? PACK_POINTS) + (skatPoints ?? mostPointsIn(SKAT)),
  });
  const opponents = within(theirs, pointsIn(theirCards), {
    least: cardPoints?.opponents ?? 0,
    most: cardPoints?.opponents ?? PACK_POINTS,
  });
  for (let points = declarer.least; points <= declarer.most; points += 1) {
    const most = Math.min(opponents.most, together.most - points);
    for (let beside = Math.max(opponents.least, together.least - points); beside <= most; beside += 1) {
      if (!cardsExist(known, tricks, points, beside)) continue;
      return {
        cardPoints: points,
        tricks: tricks.declarer,
        opponents: { cardPoints: beside, tricks: tricks.opponents },
      };
    }
  }
  return undefined;
};

const pointsIn = (cards: number): Range => ({ least: fewestPointsIn(cards), most: mostPointsIn(cards) });

const within = (...ranges: readonly Range[]): Range => ({
  least: Math.max(...ranges.map(({ least }) => least)),
  most: Math.min(...ranges.map(({ most }) => most)),
});

/** Whether the pack holds such tricks and such a skat at once. */
const cardsExist = ({ cardPoints, skatPoints }: KnownCounts, tricks: TrickPair, points: number, beside: number) => {
  const skat = cardPoints?.declarer === undefined ? skatPoints : points - cardPoints.declarer;
  const own = tricks.declarer * CARDS_IN_A_TRICK;
  return pilesFit([
    { cards: tricks.opponents * CARDS_IN_A_TRICK, points: beside },
    ...(skat === undefined
      ? [{ cards: own + SKAT, points }]
      : [
          { cards: own, points: points - skat },
          { cards: SKAT, points: skat },
        ]),
  ]);
};
