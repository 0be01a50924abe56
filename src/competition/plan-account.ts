import { apartFlag, banFlag, type DrawField, eachPair, meetingsMask } from './draw-field';

/** What speaks against a plan, added up over its sessions, the worst first. */
export interface PlanCount {
  /** Meetings of two who must never meet. */
  readonly banned: number;
  /** Meetings of two who have met before; a third meeting is another one. */
  readonly repeats: number;
  /** Those among them that were a third meeting or more. */
  readonly metThrice: number;
  /** Meetings of two of one team, club or couple. */
  readonly apart: number;
  /** Places at tables of three of players who were at one before, each time counting. */
  readonly threeAgain: number;
}

/** Sessions, each its tables, each its members by number. */
export type PlannedMembers = readonly (readonly (readonly number[])[])[];

/** The price of one unit; no exchange of two players moves a criterion by as much as its price stands above the next. */
const price: Readonly<PlanCount> = { banned: 1e10, repeats: 1e7, metThrice: 1e5, apart: 1e3, threeAgain: 1 };

/** A running account of a plan: each change is told to it, and it knows what the whole plan costs. */
export interface PlanAccount {
  /** What everything told so far costs. */
  readonly price: () => number;
  /** Two meet once more, or once less. */
  readonly meet: (one: number, other: number, by: 1 | -1) => void;
  /** Somebody sits at a table of three once more, or once less. */
  readonly sitAtThree: (player: number, by: 1 | -1) => void;
}

/** What one more meeting costs, by the flags of the pair and the meetings before it, of which two are as many as any. */
const meetingPrice: readonly number[] = Array.from({ length: 64 }, (_, index) => {
  const { banned, repeats, metThrice, apart } = countMeeting(index, index & meetingsMask);
  return price.banned * banned + price.repeats * repeats + price.metThrice * metThrice + price.apart * apart;
});

function countMeeting(flags: number, before: number): Omit<PlanCount, 'threeAgain'> {
  return {
    banned: flags & banFlag ? 1 : 0,
    repeats: before >= 1 ? 1 : 0,
    metThrice: before >= 2 ? 1 : 0,
    apart: flags & apartFlag ? 1 : 0,
  };
}

/** Opens the account with what lies before the plan, which costs nothing, and enters the tables of all its sessions. */
export function planAccount(field: DrawField, sessions: PlannedMembers): PlanAccount {
  const { count } = field;
  const flags = field.relation.map((relation) => relation & ~meetingsMask);
  const meetings = field.relation.map((relation) => relation & meetingsMask);
  const threes = Uint16Array.from(field.threes);
  let spent = 0;
  const account: PlanAccount = {
    price: () => spent,
    meet: (one, other, by) => {
      const at = count * one + other;
      const now = meetings[at] ?? 0;
      const before = by === 1 ? now : now - 1;
      spent += by * (meetingPrice[(flags[at] ?? 0) | (before > 2 ? 2 : before)] ?? 0);
      meetings[at] = now + by;
      meetings[count * other + one] = now + by;
    },
    sitAtThree: (player, by) => {
      const now = threes[player] ?? 0;
      spent += by * price.threeAgain * (by === 1 ? now : now - 1);
      threes[player] = now + by;
    },
  };
  for (const members of sessions.flat()) {
    eachPair(members, (one, other) => account.meet(one, other, 1));
    if (members.length === 3) for (const member of members) account.sitAtThree(member, 1);
  }
  return account;
}

/** The price of a plan that has nothing against it but so many repeats and places at tables of three again. */
export function leastPrice({ repeats, threeAgain }: Pick<PlanCount, 'repeats' | 'threeAgain'>): number {
  return price.repeats * repeats + price.threeAgain * threeAgain;
}

/** Counts what speaks against a plan. */
export function countPlan(field: DrawField, sessions: PlannedMembers): PlanCount {
  const meetings = field.relation.map((relation) => relation & meetingsMask);
  const threes = Uint16Array.from(field.threes);
  const sums = { banned: 0, repeats: 0, metThrice: 0, apart: 0, threeAgain: 0 };
  for (const members of sessions.flat()) {
    eachPair(members, (one, other) => {
      const at = field.count * Math.max(one, other) + Math.min(one, other);
      const { banned, repeats, metThrice, apart } = countMeeting(field.relation[at] ?? 0, meetings[at] ?? 0);
      sums.banned += banned;
      sums.repeats += repeats;
      sums.metThrice += metThrice;
      sums.apart += apart;
      meetings[at] = (meetings[at] ?? 0) + 1;
    });
    for (const member of members.length === 3 ? members : []) {
      sums.threeAgain += threes[member] ?? 0;
      threes[member] = (threes[member] ?? 0) + 1;
    }
  }
  return sums;
}
