import { byCodeUnits } from './code-units';
import { seededGenerator, shuffled } from './seeded-generator';

/** What may part two places, in the order of the chain: more league points, a higher total, more games won, fewer lost, the lot. */
export const tieKeys = ['league-points', 'total', 'won', 'lost', 'lot'] as const;
export type TieKey = (typeof tieKeys)[number];

/** The chain used where an event announces no other. */
export const tieChain: readonly TieKey[] = ['total', 'won', 'lost', 'lot'];

/** Whatever can be ranked: a player or a team. */
export interface Rankable {
  readonly id: string;
  readonly total: number;
  readonly won: number;
  readonly lost: number;
  /** None where absent. */
  readonly leaguePoints?: number;
}

/** A place; `decidedBy` is the last key needed to part it from its neighbours, null where the rank is shared or nobody is beside it. */
export type Ranked<T extends Rankable> = RankedBy<T, TieKey>;

/** Everybody's id in the order drawn, or how to draw it when two are level in all else. */
export type Lot = readonly string[] | (() => readonly string[]);

/** Without a `lot` ties that reach it share a rank. */
export interface RankingRule {
  readonly chain?: readonly TieKey[];
  readonly lot?: Lot;
}

/** Draws the lot for everybody at once, so that an order once drawn does not depend on who happens to be level; `seed` as in `seededGenerator`. */
export function drawLot(ids: readonly string[], seed: string): readonly string[] {
  return shuffled(ids.toSorted(byCodeUnits), seededGenerator(seed));
}

/** Ranks by the chain. Those who share a rank stand in the order of their ids, and the next rank leaves as many numbers out. */
export function rank<T extends Rankable>(entries: readonly T[], rule: RankingRule = {}): readonly Ranked<T>[] {
  const placeInLot = lotOrder(rule.lot ?? []);
  return rankBy(entries, rule.chain ?? tieChain, {
    'league-points': (entry) => -(entry.leaguePoints ?? 0),
    total: (entry) => -entry.total,
    won: (entry) => -entry.won,
    lost: (entry) => entry.lost,
    lot: (entry) => placeInLot(entry.id),
  });
}

/** Those who are not in the lot come after it. */
function lotOrder(lot: Lot): (id: string) => number {
  let drawn: ReadonlyMap<string, number> | undefined;
  return (id) => {
    drawn ??= new Map((typeof lot === 'function' ? lot() : lot).map((one, place) => [one, place]));
    return drawn.get(id) ?? drawn.size;
  };
}

/** A place that one of these keys decided; see {@link Ranked}. */
export type RankedBy<T, Key> = T & { readonly rank: number; readonly decidedBy: Key | null };

/** The same by any keys: each is a number, smaller for the better. */
export function rankBy<T extends { readonly id: string }, Key extends string>(
  entries: readonly T[],
  chain: readonly Key[],
  smallerIsBetter: Readonly<Record<Key, (entry: T) => number>>,
): readonly RankedBy<T, Key>[] {
  const keys = chain.map((key) => smallerIsBetter[key]);
  const partedAt = (a: T, b: T): number => keys.findIndex((keyOf) => keyOf(a) !== keyOf(b));
  const compare = (a: T, b: T): number => {
    for (const keyOf of keys) {
      const distance = keyOf(a) - keyOf(b);
      if (distance !== 0) return distance;
    }
    return byCodeUnits(a.id, b.id);
  };

  const sorted = entries.toSorted(compare);
  const partings = sorted.slice(1).map((entry, index) => partedAt(sorted[index] ?? entry, entry));
  let place = 0;
  return sorted.map((entry, index) => {
    const [above, below] = [partings[index - 1], partings[index]];
    if (above !== -1) place = index + 1;
    const isShared = above === -1 || below === -1;
    const decidedBy = isShared ? null : (chain[Math.max(above ?? -1, below ?? -1)] ?? null);
    // The spread comes last, which is several times as quick for a whole field.
    return { rank: place, decidedBy, ...entry };
  });
}
