import * as fc from 'fast-check';
import { drawLot, rank, type Rankable } from '../../src/competition';
import { assert } from '../tools/property';

const entry = (id: string, total: number, won: number, lost: number): Rankable => ({ id, total, won, lost });
const places = (entries: readonly Rankable[], rule = {}): readonly (readonly [string, number, string | null])[] =>
  rank(entries, rule).map(({ id, rank: place, decidedBy }) => [id, place, decidedBy]);

const isBetter = (a: Rankable, b: Rankable): boolean =>
  a.total > b.total || (a.total === b.total && (a.won > b.won || (a.won === b.won && a.lost < b.lost)));

const seed = 'c0ffee00'.repeat(7) + '0000c0de';

it('E10: with equal totals ten won and two lost stand before nine won and none lost', () => {
  expect(places([entry('Y', 1000, 9, 0), entry('X', 1000, 10, 2)])).toEqual([
    ['X', 1, 'won'],
    ['Y', 2, 'won'],
  ]);
});

it('every place names the last key needed to part it from its neighbours', () => {
  const entries = [
    entry('a', 1200, 9, 1),
    entry('b', 1000, 10, 2),
    entry('c', 1000, 9, 1),
    entry('d', 1000, 9, 2),
    entry('e', 900, 9, 2),
  ];
  expect(places(entries)).toEqual([
    ['a', 1, 'total'],
    ['b', 2, 'won'],
    ['c', 3, 'lost'],
    ['d', 4, 'lost'],
    ['e', 5, 'total'],
  ]);
});

describe('a tie that only the lot can part', () => {
  const tied = [entry('c', 500, 5, 1), entry('b', 500, 5, 1), entry('a', 900, 5, 1), entry('d', 100, 5, 1)];

  it('is a shared rank until the lot is drawn, and the next rank leaves a number out', () => {
    expect(places(tied)).toEqual([
      ['a', 1, 'total'],
      ['b', 2, null],
      ['c', 2, null],
      ['d', 4, 'total'],
    ]);
  });

  it('goes by the lot once it is drawn', () => {
    expect(places(tied, { lot: ['d', 'c', 'b', 'a'] })).toEqual([
      ['a', 1, 'total'],
      ['c', 2, 'lot'],
      ['b', 3, 'lot'],
      ['d', 4, 'total'],
    ]);
  });

  it('lets the lot be drawn when a tie needs it, once, and not before', () => {
    let drawn = 0;
    const draw = (): readonly string[] => {
      drawn += 1;
      return ['d', 'c', 'b', 'a'];
    };
    rank([entry('a', 1000, 9, 1), entry('b', 1000, 9, 2)], { lot: draw });
    expect(drawn).toBe(0);
    expect(places(tied, { lot: draw })).toEqual(places(tied, { lot: ['d', 'c', 'b', 'a'] }));
    expect(drawn).toBe(1);
  });

  it('stays shared where the chain has no lot', () => {
    expect(places(tied, { chain: ['total', 'won', 'lost'], lot: ['c', 'b'] })[1]).toEqual(['b', 2, null]);
  });

  it('stays shared among those who were not in the draw', () => {
    expect(places(tied, { lot: ['a'] }).slice(1, 3)).toEqual([
      ['b', 2, null],
      ['c', 2, null],
    ]);
  });
});

it('another chain decides by other keys', () => {
  const entries = [entry('x', 1000, 10, 2), entry('y', 1000, 9, 0)];
  expect(places(entries, { chain: ['total', 'lost'] })).toEqual([
    ['y', 1, 'lost'],
    ['x', 2, 'lost'],
  ]);
});

it('somebody alone has the first rank and nothing to decide it', () => {
  expect(places([entry('a', -50, 0, 1)])).toEqual([['a', 1, null]]);
  expect(places([])).toEqual([]);
});

describe('any ranking', () => {
  const anyEntries = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,3}$/),
      total: fc.integer({ min: 0, max: 3 }),
      won: fc.integer({ min: 0, max: 2 }),
      lost: fc.integer({ min: 0, max: 2 }),
    }),
    { selector: ({ id }) => id },
  );

  it('does not depend on the order of the entries', () => {
    assert(
      fc.property(anyEntries, (entries) => {
        expect(rank(entries.toReversed())).toEqual(rank(entries));
      }),
    );
  });

  it('gives everybody one more than the number of those who are better', () => {
    assert(
      fc.property(anyEntries, (entries) => {
        for (const placed of rank(entries)) {
          expect(placed.rank).toBe(1 + entries.filter((other) => isBetter(other, placed)).length);
        }
      }),
    );
  });

  it('has no shared rank once everybody has a lot', () => {
    assert(
      fc.property(anyEntries, (entries) => {
        const lot = drawLot(
          entries.map(({ id }) => id),
          seed,
        );
        expect(rank(entries, { lot }).map((placed) => placed.rank)).toEqual(entries.map((_, index) => index + 1));
      }),
    );
  });
});

describe('the lot', () => {
  const ids = ['d', 'a', 'c', 'b', 'e', 'f'];

  it('holds everybody once and depends on the seed, not on the order they are given in', () => {
    expect(drawLot(ids, seed).toSorted()).toEqual(ids.toSorted());
    expect(drawLot(ids.toReversed(), seed)).toEqual(drawLot(ids, seed));
    expect(drawLot(ids, seed.replaceAll('c', 'd'))).not.toEqual(drawLot(ids, seed));
  });
});
