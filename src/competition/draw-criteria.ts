import { apartFlag, banFlag, type DrawField, eachPair, meetingsMask, seatsKept } from './draw-field';

/** What a draw did not avoid, the worst first. */
export interface CriteriaCount {
  /** Two who must never meet do. */
  readonly banned: number;
  /** Pairs who meet for the third time or more; each further time counts again. */
  readonly metThrice: number;
  /** Pairs who meet for the second time. */
  readonly metTwice: number;
  /** Pairs of one team, club or couple. */
  readonly apart: number;
  /** Players at a table of three who were at one before, each time counting. */
  readonly threeAgain: number;
  /** Players in a seat number they have had before, each time counting. */
  readonly sameSeat: number;
}

/** The criteria in their rank. */
export const criteria = [
  'banned',
  'metThrice',
  'metTwice',
  'apart',
  'threeAgain',
  'sameSeat',
] as const satisfies readonly (keyof CriteriaCount)[];

/**
 * The price of one unit of each criterion. One exchange of two players moves no criterion by as much as its price stands above the
 * next (at most 2 tables x 6 seats x 9 times, or 10 pairs x 8 times), so a better criterion is never sold for a worse one.
 */
const price: Readonly<CriteriaCount> = {
  banned: 1e12,
  metThrice: 1e9,
  metTwice: 1e7,
  apart: 1e5,
  threeAgain: 1e3,
  sameSeat: 1,
};

/** Every value of the relation byte with its price. */
const pairPrice: readonly number[] = Array.from({ length: 64 }, (_, relation) =>
  criteria.reduce((sum, criterion) => sum + price[criterion] * countPair(relation)[criterion], 0),
);

const nothing: CriteriaCount = { banned: 0, metThrice: 0, metTwice: 0, apart: 0, threeAgain: 0, sameSeat: 0 };

function countPair(relation: number): CriteriaCount {
  const meetings = relation & meetingsMask;
  return {
    banned: relation & banFlag ? 1 : 0,
    metThrice: Math.max(0, meetings - 1),
    metTwice: meetings === 1 ? 1 : 0,
    apart: relation & apartFlag ? 1 : 0,
    threeAgain: 0,
    sameSeat: 0,
  };
}

/** All orders of a table's members over its seats. */
const seatings: readonly (readonly (readonly number[])[])[] = Array.from({ length: seatsKept + 1 }, (_, size) =>
  ordersOf(Array.from({ length: size }, (__, index) => index)),
);

function ordersOf(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/** The price of a table, its members seated as well as they can be. */
export function tablePrice(field: DrawField, members: readonly number[]): number {
  let sum = 0;
  for (let i = 1; i < members.length; i += 1) {
    const row = field.count * (members[i] ?? 0);
    for (let j = 0; j < i; j += 1) sum += pairPrice[field.relation[row + (members[j] ?? 0)] ?? 0] ?? 0;
  }
  if (field.earlier.length === 0) return sum;
  return sum + price.threeAgain * threesAgain(field, members) + price.sameSeat * fewestSameSeats(field, members);
}

/** Every order of the members over the seats in which the fewest keep a seat number. */
export function bestSeatings(field: DrawField, members: readonly number[]): readonly (readonly number[])[] {
  const fewest = fewestSameSeats(field, members);
  return (seatings[members.length] ?? [])
    .map((order) => order.map((index) => members[index] ?? 0))
    .filter((seats) => sameSeats(field, seats) === fewest);
}

/** Counts over a whole draw what each criterion has against it. */
export function countCriteria(field: DrawField, tables: readonly (readonly number[])[]): CriteriaCount {
  const perTable = tables.map((members) => {
    const pairs: CriteriaCount[] = [];
    eachPair(members, (one, other) => pairs.push(countPair(field.relation[field.count * one + other] ?? 0)));
    return {
      ...pairs.reduce(add, nothing),
      threeAgain: threesAgain(field, members),
      sameSeat: fewestSameSeats(field, members),
    };
  });
  return perTable.reduce(add, nothing);
}

/** Pairs at one table who have met in an earlier session. */
export function countRepeats(field: DrawField, tables: readonly (readonly number[])[]): number {
  let repeats = 0;
  for (const members of tables) {
    eachPair(members, (one, other) => {
      if ((field.relation[field.count * one + other] ?? 0) & meetingsMask) repeats += 1;
    });
  }
  return repeats;
}

/** Negative where the first draw is better: the highest criterion in which they differ decides. */
export function compareDraws(a: CriteriaCount, b: CriteriaCount): number {
  const deciding = criteria.find((criterion) => a[criterion] !== b[criterion]);
  return deciding === undefined ? 0 : a[deciding] - b[deciding];
}

function add(a: CriteriaCount, b: CriteriaCount): CriteriaCount {
  return {
    banned: a.banned + b.banned,
    metThrice: a.metThrice + b.metThrice,
    metTwice: a.metTwice + b.metTwice,
    apart: a.apart + b.apart,
    threeAgain: a.threeAgain + b.threeAgain,
    sameSeat: a.sameSeat + b.sameSeat,
  };
}

function threesAgain(field: DrawField, members: readonly number[]): number {
  return members.length === 3 ? members.reduce((sum, member) => sum + (field.threes[member] ?? 0), 0) : 0;
}

function fewestSameSeats(field: DrawField, members: readonly number[]): number {
  let fewest = Number.MAX_SAFE_INTEGER;
  for (const order of seatings[members.length] ?? []) {
    let same = 0;
    for (let seat = 0; seat < order.length; seat += 1) {
      same += field.seatUses[seatsKept * (members[order[seat] ?? 0] ?? 0) + seat] ?? 0;
    }
    if (same === 0) return 0;
    if (same < fewest) fewest = same;
  }
  return fewest;
}

function sameSeats(field: DrawField, seats: readonly number[]): number {
  return seats.reduce((sum, member, seat) => sum + (field.seatUses[seatsKept * member + seat] ?? 0), 0);
}
