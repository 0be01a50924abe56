import * as fc from 'fast-check';
import { type Entrant, seatByStanding, splitTables, type StandingSeating } from '../../src/competition';

/** A ranking from the best down, each player named by his place, with his team. */
const ranking = (teams: readonly string[]): readonly Entrant[] =>
  teams.map((team, index) => ({ id: `${index + 1}`, apart: team === '-' ? [] : [team] }));

const seatsOf = ({ tables }: StandingSeating): readonly string[] => tables.map(({ seats }) => seats.join(' '));

function sizesFor(players: number): readonly number[] {
  const split = splitTables(players);
  return split.kind === 'split' ? split.sizes : [];
}

/** The fewest exchanges of two players after which nobody sits with a team mate, tried out in all ways up to `most`. */
function fewestExchanges(tables: readonly (readonly string[])[], most: number): number {
  if (tables.every((members) => new Set(members).size === members.length)) return 0;
  if (most === 0) return Number.POSITIVE_INFINITY;
  const places = tables.flatMap((members, table) => members.map((_, seat) => [table, seat] as const));
  const tried = places.flatMap(([table, seat]) =>
    places
      .filter(([other]) => other > table)
      .map(([other, otherSeat]) => {
        const changed = tables.map((members) => [...members]);
        changed[table]?.splice(seat, 1, tables[other]?.[otherSeat] ?? '');
        changed[other]?.splice(otherSeat, 1, tables[table]?.[seat] ?? '');
        return 1 + fewestExchanges(changed, most - 1);
      }),
  );
  return Math.min(...tried);
}

it('without teams the first four are at table 1 and the tables of three come last', () => {
  const seating = seatByStanding(ranking(Array.from({ length: 10 }, () => '-')), sizesFor(10));
  expect(seatsOf(seating)).toEqual(['1 2 3 4', '5 6 7', '8 9 10']);
  expect(seating).toMatchObject({ exchanges: [], together: 0 });
  expect(seating.tables.map(({ number }) => number)).toEqual([1, 2, 3]);
});

it('of two team mates the lower placed changes with the nearest player of the next table', () => {
  const seating = seatByStanding(ranking(['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']), [4, 4]);
  expect(seatsOf(seating)).toEqual(['1 2 3 5', '4 6 7 8']);
  expect(seating.exchanges).toEqual([['4', '5']]);
});

it('an exchange that would bring other team mates together is passed over', () => {
  const seating = seatByStanding(ranking(['a', 'b', 'c', 'a', 'b', 'e', 'f', 'g']), [4, 4]);
  expect(seatsOf(seating)).toEqual(['1 2 3 6', '5 4 7 8']);
});

it('one exchange that parts two pairs is preferred to two', () => {
  const seating = seatByStanding(ranking(['a', 'a', 'b', 'c', 'd', 'e', 'f', 'f']), [4, 4]);
  expect(seating.exchanges).toHaveLength(1);
  expect(seating.together).toBe(0);
});

it('team mates who cannot be parted stay, and are counted', () => {
  const seating = seatByStanding(ranking(['a', 'a', 'a', 'b', 'c', 'd', 'e', 'f']), [4, 4]);
  expect(seating.together).toBe(1);
  expect(seating.exchanges).toHaveLength(1);
});

it('two players who change and are mates of each other part nobody', () => {
  const seating = seatByStanding(ranking(['a', 'a', 'a', 'a', 'a', 'a']), [3, 3]);
  expect(seating).toMatchObject({ exchanges: [], together: 6 });
});

it('of two exchanges over as many ranks the one lower in the standing is taken', () => {
  const seating = seatByStanding(ranking(['b', 'c', 'd', 'e', 'a', 'f', 'g', 'a', 'h', 'i', 'j', 'k']), [4, 4, 4]);
  expect(seating.exchanges).toEqual([['8', '9']]);
});

it('two who change places do not meet, mates though they are', () => {
  const teams = [['club'], [], ['club', 'couple'], ['couple'], [], []];
  const entrants = teams.map((apart, index) => ({ id: `${index + 1}`, apart }));
  expect(seatByStanding(entrants, [3, 3]).exchanges).toEqual([['3', '4']]);
});

it('every player has one place, and the exchanges lead from the standing to the tables', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', '-'), { minLength: 6, maxLength: 40 }), (teams) => {
      const entrants = ranking(teams);
      const { tables, exchanges } = seatByStanding(entrants, sizesFor(teams.length));
      const order = entrants.map(({ id }) => id);
      for (const [one, other] of exchanges) {
        const [at, otherAt] = [order.indexOf(one), order.indexOf(other)];
        order[at] = other;
        order[otherAt] = one;
      }
      expect(tables.flatMap(({ seats }) => seats)).toEqual(order);
    }),
  );
});

it('eight players are parted by as few exchanges as any way of trying finds, up to two', () => {
  const pairsAndTriples = fc.shuffledSubarray(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f', 'g', 'h'], {
    minLength: 8,
    maxLength: 8,
  });
  fc.assert(
    fc.property(pairsAndTriples, (teams) => {
      const { exchanges, together } = seatByStanding(ranking(teams), [4, 4]);
      expect(together).toBe(0);
      expect(exchanges).toHaveLength(fewestExchanges([teams.slice(0, 4), teams.slice(4)], 2));
    }),
  );
});

it('sizes that do not hold the ranking are refused as a broken program', () => {
  expect(() => seatByStanding(ranking(['a', 'b', 'c']), [4])).toThrow(RangeError);
});

it.todo('seating by standing separates by least swaps, not by the first that help');
