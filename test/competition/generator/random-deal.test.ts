import { randomDeal, usualShares, type RandomDeal } from '../../../src/competition/generator/random-deal';
import { seededGenerator } from '../../../src/competition/seeded-generator';
import { findRuleset, valueContract } from '../../../src/rules';

const ruleset = findRuleset('isko-2022');
const random = seededGenerator('d1'.padEnd(64, '0'));
const deals = Array.from({ length: 4000 }, () => randomDeal(random, [2, 3, 4], usualShares));

function scoreOf(deal: Exclude<RandomDeal, { passed: true }>): number {
  if (ruleset === undefined) throw new Error('there is no ruleset');
  const answer = valueContract(ruleset, deal as unknown as Parameters<typeof valueContract>[1]);
  if (!answer.ok) throw new Error(JSON.stringify([deal, answer.faults]));
  return answer.valuation.score;
}

test('random deals can all be valued, and are won, lost and passed by their shares', () => {
  const played = deals.flatMap((deal) => ('passed' in deal ? [] : [deal]));
  const scores = played.map(scoreOf);
  const percent = (count: number): number => (100 * count) / deals.length;
  expect(Math.abs(percent(scores.filter((score) => score > 0).length) - usualShares.won)).toBeLessThan(3);
  expect(Math.abs(percent(scores.filter((score) => score < 0).length) - usualShares.lost)).toBeLessThan(3);
  expect(new Set(played.map(({ declarer }) => declarer))).toEqual(new Set([2, 3, 4]));
  expect(new Set(played.map(({ contract }) => contract.game))).toEqual(new Set(['suit', 'grand', 'null']));
  expect(new Set(scores).size).toBeGreaterThan(40);
});

test('nothing but won games where the shares say so', () => {
  const won = Array.from({ length: 200 }, () => randomDeal(random, [1], { won: 100, lost: 0 }));
  expect(won.every((deal) => !('passed' in deal) && scoreOf(deal) > 0)).toBe(true);
});
