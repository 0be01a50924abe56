import { findRuleset, valueContract, type Contract, type Matadors, type Outcome } from '../../../src/rules';

const valued = (contract: Contract, matadors: Matadors | undefined, outcome: Outcome, id = 'isko-2022') => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(id);
  const answer = valueContract(ruleset, { contract, matadors, outcome });
  return answer.ok ? answer.valuation : answer.faults;
};
const grand: Contract = { game: 'grand' };
const nullGame: Contract = { game: 'null' };

describe('an early end', () => {
  test('of the opponents who throw in gives the declarer all that they have not taken', () => {
    const ending = { kind: 'thrown-in', by: 'opponents' } as const;
    const stopped = { cardPoints: 0, tricks: 0, opponents: { cardPoints: 14, tricks: 1 }, ending };
    expect(valued(grand, { with: 3 }, stopped)).toMatchObject({ won: true, level: 'schneider', score: 120 });
    expect(valued(grand, { with: 3 }, { cardPoints: 106, tricks: 9, ending })).toMatchObject({ score: 120 });
  });

  test.each<[string, Matadors, 'declarer' | 'opponents', string, number, string]>([
    ['the opponents with the jack of clubs', { without: 1 }, 'opponents', 'schneider', 72, 'isko-2022'],
    ['the opponents without it', { with: 1 }, 'opponents', 'schwarz', 96, 'isko-2022'],
    ['the opponents with it, in 1999 as counted', { without: 1 }, 'opponents', 'schwarz', 96, 'isko-1999'],
    ['the declarer with it', { with: 3 }, 'declarer', 'schneider', -240, 'isko-2022'],
    ['the declarer without it', { without: 3 }, 'declarer', 'schwarz', -288, 'isko-2022'],
  ])('thrown in by %s', (_who, matadors, by, level, score, id) => {
    const outcome = { cardPoints: 0, tricks: 0, opponents: { cardPoints: 0, tricks: 0 } };
    expect(valued(grand, matadors, { ...outcome, ending: { kind: 'thrown-in', by } }, id)).toMatchObject({
      level,
      score,
    });
  });

  test.each(['thrown-in', 'claim', 'conceded'] as const)(
    'of the opponents by %s wins a Null without a trick',
    (kind) => {
      const ending = { kind, by: 'opponents' } as const;
      const so = (tricks: number): Outcome => ({ tricks, opponents: { cardPoints: 0, tricks: 3 }, ending });
      expect(valued(nullGame, undefined, so(0))).toMatchObject({ won: true, score: 23 });
      expect(valued(nullGame, undefined, so(1))).toMatchObject({ won: false, score: -46 });
    },
  );

  test.each<[string, 'schneider' | 'schwarz', Outcome['opponents'], string]>([
    ['schneider against 30', 'schneider', { cardPoints: 30, tricks: 3 }, 'schneider'],
    ['schneider against 45', 'schneider', { cardPoints: 45, tricks: 3 }, 'simple'],
    ['schwarz after a lost trick', 'schwarz', { cardPoints: 10, tricks: 1 }, 'schneider'],
    ['schwarz before it', 'schwarz', { cardPoints: 0, tricks: 0 }, 'schwarz'],
  ])('claims %s only as far as the counts allow', (_what, level, opponents, counted) => {
    const outcome: Outcome = { cardPoints: 50, tricks: 4, opponents, ending: { kind: 'claim', by: 'declarer', level } };
    expect(valued(grand, { with: 1 }, outcome)).toMatchObject({ won: true, level: counted });
  });
});
