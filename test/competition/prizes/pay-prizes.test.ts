import { payPrizes, type PrizeEvent, type PrizeRule } from '../../../src/competition';
import { competition, result } from '../events';

const shares: PrizeRule = { code: 'overall', plan: { kind: 'shares', weights: [3, 2, 1] } };
const pay = (rule: PrizeRule, pot: number, told: Parameters<typeof competition>[0]) =>
  payPrizes(rule, pot, competition(told));

it('places take the prizes in their order', () => {
  const results = [result('A', 1, 100), result('B', 1, 300), result('C', 1, 200), result('D', 1, 50)];
  expect(pay(shares, 600, { results })).toEqual({
    promised: 600,
    prizes: [
      { rank: 1, playerId: 'B', cents: 300, sharedBy: 1 },
      { rank: 2, playerId: 'C', cents: 200, sharedBy: 1 },
      { rank: 3, playerId: 'A', cents: 100, sharedBy: 1 },
    ],
    left: 0,
  });
});

it('who shares a rank shares the prizes of all its places, the odd cent going to the first of them', () => {
  const results = [result('A', 1, 200), result('B', 1, 300), result('C', 1, 200), result('D', 1, 200)];
  const { prizes } = pay(shares, 603, { results });
  expect(prizes.map(({ rank, playerId, cents, sharedBy }) => [rank, playerId, cents, sharedBy])).toEqual([
    [1, 'B', 302, 1],
    [2, 'A', 101, 3],
    [2, 'C', 100, 3],
    [2, 'D', 100, 3],
  ]);
});

it('fewer players than shares divide the whole pot', () => {
  expect(pay(shares, 500, { results: [result('A', 1, 1), result('B', 1, 2)] })).toMatchObject({
    prizes: [
      { playerId: 'B', cents: 300 },
      { playerId: 'A', cents: 200 },
    ],
    left: 0,
  });
});

it('E22: who has too few sessions is passed over and the next one moves up', () => {
  const often = (id: string, sessions: number, total: number) =>
    Array.from({ length: sessions }, (_, index) => result(id, index + 1, total));
  const results = [...often('A', 24, 900), ...often('B', 25, 500), ...often('C', 26, 400)];
  const rule: PrizeRule = { code: 'year', plan: { kind: 'shares', weights: [30, 25, 20, 15, 10] }, minimumResults: 25 };
  expect(pay(rule, 5500, { results }).prizes.map(({ rank, playerId, cents }) => [rank, playerId, cents])).toEqual([
    [1, 'B', 3000],
    [2, 'C', 2500],
  ]);
});

it('a category has prizes of its own, counted by its own entries', () => {
  const categoryOf = new Map([
    ['A', 'junior'],
    ['B', 'junior'],
  ]);
  const rule: PrizeRule = {
    code: 'juniors',
    plan: { kind: 'declining', entriesPerPrize: 2, rounding: 1 },
    categories: ['junior'],
  };
  const results = [result('C', 1, 900), result('B', 1, 300), result('A', 1, 200)];
  expect(pay(rule, 1000, { results, categoryOf, entrants: ['A', 'B', 'C', 'D'] }).prizes).toEqual([
    { rank: 1, playerId: 'B', cents: 1000, sharedBy: 1 },
  ]);
});

it('a table that promises more than the pot holds pays nothing and says so; one that promises less leaves the rest', () => {
  const rule: PrizeRule = { code: 'table', plan: { kind: 'table', cents: [400, 200] } };
  const results = [result('A', 1, 1), result('B', 1, 2)];
  expect(pay(rule, 599, { results })).toEqual({ promised: 600, prizes: [], left: 599 });
  expect(pay(rule, 650, { results })).toMatchObject({ promised: 600, left: 50 });
});

describe('prizes for pairs', () => {
  const pairs = (doubled: boolean): PrizeEvent['groups'] => ({
    ...competition({}).groups,
    tandem: {
      members: new Map([
        ['Pair 1', ['A', 'B']],
        ['Pair 2', ['C', 'D']],
        ['Pair 3', ['E']],
      ]),
      lot: ['Pair 2', 'Pair 3', 'Pair 1'],
      areSinglesDoubled: doubled,
    },
  });
  const results = [
    result('A', 1, 700),
    result('B', 1, 600),
    result('C', 1, 500),
    result('D', 1, 400),
    result('E', 1, 660),
    result('F', 1, 2000),
  ];
  const rule: PrizeRule = { code: 'pairs', plan: { kind: 'shares', weights: [2, 1] }, scope: 'tandem' };
  const paid = (told: PrizeRule, doubled: boolean, from = results) =>
    pay(told, 301, { results: from, groups: pairs(doubled) }).prizes.map(({ rank, group, playerId, cents }) => [
      rank,
      group,
      playerId,
      cents,
    ]);

  it('go to the sums of their members, who split them to the cent; who is in no pair takes none', () => {
    expect(paid(rule, false)).toEqual([
      [1, 'Pair 1', 'A', 101],
      [1, 'Pair 1', 'B', 100],
      [2, 'Pair 2', 'C', 50],
      [2, 'Pair 2', 'D', 50],
    ]);
  });

  it('E24: the unpaired player whose results count twice wins the prize alone', () => {
    expect(paid(rule, true)).toEqual([
      [1, 'Pair 3', 'E', 201],
      [2, 'Pair 1', 'A', 50],
      [2, 'Pair 1', 'B', 50],
    ]);
  });

  it('may pass the unpaired player over, and then no plan counts him', () => {
    expect(paid({ ...rule, unpaired: 'passed-over' }, true)).toEqual(paid(rule, false));
    const each: PrizeRule = { ...rule, plan: { kind: 'declining', entriesPerPrize: 1, rounding: 1 } };
    const winners = (told: PrizeRule) => new Set(paid(told, true).map(([, group]) => group)).size;
    expect(winners(each)).toBe(3);
    expect(winners({ ...each, unpaired: 'passed-over' })).toBe(2);
  });

  it('are parted by the lot of the pairs where nothing else parts them', () => {
    const level = ['A', 'C', 'E'].map((id) => result(id, 1, 500));
    const { prizes } = pay(rule, 300, { results: level, groups: pairs(false) });
    expect(prizes.map(({ rank, group }) => [rank, group])).toEqual([
      [1, 'Pair 2'],
      [1, 'Pair 2'],
      [2, 'Pair 3'],
    ]);
  });
});
