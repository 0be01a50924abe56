import type { SeatedTable } from './draw';
import type { Entrant } from './draw-field';

/** A seating by standing; `exchanges` are the pairs who changed places to part team mates, `together` the pairs that stayed. */
export interface StandingSeating {
  readonly tables: readonly SeatedTable[];
  readonly exchanges: readonly (readonly [string, string])[];
  readonly together: number;
}

/** A place at a table. */
interface Place {
  readonly table: number;
  readonly seat: number;
  /** Places before this one, counted over all tables. */
  readonly rank: number;
}

/** Two places whose holders might change; `parted` counts the pairs parted less those brought together. */
interface Exchange {
  readonly one: Place;
  readonly other: Place;
  readonly parted: number;
}

type Tables = readonly Entrant[][];

/**
 * Seats players by their standing ("Setzen"): the first at table 1, the next at table 2, and so on, in the order of `ranking`.
 *
 * Two who share a name in `apart` are parted by few exchanges: each step takes the one that parts most pairs, among these the
 * one that moves players by the fewest ranks, among these the one lowest in the standing.
 * Sizes (fours before threes, to have tables of three last) that do not add up to the ranking are a broken program: RangeError.
 */
export function seatByStanding(ranking: readonly Entrant[], sizes: readonly number[]): StandingSeating {
  if (sizes.reduce((sum, size) => sum + size, 0) !== ranking.length) {
    throw new RangeError(`${ranking.length} players do not fill tables of ${sizes.join(', ')}`);
  }
  const left = [...ranking];
  const tables = sizes.map((size) => left.splice(0, size));
  const places = tables.flatMap((members, table) => members.map((_, seat) => ({ table, seat })));
  const ranked = places.map((place, rank) => ({ ...place, rank }));
  const exchanges: (readonly [string, string])[] = [];
  for (let step = bestExchange(tables, ranked); step; step = bestExchange(tables, ranked)) {
    exchanges.push(change(tables, step));
  }
  return {
    tables: tables.map((members, table) => ({ number: table + 1, seats: members.map(({ id }) => id) })),
    exchanges,
    together:
      tables.reduce((sum, members) => sum + members.reduce((own, player) => own + mates(player, members), 0), 0) / 2,
  };
}

function bestExchange(tables: Tables, places: readonly Place[]): Exchange | undefined {
  const crowded = places.filter((place) => mates(holder(tables, place), tables[place.table]) > 0);
  return crowded
    .flatMap((one) => places.map((other) => ({ one, other, parted: partedBy(tables, one, other) })))
    .filter(({ parted }) => parted > 0)
    .reduce<Exchange | undefined>((best, next) => (best && isBetter(best, next) ? best : next), undefined);
}

function isBetter(a: Exchange, b: Exchange): boolean {
  const distance = ({ one, other }: Exchange): number => Math.abs(one.rank - other.rank);
  const depth = ({ one, other }: Exchange): number => one.rank + other.rank;
  return (a.parted - b.parted || distance(b) - distance(a) || depth(a) - depth(b)) >= 0;
}

function partedBy(tables: Tables, one: Place, other: Place): number {
  if (one.table === other.table) return 0;
  const [leaving, coming] = [holder(tables, one), holder(tables, other)];
  const [here = [], there = []] = [tables[one.table], tables[other.table]];
  // Mates of each other would be counted as meeting at either table, though each leaves the other's.
  const met = mates(leaving, there) + mates(coming, here) - 2 * mates(leaving, coming ? [coming] : []);
  return mates(leaving, here) + mates(coming, there) - met;
}

function change(tables: Tables, { one, other }: Exchange): readonly [string, string] {
  const [leaving, coming] = [holder(tables, one), holder(tables, other)];
  tables[one.table]?.splice(one.seat, 1, ...(coming ? [coming] : []));
  tables[other.table]?.splice(other.seat, 1, ...(leaving ? [leaving] : []));
  return [leaving?.id ?? '', coming?.id ?? ''];
}

const holder = (tables: Tables, place: Place): Entrant | undefined => tables[place.table]?.[place.seat];

/** How many of the members share a name with the player, he himself not counted. */
function mates(player: Entrant | undefined, members: readonly Entrant[] = []): number {
  return members.filter(({ id, apart }) => id !== player?.id && apart?.some((name) => player?.apart?.includes(name)))
    .length;
}
