import * as fc from 'fast-check';
import { apportion, splitEvenly } from '../../src/competition/apportion';
import { assert } from '../tools/property';

it('whole parts add up to the sum, none further than one from its exact share', () => {
  const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }).filter((all) => all.some((one) => one > 0));
  assert(
    fc.property(fc.nat(10_000_000), weights, (sum, all) => {
      const parts = apportion(sum, all);
      const whole = all.reduce((total, weight) => total + weight, 0);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(sum);
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (sum * (all[index] ?? 0)) / whole)).toBeLessThan(1);
      }
    }),
  );
});

it('odd cents go to the largest remainders, among equal ones to the one named first', () => {
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(apportion(10, [1, 5])).toEqual([2, 8]);
});

it('an even split gives the odd ones to those named first, and among nobody nothing', () => {
  expect(splitEvenly(101, 3)).toEqual([34, 34, 33]);
  expect(splitEvenly(2, 3)).toEqual([1, 1, 0]);
  expect(splitEvenly(100, 0)).toEqual([]);
});

it('weights of nothing are a broken program', () => {
  expect(() => apportion(1, [0, 0])).toThrow(RangeError);
});
