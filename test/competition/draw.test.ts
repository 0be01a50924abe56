import * as fc from 'fast-check';
import {
  type Ban,
  type Draw,
  type DrawInput,
  drawTables,
  type EarlierTable,
  type Entrant,
  splitTables,
} from '../../src/competition';
import { everyArrangement, meetingsBefore, pairsAt } from './arrangements';
import { assert } from '../tools/property';

const anySeed = fc.stringMatching(/^[0-9a-f]{64}$/);
const seedOf = (number: number): string => number.toString(16).padStart(64, '0');
const players = (count: number): readonly Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}` }));

function sizesFor(count: number): readonly number[] {
  const split = splitTables(count);
  return split.kind === 'split' ? split.sizes : [];
}

const drawFor = (entrants: readonly Entrant[], seed: string, rest: Partial<DrawInput> = {}): Draw =>
  drawTables({ entrants, sizes: sizesFor(entrants.length), seed, ...rest });

/** Draws one session after the other, each with all before it as its history. */
function drawSessions(entrants: readonly Entrant[], sessions: number, seed: number): readonly Draw[] {
  const draws: Draw[] = [];
  const history: EarlierTable[] = [];
  for (let session = 1; session <= sessions; session += 1) {
    const draw = drawFor(entrants, seedOf(1000 * seed + session), { history });
    history.push(...draw.tables.map(({ seats }) => ({ session, seats })));
    draws.push(draw);
  }
  return draws;
}

const sameTable = ({ tables }: Draw, one: string, other: string): boolean =>
  tables.some(({ seats }) => seats.includes(one) && seats.includes(other));

const anyCount = fc.integer({ min: 6, max: 26 });
const earlierTables = (draw: Draw, session = 1): readonly EarlierTable[] =>
  draw.tables.map(({ seats }) => ({ session, seats }));

describe('a draw', () => {
  it('gives everybody one place at tables of the sizes asked for', () => {
    assert(
      fc.property(anyCount, anySeed, (count, seed) => {
        const { tables } = drawFor(players(count), seed);
        expect(tables.map(({ number }) => number)).toEqual(tables.map((_, index) => index + 1));
        expect(tables.map(({ seats }) => seats.length)).toEqual(sizesFor(count));
        expect(tables.flatMap(({ seats }) => seats).toSorted()).toEqual(
          players(count)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('is the same whenever it is made again, in whatever order its input comes', () => {
    assert(
      fc.property(anyCount, anySeed, anySeed, (count, seed, earlierSeed) => {
        const entrants = players(count).map(({ id }, index) => ({ id, apart: [`club ${index % 5}`] }));
        const history = earlierTables(drawFor(entrants, earlierSeed));
        const bans: readonly Ban[] = [
          ['p0', 'p1'],
          ['p2', 'p5'],
        ];
        const draw = drawFor(entrants, seed, { history, bans });
        const turned = { history: history.toReversed(), bans: bans.toReversed() };
        expect(drawFor(entrants.toReversed(), seed, turned)).toEqual(draw);
      }),
      { numRuns: 15 },
    );
  });

  it('of a first session can be made again by the published recipe, and a second comes out the same everywhere', () => {
    const [first, second] = drawSessions(players(9), 2, 0);
    // Made again apart from the code: nine takings from p0..p8, three for the order of the tables, then one of six seatings for each.
    expect(first?.tables.map(({ seats }) => seats.join(' '))).toEqual(['p5 p4 p8', 'p6 p2 p3', 'p7 p0 p1']);
    expect(second?.tables.map(({ seats }) => seats.join(' '))).toEqual(['p3 p7 p5', 'p0 p6 p4', 'p1 p8 p2']);
  });

  it('another seed gives another draw', () => {
    expect(drawFor(players(40), seedOf(1)).tables).not.toEqual(drawFor(players(40), seedOf(2)).tables);
  });

  it('of a first session puts every player at every table and in every seat about equally often', () => {
    const [table, seat] = [new Map<number, number>(), new Map<number, number>()];
    for (let seed = 1; seed <= 4000; seed += 1) {
      const found = drawFor(players(8), seedOf(seed)).tables.find(({ seats }) => seats.includes('p0'));
      table.set(found?.number ?? 0, (table.get(found?.number ?? 0) ?? 0) + 1);
      const at = found?.seats.indexOf('p0') ?? -1;
      seat.set(at, (seat.get(at) ?? 0) + 1);
    }
    for (const count of table.values()) expect(Math.abs(count - 2000)).toBeLessThan(160);
    for (const count of seat.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
    expect([table.size, seat.size]).toEqual([2, 4]);
  });

  it('of nobody has no table', () => {
    expect(drawFor([], seedOf(1))).toMatchObject({ tables: [], repeats: 0, lowerBound: 0 });
  });

  it('without a fitting number of places, or with a player twice, is refused as a broken program', () => {
    expect(() => drawTables({ entrants: players(7), sizes: [4], seed: seedOf(1) })).toThrow(RangeError);
    expect(() => drawTables({ entrants: [...players(3), { id: 'p0' }], sizes: [4], seed: seedOf(1) })).toThrow(
      RangeError,
    );
  });
});

describe('what a draw avoids', () => {
  it('two who are banned from meeting never do while there is any other way', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const draw = drawFor(players(8), seedOf(seed), {
        bans: [
          ['p0', 'p1'],
          ['p2', 'p3'],
        ],
      });
      expect([sameTable(draw, 'p0', 'p1'), sameTable(draw, 'p2', 'p3'), draw.unavoided.banned]).toEqual([
        false,
        false,
        0,
      ]);
    }
  });

  it('a ban that cannot be kept is counted', () => {
    const bans: readonly Ban[] = [
      ['p0', 'p1'],
      ['p1', 'p2'],
      ['p0', 'p2'],
    ];
    expect(drawFor(players(6), seedOf(1), { bans }).unavoided.banned).toBe(1);
  });

  it('members of one team, one club or one couple are at different tables in the first session already', () => {
    const entrants = players(16).map(({ id }, index) => ({ id, apart: [`team ${index % 4}`, `couple ${index >> 1}`] }));
    for (let seed = 1; seed <= 10; seed += 1) {
      const draw = drawFor(entrants, seedOf(seed));
      const mates = draw.tables
        .flatMap(({ seats }) => pairsAt(seats))
        .filter(([one, other]) => {
          const names = (id: string): readonly string[] => entrants.find((entrant) => entrant.id === id)?.apart ?? [];
          return names(one).some((name) => names(other).includes(name));
        });
      expect([mates, draw.unavoided.apart]).toEqual([[], 0]);
    }
  });

  it('a repeat is worse than team mates at one table', () => {
    const seats = [
      ['p0', 'p1', 'p2'],
      ['p3', 'p4', 'p5'],
      ['p6', 'p7', 'p8'],
    ];
    const history = seats.map((table) => ({ session: 1, seats: table }));
    // Everybody is a mate of exactly those he has not met.
    const mates = pairsAt(players(9).map(({ id }) => id)).filter(
      ([one, other]) => !seats.some((table) => table.includes(one) && table.includes(other)),
    );
    const entrants = players(9).map(({ id }) => ({
      id,
      apart: mates.filter((pair) => pair.includes(id)).map((pair) => pair.join('-')),
    }));
    expect(drawFor(entrants, seedOf(3), { history })).toMatchObject({ repeats: 0, unavoided: { apart: 9 } });
  });

  it('a pair that has met three times counts twice as one that has met twice', () => {
    const sessions = [1, 2, 3].map((session) => ({ session, seats: ['p0', 'p1', 'p2'] }));
    const third = drawFor(players(3), seedOf(1), { history: sessions.slice(0, 2) });
    expect(third.unavoided).toMatchObject({ metTwice: 0, metThrice: 3 });
    expect(drawFor(players(3), seedOf(1), { history: sessions }).unavoided).toMatchObject({ metThrice: 6 });
  });

  it('the table of three goes round: nobody has it twice while others have not had it', () => {
    const draws = drawSessions(players(27), 4, 7);
    const threes = draws.flatMap(({ tables }) => tables.flatMap(({ seats }) => (seats.length === 3 ? seats : [])));
    expect([threes.length, new Set(threes).size]).toEqual([12, 12]);
  });

  it('in two sessions of many players nobody has the same seat number again', () => {
    const [first, second] = drawSessions(players(40), 2, 3);
    const seatIn = (draw: Draw | undefined, id: string): number | undefined =>
      draw?.tables.find(({ seats }) => seats.includes(id))?.seats.indexOf(id);
    expect(players(40).filter(({ id }) => seatIn(first, id) === seatIn(second, id))).toEqual([]);
    expect(second?.unavoided.sameSeat).toBe(0);
  });

  it('players of the history who have left count for nothing, and newcomers have met nobody', () => {
    const history = [
      { session: 1, seats: ['gone', 'p0', 'p1'] },
      { session: 1, seats: ['left', 'p2', 'p3'] },
    ];
    const draw = drawFor(players(6), seedOf(1), { history });
    expect(draw).toMatchObject({ repeats: 0, lowerBound: 0 });
  });
});

describe('repeats', () => {
  /** The best second session there is, by a search apart from this one; 0 from thirteen players on. */
  const bestSecondSession: Readonly<Record<number, number>> = { 6: 2, 7: 3, 8: 4, 9: 0, 10: 1, 11: 2, 12: 3 };

  it.each(Array.from({ length: 15 }, (_, index) => index + 6))(
    'are as few as can be in the second session of %i players',
    (count) => {
      for (const seed of [1, 2, 3]) {
        const best = bestSecondSession[count] ?? 0;
        expect(drawSessions(players(count), 2, seed)[1]).toMatchObject({ repeats: best, lowerBound: best });
      }
    },
  );

  it.each([9, ...Array.from({ length: 8 }, (_, index) => index + 13), 24, 28, 32])(
    'do not occur in three sessions of %i players',
    (count) => {
      for (const seed of [1, 2, 3]) {
        expect(drawSessions(players(count), 3, seed).map(({ repeats }) => repeats)).toEqual([0, 0, 0]);
      }
    },
  );

  it('do not occur in four sessions of nine players at tables of three, and are nine in the fifth', () => {
    const draws = drawSessions(players(9), 5, 1);
    expect(draws.map(({ repeats }) => repeats)).toEqual([0, 0, 0, 0, 9]);
    expect(draws.map(({ lowerBound }) => lowerBound)).toEqual([0, 0, 0, 0, 9]);
  });

  it('of a draw are the pairs that had met, and the bound is never above the fewest possible', () => {
    const anySessions = fc.record({
      count: fc.integer({ min: 6, max: 9 }),
      sessions: fc.integer({ min: 2, max: 5 }),
      seed: fc.nat({ max: 1e6 }),
    });
    assert(
      fc.property(anySessions, ({ count, sessions, seed }) => {
        const draws = drawSessions(players(count), sessions, seed);
        const last = draws.at(-1);
        const before = meetingsBefore(draws.slice(0, -1).map(({ tables }) => tables.map(({ seats }) => seats)));
        const repeatsAt = (tables: readonly (readonly string[])[]): number =>
          tables.flatMap(pairsAt).filter(([one, other]) => before(one, other) > 0).length;
        const fewest = Math.min(
          ...everyArrangement(
            players(count).map(({ id }) => id),
            sizesFor(count),
          ).map(repeatsAt),
        );
        expect(last?.repeats).toBe(repeatsAt(last?.tables.map(({ seats }) => seats) ?? []));
        expect(last?.lowerBound).toBeLessThanOrEqual(fewest);
      }),
      { numRuns: 25 },
    );
  });

  it('are chosen by rank: no arrangement of six to nine players has fewer third meetings, or as many and fewer second ones', () => {
    assert(
      fc.property(
        fc.integer({ min: 6, max: 9 }),
        fc.integer({ min: 2, max: 5 }),
        fc.nat({ max: 1e6 }),
        (count, sessions, seed) => {
          const draws = drawSessions(players(count), sessions, seed);
          const before = meetingsBefore(draws.slice(0, -1).map(({ tables }) => tables.map(({ seats }) => seats)));
          const priceOf = (tables: readonly (readonly string[])[]): number =>
            tables.flatMap(pairsAt).reduce((sum, [one, other]) => {
              const times = before(one, other);
              return sum + (times === 1 ? 1 : 1000 * Math.max(0, times - 1));
            }, 0);
          const best = Math.min(
            ...everyArrangement(
              players(count).map(({ id }) => id),
              sizesFor(count),
            ).map(priceOf),
          );
          const unavoided = draws.at(-1)?.unavoided;
          expect(1000 * (unavoided?.metThrice ?? 0) + (unavoided?.metTwice ?? 0)).toBe(best);
        },
      ),
      { numRuns: 25 },
    );
  });
});

it('1,400 players in clubs and teams are drawn for the third session in under five seconds, without a repeat', () => {
  const entrants = players(1400).map(({ id }, index) => ({ id, apart: [`club ${index % 100}`, `team ${index >> 2}`] }));
  const history = drawSessions(entrants, 2, 1).flatMap((draw, index) => earlierTables(draw, index + 1));
  const started = performance.now();
  const third = drawFor(entrants, seedOf(3), { history });
  expect(performance.now() - started).toBeLessThan(5000);
  expect(third).toMatchObject({ repeats: 0, lowerBound: 0, unavoided: { apart: 0, sameSeat: 0 } });
});
