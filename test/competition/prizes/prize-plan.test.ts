import fc from 'fast-check';
import { prizesOf, type PrizePlan } from '../../../src/competition';
import { assert } from '../../tools/property';

const many = { entries: 30, takers: 30 };

it('E16: thirty entries of 10 EUR, 3 % of them to the jackpots', () => {
  const plan: PrizePlan = { kind: 'shares', weights: [215, 185, 150, 115, 100, 90, 65, 50] };
  const prizes = prizesOf(plan, { ...many, pot: 29_100 });
  expect(prizes).toEqual([6450, 5550, 4500, 3450, 3000, 2700, 1950, 1500]);
});

it('E17: thirty entries of 12.50 EUR make seven prizes of 50 and one of 25', () => {
  expect(prizesOf({ kind: 'equal', cents: 5000 }, { ...many, pot: 37_500 })).toEqual([
    5000, 5000, 5000, 5000, 5000, 5000, 5000, 2500,
  ]);
});

it('E22: a year pool of 600 EUR by 30, 25, 20, 15 and 10 %', () => {
  const plan: PrizePlan = { kind: 'shares', weights: [30, 25, 20, 15, 10] };
  expect(prizesOf(plan, { ...many, pot: 60_000 })).toEqual([18_000, 15_000, 12_000, 9000, 6000]);
});

it('declining: one prize for four entries, in steps of 50 cents, and the first takes the rest', () => {
  const plan: PrizePlan = { kind: 'declining', entriesPerPrize: 4, rounding: 50 };
  const prizes = prizesOf(plan, { pot: 14_030, entries: 14, takers: 14 });
  expect(prizes).toEqual([7080, 4650, 2300]);
  expect(prizesOf(plan, { pot: 999, entries: 3, takers: 3 })).toEqual([999]);
});

it('nobody takes no prize', () => {
  const plans: readonly PrizePlan[] = [
    { kind: 'table', cents: [100] },
    { kind: 'shares', weights: [1] },
    { kind: 'equal', cents: 100 },
    { kind: 'declining', entriesPerPrize: 4, rounding: 1 },
  ];
  for (const plan of plans) expect(prizesOf(plan, { pot: 1000, entries: 4, takers: 0 })).toEqual([]);
});

it('declining with a least prize loses none of them: 61 entries of 9 EUR, one prize for four', () => {
  const plan: PrizePlan = { kind: 'declining', entriesPerPrize: 4, rounding: 500, least: 1500 };
  const prizes = prizesOf(plan, { pot: 54_900, entries: 61, takers: 61 });
  expect([prizes.length, Math.min(...prizes), prizes.reduce((sum, cents) => sum + cents, 0)]).toEqual([
    15, 1500, 54_900,
  ]);
  expect(prizesOf(plan, { pot: 3100, entries: 61, takers: 61 })).toEqual([1600, 1500]);
  expect(prizesOf(plan, { pot: 1400, entries: 61, takers: 61 })).toEqual([]);
});

it('whatever the pot: no prize under the least, none above the one before, and all of the pot where it holds one', () => {
  const cents = fc.integer({ min: 1, max: 5000 });
  assert(
    fc.property(cents, cents, fc.nat(1_000_000), fc.integer({ min: 1, max: 400 }), (rounding, least, pot, entries) => {
      const plan: PrizePlan = { kind: 'declining', entriesPerPrize: 4, rounding, least };
      const prizes = prizesOf(plan, { pot, entries, takers: entries });
      for (const [index, prize] of prizes.entries()) {
        expect(prize).toBeGreaterThanOrEqual(least);
        if (index > 0) expect(prize).toBeLessThanOrEqual(prizes[index - 1] ?? 0);
      }
      const paid = prizes.reduce((sum, prize) => sum + prize, 0);
      expect(paid).toBe(pot >= least ? pot : 0);
    }),
  );
});
