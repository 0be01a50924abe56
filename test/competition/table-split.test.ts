import { splitTables, type TablePolicy } from '../../src/competition';

/** All ways to fill tables of four and three, counted out one by one. */
function everySplit(players: number): readonly (readonly [fours: number, threes: number])[] {
  const splits: (readonly [number, number])[] = [];
  for (let fours = 0; 4 * fours <= players; fours += 1) {
    for (let threes = 0; 4 * fours + 3 * threes <= players; threes += 1) {
      if (4 * fours + 3 * threes === players) splits.push([fours, threes]);
    }
  }
  return splits;
}

const most: Readonly<
  Record<TablePolicy, (splits: readonly (readonly [number, number])[]) => readonly number[] | undefined>
> = {
  'fours-first': (splits) => splits.at(-1),
  'threes-first': (splits) => splits.at(0),
};

describe.each<TablePolicy>(['fours-first', 'threes-first'])('the split %s', (policy) => {
  it('has as many of its tables as can be, for every number of players from 3 to 450', () => {
    for (let players = 3; players <= 450; players += 1) {
      const split = splitTables(players, policy);
      const expected = most[policy](everySplit(players));
      expect([players, split.kind === 'split' ? [split.fours, split.threes] : undefined]).toEqual([players, expected]);
    }
  });

  it.each([1, 2, 5])('asks for a choice with %i players and never gives a wrong table', (players) => {
    expect(everySplit(players)).toEqual([]);
    expect(splitTables(players, policy)).toEqual({ kind: 'choice', options: ['bye', 'floating-fourth', 'refuse'] });
  });

  it('gives nobody no table', () => {
    expect(splitTables(0, policy)).toEqual({ kind: 'split', fours: 0, threes: 0, sizes: [] });
  });
});

it.each([
  [3, 0, 1],
  [4, 1, 0],
  [6, 0, 2],
  [7, 1, 1],
  [8, 2, 0],
  [9, 0, 3],
  [10, 1, 2],
  [11, 2, 1],
  [12, 3, 0],
  [13, 1, 3],
  [14, 2, 2],
  [15, 3, 1],
  [16, 4, 0],
  [17, 2, 3],
  [18, 3, 2],
  [19, 4, 1],
  [20, 5, 0],
  [78, 18, 2],
  [83, 20, 1],
  [93, 21, 3],
  [98, 23, 2],
  [450, 111, 2],
])('%i players fill %i tables of four and %i of three', (players, fours, threes) => {
  expect(splitTables(players)).toMatchObject({ kind: 'split', fours, threes });
});

it('fours have the lower table numbers', () => {
  expect(splitTables(10)).toMatchObject({ sizes: [4, 3, 3] });
  expect(splitTables(10, 'threes-first')).toMatchObject({ sizes: [4, 3, 3] });
  expect(splitTables(12, 'threes-first')).toMatchObject({ sizes: [3, 3, 3, 3] });
});

it('players beyond a multiple of three are seated at tables of four and do not pause', () => {
  expect(splitTables(13, 'threes-first')).toMatchObject({ fours: 1, threes: 3 });
});

it.each([
  [93, 24, 1116, 10, 11160],
  [98, 25, 1176, 5, 5880],
])(
  'E19: %i players at %i tables play %i deals in a series and in %i series %i',
  (players, tables, deals, series, all) => {
    const split = splitTables(players);
    const dealsAt = { 4: 48, 3: 36 };
    const sizes = split.kind === 'split' ? split.sizes : [];
    const inSeries = sizes.reduce((sum, size) => sum + dealsAt[size], 0);
    expect([sizes.length, inSeries, series * inSeries]).toEqual([tables, deals, all]);
  },
);

it.each([-1, 3.5, Number.NaN])('%d players are refused as a broken program', (players) => {
  expect(() => splitTables(players)).toThrow(RangeError);
});
