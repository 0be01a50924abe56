import { countMeetings, drawTables } from '../../src/competition';

const earlier = [
  { session: 1, seats: ['a', 'b', 'c'] },
  { session: 1, seats: ['d', 'e', 'f'] },
];

test('two tables of three that were filled from two have at least two repeats, and more where nobody moved', () => {
  expect(
    countMeetings(
      [
        ['a', 'b', 'd'],
        ['c', 'e', 'f'],
      ],
      earlier,
    ),
  ).toEqual({ repeats: 2, lowerBound: 2 });
  expect(
    countMeetings(
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
      earlier,
    ),
  ).toEqual({ repeats: 6, lowerBound: 2 });
});

test('nobody has met before the first session', () => {
  expect(countMeetings([['a', 'b', 'c']], [])).toEqual({ repeats: 0, lowerBound: 0 });
});

test('a draw counts its own meetings the same', () => {
  const entrants = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
  const { tables, repeats, lowerBound } = drawTables({
    entrants,
    sizes: [3, 3],
    history: earlier,
    seed: 'ab'.repeat(32),
  });
  expect(
    countMeetings(
      tables.map(({ seats }) => seats),
      earlier,
    ),
  ).toEqual({ repeats, lowerBound });
});
