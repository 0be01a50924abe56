import { agreeOn, findRuleset, valueContract, type Contract, type Outcome } from '../../../src/rules';

const prose = () => {
  const foster = findRuleset('foster');
  const agreed = foster && agreeOn(foster, { reading: 'prose' });
  if (agreed?.ok !== true) throw new Error('no prose');
  return agreed.ruleset;
};

const valued = (contract: Contract, bid: number, outcome: Outcome, matadors = { with: 1 }) => {
  const answer = valueContract(prose(), { contract, bid, outcome, matadors });
  if (!answer.ok) throw new Error(answer.faults.map(({ code }) => code).join());
  return answer.valuation;
};

describe('the prose of Foster', () => {
  test.each([
    [11, 1, -15],
    [24, 3, -24],
    [28, 3, -28],
  ])('an overbid diamond tournee costs what it prints for a bid of %i, in doubt', (bid, matadors, score) => {
    const game = { game: 'tournee', trump: 'D' } as const;
    const { score: entered, doubts } = valued(game, bid, { cardPoints: 70, tricks: 6 }, { with: matadors });
    expect([entered, doubts.length]).toEqual([score, 1]);
  });

  test('a tournee that reaches its bid leaves no doubt', () => {
    const game = { game: 'tournee', trump: 'D' } as const;
    expect(valued(game, 10, { cardPoints: 70, tricks: 6 })).toMatchObject({ score: 10, doubts: [] });
  });

  test.each([
    ['gucki-nullo', -30],
    ['open-gucki-nullo', -60],
    ['gucki-grand', -64],
  ] as const)('a %s may be given up before the second trick', (game, score) => {
    expect(
      valued({ game }, 10, { cardPoints: 0, tricks: 0, ending: { kind: 'abandoned', by: 'declarer' } }).score,
    ).toBe(score);
  });

  test('a Solo Nullo may not', () => {
    expect(() =>
      valued({ game: 'solo-nullo' }, 10, { tricks: 0, ending: { kind: 'abandoned', by: 'declarer' } }),
    ).toThrow('ending-not-allowed');
  });
});
