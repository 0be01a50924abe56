import type { SeatedTable } from './draw';
import { type Ban, drawField, type Entrant } from './draw-field';
import { type DrawMethod, drawMethod } from './draw-method';
import { type Parting, partLeast } from './standing-search';
import {
  banPrice,
  crowdedTables,
  cutWindow,
  floorOf,
  spansAround,
  type StandingField,
  type StandingWindow,
} from './standing-window';

/** Somebody who does not sit where the standing has him. */
export interface MovedPlayer {
  readonly id: string;
  /** Numbers of tables. */
  readonly from: number;
  readonly to: number;
  /** By how many ranks. */
  readonly ranks: number;
}

/** A seating by standing. */
export interface StandingSeating {
  readonly tables: readonly SeatedTable[];
  /** Who was moved to part those who should not meet, by standing. */
  readonly moved: readonly MovedPlayer[];
  /** Pairs of one team, club or couple who could not be parted. */
  readonly together: number;
  /** Pairs who must never meet and could not be parted; above 0 the seating must not be used. */
  readonly banned: number;
  /** No seating that parts as many could move fewer players than this. */
  readonly fewestMoved: number;
  /** Whether it is proved that none moves fewer, or as many by fewer ranks. Large fields in which many are to be parted leave that open. */
  readonly isLeast: boolean;
}

/** Crowded tables within twice as many of each other are parted together, with so many more at either side. */
const firstReach = 4;

/** Trials of the exact search over all windows, some seconds at the most. */
const allTrials = 200_000;

/**
 * Seats players by their standing ("Setzen"): the first at table 1, the next at table 2, and so on, in the order of `ranking`.
 *
 * Two who share a name in `apart`, and before these two who are banned from meeting, are parted by the least change: the fewest
 * players moved, then by the fewest ranks in sum, then those lowest in the standing. Crowded tables near each other are parted
 * together, those far apart on their own, so that nobody changes with somebody at the other end of the field; the reach is
 * doubled while players stay together for want of places.
 *
 * Sizes (fours before threes, to have tables of three last) that do not add up to the ranking are a broken program: RangeError.
 */
export function seatByStanding(
  ranking: readonly Entrant[],
  sizes: readonly number[],
  bans: readonly Ban[] = [],
  method: DrawMethod = drawMethod,
): StandingSeating {
  if (sizes.reduce((sum, size) => sum + size, 0) !== ranking.length) {
    throw new RangeError(`${ranking.length} players do not fill tables of ${sizes.join(', ')}`);
  }
  const field = standingField(ranking, sizes, bans);
  const partings = partField(field, method);
  const order = ranking.map((_, place) => place);
  for (const { window, holders } of partings) {
    for (const [place, holder] of holders.entries()) order[window.offset + place] = window.offset + holder;
  }
  const left = order.map((place) => ranking[place]?.id ?? '');
  const together = priceOf(partings);
  return {
    tables: sizes.map((size, table) => ({ number: table + 1, seats: left.splice(0, size) })),
    moved: movedIn(order, ranking, sizes),
    together: together % banPrice,
    banned: Math.floor(together / banPrice),
    fewestMoved: partings.reduce((sum, parting) => sum + parting.fewestMoved, 0),
    isLeast: partings.every(({ isLeast }) => isLeast),
  };
}

function standingField(ranking: readonly Entrant[], sizes: readonly number[], bans: readonly Ban[]): StandingField {
  const relations = drawField(ranking, [], bans);
  const numbers = new Map(relations.ids.map((id, number) => [id, number]));
  return {
    relations,
    players: ranking.map(({ id }) => numbers.get(id) ?? 0),
    groups: ranking.map(({ apart = [] }) => apart),
    sizes,
  };
}

function partField(
  field: StandingField,
  method: DrawMethod,
): readonly (Parting & { readonly window: StandingWindow })[] {
  const tables = field.sizes.length;
  const crowded = crowdedTables(field);
  const floor = floorOf(field.groups, tables);
  for (let reach = firstReach; ; reach *= 2) {
    const spans = spansAround(crowded, reach, tables);
    const partings = spans.map(([from, to]) => {
      const window = cutWindow(field, from, to);
      return { window, ...partLeast(window, Math.floor(allTrials / spans.length), method) };
    });
    if (reach >= tables || priceOf(partings) <= floor) return partings;
  }
}

const priceOf = (partings: readonly Parting[]): number => partings.reduce((sum, { cost }) => sum + cost.together, 0);

function movedIn(
  order: readonly number[],
  ranking: readonly Entrant[],
  sizes: readonly number[],
): readonly MovedPlayer[] {
  const tableOf = sizes.flatMap((size, table) => Array<number>(size).fill(table + 1));
  return order
    .flatMap((rank, place) => (rank === place ? [] : [{ rank, place }]))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, place }) => ({
      id: ranking[rank]?.id ?? '',
      from: tableOf[rank] ?? 0,
      to: tableOf[place] ?? 0,
      ranks: Math.abs(place - rank),
    }));
}
