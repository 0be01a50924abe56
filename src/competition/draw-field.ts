import { byCodeUnits } from './code-units';

/** Somebody to be seated; two who share a name in `apart` (a team, a club, a couple) shall not meet if it can be avoided. */
export interface Entrant {
  readonly id: string;
  readonly apart?: readonly string[];
}

/** A table of an earlier session, the ids in the order of the seats. */
export interface EarlierTable {
  readonly session: number;
  readonly seats: readonly string[];
}

/** Two who must never meet. */
export type Ban = readonly [string, string];

/** Counts of what has happened before stop here, so that no criterion can outgrow the next. */
const most = 9;

/** What is known of two players, packed into one byte: meetings in the low four bits, then the two flags. */
export const meetingsMask = 15;
/** They share a team, a club or the like. */
export const apartFlag = 16;
/** They are banned from meeting. */
export const banFlag = 32;

/** The players of a draw as numbers 0..count-1 in the order of their ids, with all that the criteria look at. */
export interface DrawField {
  readonly ids: readonly string[];
  readonly count: number;
  /** Indexed by `count * one + other`, symmetric. */
  readonly relation: Uint8Array;
  /** How often each was at a table of three. */
  readonly threes: Uint8Array;
  /** How often each sat in each seat, indexed by `seatsKept * player + seat - 1`. */
  readonly seatUses: Uint8Array;
  /** Earlier sessions as far as they concern these players: who sat together. */
  readonly earlier: readonly (readonly (readonly number[])[])[];
}

/** The largest table there is. */
export const seatsKept = 6;

/** Lays out a field; players of the history or the bans who are not entrants leave no trace but in the size of their table. */
export function drawField(
  entrants: readonly Entrant[],
  history: readonly EarlierTable[],
  bans: readonly Ban[],
): DrawField {
  const ids = entrants.map(({ id }) => id).toSorted(byCodeUnits);
  const count = ids.length;
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const known = (named: readonly string[]): number[] => named.flatMap((id) => indexOf.get(id) ?? []);
  const field = {
    ids,
    count,
    relation: new Uint8Array(count * count),
    threes: new Uint8Array(count),
    seatUses: new Uint8Array(count * seatsKept),
  };
  const sessions = new Map<number, number[][]>();
  for (const { session, seats } of history) {
    const members = known(seats);
    sessions.set(session, [...(sessions.get(session) ?? []), members]);
    eachPair(members, (one, other) => meet(field, one, other));
    if (seats.length === 3) for (const member of members) countUp(field.threes, member);
    for (const [index, id] of seats.entries()) {
      for (const member of known([id])) countUp(field.seatUses, seatsKept * member + index);
    }
  }
  for (const members of groupsApart(entrants).values()) {
    eachPair(known(members), (one, other) => flag(field, one, other, apartFlag));
  }
  for (const ban of bans) eachPair(known(ban), (one, other) => flag(field, one, other, banFlag));
  return { ...field, earlier: [...sessions.values()] };
}

function groupsApart(entrants: readonly Entrant[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, apart = [] } of entrants) {
    for (const name of apart) groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  return groups;
}

/** Calls back once for every two members. */
export function eachPair(members: readonly number[], visit: (one: number, other: number) => void): void {
  for (const [index, one] of members.entries()) {
    for (const other of members.slice(index + 1)) visit(one, other);
  }
}

type Relations = Pick<DrawField, 'count' | 'relation'>;

function meet(field: Relations, one: number, other: number): void {
  if (((field.relation[field.count * one + other] ?? 0) & meetingsMask) === most) return;
  for (const at of bothWays(field, one, other)) field.relation[at] = (field.relation[at] ?? 0) + 1;
}

function flag(field: Relations, one: number, other: number, bit: number): void {
  for (const at of bothWays(field, one, other)) field.relation[at] = (field.relation[at] ?? 0) | bit;
}

const bothWays = ({ count }: Relations, one: number, other: number): readonly number[] => [
  count * one + other,
  count * other + one,
];

function countUp(counts: Uint8Array, at: number): void {
  counts[at] = Math.min(most, (counts[at] ?? 0) + 1);
}
