import { constantFrom, integer, property, record, shuffledSubarray, uniqueArray } from 'fast-check';
import {
  handsHeld,
  dealOrder,
  inHundredths,
  rankSeason,
  seasonMeasures,
  type SeasonResult,
  type SeasonRule,
} from '../../src/competition';
import { result } from './events';
import { assert } from '../tools/property';

const played = (id: string, session: number, total: number, hands = 36, won = 0, lost = 0): SeasonResult => {
  return { ...result(id, session, total, won, lost), hands };
};
const rule: SeasonRule = { measure: 'total', minimum: 0, drop: 0, ties: ['won', 'lost'] };
const places = (results: readonly SeasonResult[], told: Partial<SeasonRule>, sessions = 3) =>
  rankSeason(results, { ...rule, ...told }, sessions).places.map(({ rank, id, decidedBy }) => [rank, id, decidedBy]);

// A comes three times, B twice and better, C once and best.
const three = [
  played('A', 1, 900),
  played('A', 2, 800),
  played('A', 3, 100),
  played('B', 1, 850),
  played('B', 3, 750),
  played('C', 2, 1500),
];

it('the total favours who comes often, the average who plays well', () => {
  expect(places(three, {})).toEqual([
    [1, 'A', 'total'],
    [2, 'B', 'total'],
    [3, 'C', 'total'],
  ]);
  expect(places(three, { measure: 'average' })).toEqual([
    [1, 'C', 'average'],
    [2, 'B', 'average'],
    [3, 'A', 'average'],
  ]);
});

it('who came too seldom stands apart, the more frequent first', () => {
  const { places: ranked, below } = rankSeason(three, { ...rule, measure: 'average', minimum: 3 }, 3);
  expect(ranked.map(({ id }) => id)).toEqual(['A']);
  expect(below.map(({ id, attended }) => [id, attended])).toEqual([
    ['B', 2],
    ['C', 1],
  ]);
});

it('a drop leaves the worst result out, but a missed session first, and attendance counts all the same', () => {
  const { places: ranked } = rankSeason(three, { ...rule, drop: 1, minimum: 3 }, 3);
  expect(ranked).toMatchObject([{ id: 'A', total: 1700, results: 2, attended: 3 }]);
  expect(places(three, { drop: 1 }).map(([, id]) => id)).toEqual(['A', 'B', 'C']);
  expect(places(three, { drop: 1, measure: 'average' }).map(([, id]) => id)).toEqual(['C', 'A', 'B']);
});

it('36 hands are the measure of lists of different length', () => {
  const lists = [played('A', 1, 500, 18), played('B', 1, 900, 36), played('C', 1, 0, 0)];
  const { places: ranked, below } = rankSeason(lists, { ...rule, measure: 'per-36-hands' }, 1);
  expect(ranked.map(({ id, average }) => [id, average && inHundredths(average)])).toEqual([
    ['A', 100_000],
    ['B', 90_000],
  ]);
  expect(below.map(({ id }) => id)).toEqual(['C']);
});

it('drops the list with the least for 36 hands, not the shortest', () => {
  const lists = [played('A', 1, 400, 12), played('A', 2, 900, 36)];
  expect(rankSeason(lists, { ...rule, measure: 'per-36-hands', drop: 1 }, 2).places).toMatchObject([
    { total: 400, hands: 12 },
  ]);
});

it('equal figures are parted by games won, then by games lost, and share a rank otherwise', () => {
  const equal = [
    played('A', 1, 500, 36, 5, 1),
    played('B', 1, 500, 36, 6, 2),
    played('C', 1, 500, 36, 5, 0),
    played('D', 1, 500, 36, 5, 1),
  ];
  expect(places(equal, {}, 1)).toEqual([
    [1, 'B', 'won'],
    [2, 'C', 'lost'],
    [3, 'A', null],
    [3, 'D', null],
  ]);
  expect(places(equal, { ties: [] }, 1).map(([rank]) => rank)).toEqual([1, 1, 1, 1]);
});

it('the same average from different attendance is the same, however the fraction is written', () => {
  const lists = [played('A', 1, 1), played('A', 2, 0), played('A', 3, 0), played('B', 1, 1), played('B', 2, 0)];
  const more = [...lists, ...['B', 'B', 'B', 'B'].map((id, index) => played(id, 3 + index, index === 0 ? 1 : 0))];
  expect(places(more, { measure: 'average' }, 6).map(([rank]) => rank)).toEqual([1, 1]);
});

const seasons = uniqueArray(
  record({
    id: constantFrom('A', 'B', 'C', 'D', 'E'),
    session: integer({ min: 1, max: 8 }),
    total: integer({ min: -300, max: 2000 }),
    hands: integer({ min: 0, max: 48 }),
    won: integer({ min: 0, max: 10 }),
  }),
  { selector: ({ id, session }) => `${id} ${session}`, maxLength: 40 },
).map((all) => all.map(({ id, session, total, hands, won }) => played(id, session, total, hands, won)));
const rules = record({
  measure: constantFrom(...seasonMeasures),
  minimum: integer({ min: 0, max: 6 }),
  drop: integer({ min: 0, max: 4 }),
  ties: shuffledSubarray(['won', 'lost'] as const),
});

it('whatever the season: everybody stands once, in no order of the results, and nobody below a worse figure', () => {
  assert(
    property(seasons, rules, (results, told) => {
      const standing = rankSeason(results, told, 8);
      expect(rankSeason(results.toReversed(), told, 8)).toEqual(standing);
      const ids = [...standing.places, ...standing.below].map(({ id }) => id);
      expect(ids.toSorted()).toEqual([...new Set(results.map(({ id }) => id))].toSorted());
      for (const { attended, results: counted, average } of standing.places) {
        expect(attended).toBeGreaterThanOrEqual(told.minimum);
        expect(counted).toBeLessThanOrEqual(Math.min(attended, 8 - told.drop));
        expect(average?.per).toBeGreaterThan(0);
      }
      const figures = standing.places.map(({ total, average }) =>
        told.measure === 'total' ? total : (average?.points ?? 0) / (average?.per ?? 1),
      );
      expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    }),
  );
});

it('a correction of one result changes the season as if it had always stood so', () => {
  assert(
    property(seasons, rules, integer({ min: -300, max: 2000 }), (results, told, total) => {
      const [first, ...others] = results;
      if (first === undefined) return;
      const corrected = [{ ...first, total, gamePoints: total }, ...others];
      const back = [...others, first];
      expect(rankSeason(corrected, told, 8)).toEqual(rankSeason([...corrected].toReversed(), told, 8));
      expect(rankSeason(back, told, 8)).toEqual(rankSeason(results, told, 8));
    }),
  );
});

it('a seat holds cards in all deals in which it does not sit out, and three times a round', () => {
  const stretch = record({
    size: constantFrom(3, 4, 5, 6),
    seat: integer({ min: 1, max: 6 }),
    from: integer({ min: 1, max: 48 }),
    length: integer({ min: 0, max: 48 }),
  });
  assert(
    property(stretch, ({ size, seat: told, from, length }) => {
      const seat = Math.min(told, size);
      const deals = Array.from({ length }, (_, index) => from + index);
      const counted = deals.filter((deal) => !dealOrder(size, deal).sitsOut.includes(seat)).length;
      expect(handsHeld(size, { seat, from, to: from + length - 1 })).toBe(counted);
    }),
  );
  expect(handsHeld(4, { seat: 2, from: 1, to: 48 })).toBe(36);
  expect(handsHeld(3, { seat: 2, from: 1, to: 36 })).toBe(36);
});
