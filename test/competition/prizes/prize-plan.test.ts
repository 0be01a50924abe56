import { prizesOf, type PrizePlan } from '../../../src/competition';

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
