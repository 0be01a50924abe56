import * as fc from 'fast-check';
import { type Ban, type Entrant, seatByStanding, splitTables, type StandingSeating } from '../../src/competition';
import { seededGenerator } from '../../src/competition/seeded-generator';
import { everyArrangement, pairsAt } from './arrangements';
import { assert } from '../tools/property';

/** A ranking from the best down, each player named by his place, with his teams; `-` for none. */
const ranking = (teams: readonly string[]): readonly Entrant[] =>
  teams.map((team, index) => ({ id: `${index + 1}`, apart: team === '-' ? [] : team.split(' ') }));

const seatsOf = ({ tables }: StandingSeating): readonly string[] => tables.map(({ seats }) => seats.join(' '));

function sizesFor(players: number): readonly number[] {
  const split = splitTables(players);
  return split.kind === 'split' ? split.sizes : [];
}

/** What a seating costs: banned pairs, other pairs, players moved, ranks in sum, and then the lowest in the standing. */
type Cost = readonly [number, number, number, number, number];

function compare(a: Cost, b: Cost): number {
  const deciding = a.findIndex((cost, index) => cost !== b[index]);
  return deciding < 0 ? 0 : (a[deciding] ?? 0) - (b[deciding] ?? 0);
}

/** The cost of filling the tables with these people, everybody moved over as few ranks as any order of arrivals allows. */
function costOf(tables: readonly (readonly string[])[], entrants: readonly Entrant[], bans: readonly Ban[]): Cost {
  const ranks = new Map(entrants.map(({ id }, rank) => [id, rank]));
  const apartOf = new Map(entrants.map(({ id, apart = [] }) => [id, apart]));
  const pairs = tables.flatMap(pairsAt);
  const banned = pairs.filter(([a, b]) => bans.some((ban) => ban.includes(a) && ban.includes(b)));
  const mates = pairs
    .filter((pair) => !banned.includes(pair))
    .filter(([a, b]) => {
      return apartOf.get(a)?.some((name) => apartOf.get(b)?.includes(name));
    });
  let first = 0;
  let [displaced, distance, depth] = [0, 0, 0];
  for (const members of tables) {
    const own = entrants.slice(first, first + members.length).map(({ id }) => id);
    const arrived = members.filter((id) => !own.includes(id));
    const vacated = own.flatMap((id, seat) => (members.includes(id) ? [] : [first + seat]));
    const ways = everyOrder(arrived.map((id) => ranks.get(id) ?? 0)).map((order) =>
      order.reduce((sum, rank, index) => sum + Math.abs(rank - (vacated[index] ?? 0)), 0),
    );
    displaced += arrived.length;
    distance += Math.min(...ways);
    depth += arrived.reduce((sum, id) => sum + (ranks.get(id) ?? 0), 0);
    first += members.length;
  }
  return [banned.length, mates.length, displaced, distance, -depth];
}

const everyOrder = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => everyOrder(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** What the answer itself says that it costs. */
function costIn(seating: StandingSeating, entrants: readonly Entrant[]): Cost {
  const ranks = new Map(entrants.map(({ id }, rank) => [id, rank]));
  const sum = (of: (moved: StandingSeating['moved'][number]) => number): number =>
    seating.moved.reduce((total, moved) => total + of(moved), 0);
  const depth = sum(({ id }) => ranks.get(id) ?? 0);
  return [seating.banned, seating.together, seating.moved.length, sum(({ ranks: far }) => far), -depth];
}

/** A field of so many with up to two groups each, and a few bans. */
const smallField = fc.constantFrom(6, 7, 8, 9).chain((players) =>
  fc.record({
    entrants: fc
      .array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x', 'y'), { maxLength: 2 }), {
        minLength: players,
        maxLength: players,
      })
      .map((groups) => groups.map((apart, index): Entrant => ({ id: `${index + 1}`, apart }))),
    bans: fc.array(
      fc
        .uniqueArray(fc.integer({ min: 1, max: players }), { minLength: 2, maxLength: 2 })
        .map(([one, other]): Ban => [`${one}`, `${other}`]),
      { maxLength: 3 },
    ),
  }),
);

/** Fields whose best seating sends somebody who has to leave his table to the place that another leaver has left. */
const leaversWhoPassTheHoleOn: [{ readonly entrants: readonly Entrant[]; readonly bans: readonly Ban[] }][] = [
  [{ entrants: ranking(['b', '-', 'b', 'c b', 'c', '-', '-', '-', '-']), bans: [['5', '8']] }],
  [{ entrants: ranking(['a', 'a', 'a', '-', 'x a', 'x', '-', '-', '-']), bans: [] }],
  [{ entrants: ranking(['-', '-', '-', 'x', '-', 'x a', '-', 'a', 'a']), bans: [['1', '2']] }],
];

it('without teams the first four are at table 1 and the tables of three come last', () => {
  const seating = seatByStanding(ranking(Array.from({ length: 10 }, () => '-')), sizesFor(10));
  expect(seatsOf(seating)).toEqual(['1 2 3 4', '5 6 7', '8 9 10']);
  expect(seating).toMatchObject({ moved: [], together: 0, banned: 0, isLeast: true });
  expect(seating.tables.map(({ number }) => number)).toEqual([1, 2, 3]);
});

it('of two team mates the lower placed changes with the nearest player of the next table', () => {
  const seating = seatByStanding(ranking(['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']), [4, 4]);
  expect(seatsOf(seating)).toEqual(['1 2 3 5', '4 6 7 8']);
  expect(seating.moved).toEqual([
    { id: '4', from: 1, to: 2, ranks: 1 },
    { id: '5', from: 2, to: 1, ranks: 1 },
  ]);
});

it('a change that would bring other team mates together is passed over', () => {
  const seating = seatByStanding(ranking(['a', 'b', 'c', 'a', 'b', 'e', 'f', 'g']), [4, 4]);
  expect(seatsOf(seating)).toEqual(['1 2 3 6', '5 4 7 8']);
});

it('two moved are preferred to four, though by more ranks', () => {
  const seating = seatByStanding(ranking(['a', 'a', 'b', 'c', 'd', 'e', 'f', 'f']), [4, 4]);
  expect(seating.moved).toHaveLength(2);
  expect(seating.together).toBe(0);
});

it('three who leave three crowded tables change in a circle', () => {
  const seating = seatByStanding(ranking(['a', 'a', 'q', 'b', 'b', 'r', 'c', 'c', 's']), [3, 3, 3]);
  expect(seating.moved).toHaveLength(3);
  expect(seating).toMatchObject({ together: 0, isLeast: true });
});

it('team mates who cannot be parted stay, and are counted', () => {
  const seating = seatByStanding(ranking(['a', 'a', 'a', 'b', 'c', 'd', 'e', 'f']), [4, 4]);
  expect(seating.together).toBe(1);
  expect(seating.moved).toHaveLength(2);
  expect(seatByStanding(ranking(['a', 'a', 'a', 'a', 'a', 'a']), [3, 3])).toMatchObject({ moved: [], together: 6 });
});

it('of two changes over as many ranks the one lower in the standing is made', () => {
  const seating = seatByStanding(ranking(['b', 'c', 'd', 'e', 'a', 'f', 'g', 'a', 'h', 'i', 'j', 'k']), [4, 4, 4]);
  expect(seating.moved.map(({ id }) => id)).toEqual(['8', '9']);
});

it('two who are banned are parted, though team mates then meet', () => {
  const bans: readonly Ban[] = [
    ['1', '2'],
    ['1', '3'],
    ['4', '1'],
  ];
  const seating = seatByStanding(ranking(['a', 'b', 'c', 'd', 'e', 'e']), [3, 3], bans);
  expect(seating).toMatchObject({ banned: 0, together: 1 });
  expect(seating.tables.some(({ seats }) => ['1', '5', '6'].every((id) => seats.includes(id)))).toBe(true);
});

it('two who are banned and have no other table stay, and are counted', () => {
  expect(seatByStanding(ranking(['-', '-', '-']), [3], [['1', '2']])).toMatchObject({ banned: 1, moved: [] });
});

it('no seating of a small field costs less, whatever its teams, clubs and bans', () => {
  assert(
    fc.property(smallField, ({ entrants, bans }) => {
      const sizes = sizesFor(entrants.length);
      const seating = seatByStanding(entrants, sizes, bans);
      const ids = entrants.map(({ id }) => id);
      const costs = everyArrangement(ids, sizes).map((tables) => costOf(tables, entrants, bans));
      const least = costs.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
      expect(costIn(seating, entrants)).toEqual(least);
      const tables = seating.tables.map(({ seats }) => seats);
      expect(costOf(tables, entrants, bans)).toEqual(least);
      expect(seating.isLeast).toBe(true);
    }),
    { numRuns: 150, examples: leaversWhoPassTheHoleOn },
  );
});

it('is found by the first method as it was, steps counted twice and all', () => {
  const seatings = leaversWhoPassTheHoleOn.map(([{ entrants, bans }]) => seatByStanding(entrants, [3, 3, 3], bans, 1));
  expect(seatings.map(seatsOf)).toEqual([
    ['1 2 7', '3 5 6', '4 8 9'],
    ['1 2 7', '4 3 6', '5 8 9'],
    ['1 8 3', '2 5 6', '7 4 9'],
  ]);
});

it('every player has one place, and only those told of are at another table', () => {
  assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', '-'), { minLength: 6, maxLength: 40 }), (teams) => {
      const entrants = ranking(teams);
      const sizes = sizesFor(teams.length);
      const { tables, moved } = seatByStanding(entrants, sizes);
      const pure = entrants.map(({ id }) => id);
      const seats = tables.flatMap((table) => table.seats);
      expect(new Set(seats)).toEqual(new Set(pure));
      expect(tables.map((table) => table.seats.length)).toEqual(sizes);
      expect(new Set(seats.filter((id, place) => id !== pure[place]))).toEqual(new Set(moved.map(({ id }) => id)));
    }),
    { numRuns: 30 },
  );
});

describe('a large field', () => {
  const field = (players: number, groupsOf: (rank: number) => readonly string[]): readonly Entrant[] =>
    Array.from({ length: players }, (_, rank) => ({ id: `${rank}`, apart: groupsOf(rank) }));
  it('of 1,400 in teams of four and clubs of fourteen is parted by the least change in seconds', () => {
    const started = performance.now();
    const { below } = seededGenerator('1'.padStart(64, '0'));
    const seating = seatByStanding(
      field(1400, () => [`team ${below(350)}`, `club ${below(100)}`]),
      sizesFor(1400),
    );
    expect(seating).toMatchObject({ together: 0, isLeast: true });
    expect(seating.moved.length).toBeGreaterThan(20);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('with a club of more than there are tables has as few mates together as pigeonholes allow', () => {
    const seating = seatByStanding(
      field(400, (rank) => [`club ${rank % 3}`]),
      sizesFor(400),
    );
    expect(seating).toMatchObject({ together: 34 + 33 + 33, moved: [] });
  });

  it('whose teams stand together as they play is parted all the same, with what it costs told', () => {
    const seating = seatByStanding(
      field(400, (rank) => [`team ${rank >> 2}`]),
      sizesFor(400),
    );
    expect(seating.together).toBe(0);
    expect(seating).toMatchObject({ fewestMoved: 300, moved: { length: 300 } });
  });
});

it('sizes that do not hold the ranking are refused as a broken program', () => {
  expect(() => seatByStanding(ranking(['a', 'b', 'c']), [4])).toThrow(RangeError);
});
