import { possibleEntries } from '../../../../src/modules/questions/lists/possible-entries';
import { findRuleset, RULESETS, type Ruleset } from '../../../../src/rules';

const named = (id: string): Ruleset => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(id);
  return ruleset;
};

describe('what can be written for a game', () => {
  it('of the ISkO is one of 63 values when won, and twice a value or a covering multiple when lost', () => {
    const { values, charges, lossFactors } = possibleEntries([named('isko-2022')]);
    expect(values?.size).toBe(63);
    expect(lossFactors).toEqual([2]);
    // Diamonds at a bid of 168 that another game was to reach.
    expect([values?.has(171), charges?.has(171)]).toEqual([false, true]);
    expect([charges?.has(13), charges?.has(10), charges?.has(18)]).toEqual([false, false, true]);
  });

  it('of Foster is lost once or twice', () => {
    expect(possibleEntries([named('foster')]).lossFactors.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('of a code that bids by name is held against the loss factors alone', () => {
    expect(possibleEntries([named('altenburg-1886')])).toEqual({ lossFactors: [1], doublings: [1] });
  });

  it('of one of several codes is what any of them has', () => {
    const codes = RULESETS.filter(({ bidding }) => bidding.named === undefined);
    const { values } = possibleEntries(codes);
    for (const ruleset of codes) {
      for (const value of possibleEntries([ruleset]).values ?? []) expect(values?.has(value)).toBe(true);
    }
    expect(values?.has(13)).toBe(false);
  });
});
