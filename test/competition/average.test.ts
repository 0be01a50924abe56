import { integer, property, record } from 'fast-check';
import { type Average, compareAverages, inHundredths } from '../../src/competition';
import { assert } from '../tools/property';

it.each([
  ['2013', 10_454, 8, 130_675],
  ['2025', 9898, 8, 123_725],
  ['tandem', 14_191, 12, 118_258],
  ['Canada', 8093, 6, 134_883],
])('E23: the average of the champions of %s', (_event, points, per, hundredths) => {
  expect(inHundredths({ points, per })).toBe(hundredths);
});

it('halves go away from zero', () => {
  expect([1, -1, 3, -3].map((points) => inHundredths({ points, per: 200 }))).toEqual([1, -1, 2, -2]);
  expect(inHundredths({ points: 0, per: 200 })).toBe(0);
});

const average = record({ points: integer({ min: -1_000_000, max: 1_000_000 }), per: integer({ min: 1, max: 20_000 }) });

it('is compared without rounding, and shown at most half a hundredth off', () => {
  assert(
    property(average, average, (a, b) => {
      const [left, right] = [BigInt(a.points) * BigInt(b.per), BigInt(b.points) * BigInt(a.per)];
      expect(Math.sign(compareAverages(a, b))).toBe(left === right ? 0 : left > right ? 1 : -1);
      const off = ({ points, per }: Average) => Math.abs(inHundredths({ points, per }) * per - 100 * points);
      expect(2 * off(a)).toBeLessThanOrEqual(a.per);
    }),
  );
});
