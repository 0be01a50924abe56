import { fewestPairs } from './draw-bound';
import { apartFlag, banFlag, type DrawField } from './draw-field';

/** What two at one table cost who must never meet: more than all pairs that only should not. */
export const banPrice = 10_000;

/**
 * Tables in a row of a standing. Players and places are numbers 0..count-1 in the order of the standing: player i belongs on
 * place i.
 */
export interface StandingWindow {
  /** The first of these places among those of the whole field. */
  readonly offset: number;
  readonly count: number;
  /** The table of each place, counted from 0 within the window. */
  readonly tableOf: readonly number[];
  /** The first place of each table, and behind the last one the end. */
  readonly starts: readonly number[];
  /** What two cost at one table, indexed by `count * one + other`, symmetric. */
  readonly prices: Uint16Array;
  /** No seating of these players at these tables costs less. */
  readonly floor: number;
}

/** The whole field as the windows are cut from it. */
export interface StandingField {
  readonly relations: DrawField;
  /** The number in `relations` of the player on each place. */
  readonly players: readonly number[];
  /** Names of groups to be kept apart, by place. */
  readonly groups: readonly (readonly string[])[];
  readonly sizes: readonly number[];
}

/** The window over the tables `from` to `to`, the last one not included. */
export function cutWindow(field: StandingField, from: number, to: number): StandingWindow {
  const sizes = field.sizes.slice(from, to);
  const offset = sum(field.sizes.slice(0, from));
  const count = sum(sizes);
  const players = field.players.slice(offset, offset + count);
  const prices = new Uint16Array(count * count);
  for (const [row, one] of players.entries()) {
    for (const [column, other] of players.entries()) prices[count * row + column] = priceOf(field, one, other);
  }
  return {
    offset,
    count,
    tableOf: sizes.flatMap((size, table) => Array<number>(size).fill(table)),
    starts: sizes.reduce<number[]>((starts, size) => [...starts, (starts.at(-1) ?? 0) + size], [0]),
    prices,
    floor: floorOf(field.groups.slice(offset, offset + count), sizes.length),
  };
}

/** The tables at which somebody sits with one whom he should not meet, as the standing has them. */
export function crowdedTables(field: StandingField): readonly number[] {
  let place = 0;
  return field.sizes.flatMap((size, table) => {
    const members = field.players.slice(place, place + size);
    place += size;
    const isCrowded = members.some((one, index) =>
      members.slice(index + 1).some((other) => priceOf(field, one, other) > 0),
    );
    return isCrowded ? [table] : [];
  });
}

/** Spans of tables around the crowded ones, `reach` further to either side; spans that touch are one. */
export function spansAround(
  crowded: readonly number[],
  reach: number,
  tables: number,
): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const table of crowded) {
    const [from, to] = [Math.max(0, table - reach), Math.min(tables, table + reach + 1)];
    const last = spans.at(-1);
    if (last && last[1] >= from) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

function priceOf({ relations }: StandingField, one: number, other: number): number {
  const relation = relations.relation[relations.count * one + other] ?? 0;
  if (relation & banFlag) return banPrice;
  return relation & apartFlag ? 1 : 0;
}

/** Pairs that pigeonholes force together at so many tables, counted over groups of which no two share a pair. */
export function floorOf(groups: readonly (readonly string[])[], tables: number): number {
  const members = new Map<string, Set<number>>();
  for (const [place, names] of groups.entries()) {
    for (const name of names) members.set(name, (members.get(name) ?? new Set<number>()).add(place));
  }
  const counted: ReadonlySet<number>[] = [];
  for (const group of [...members.values()].toSorted((a, b) => b.size - a.size)) {
    if (group.size <= tables) break;
    if (counted.every((other) => [...group].filter((place) => other.has(place)).length < 2)) counted.push(group);
  }
  return counted.reduce((least, { size }) => least + fewestPairs(size, tables), 0);
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
