import { ENDING_KINDS, findRuleset } from '../../../src/rules';

const SIDES = ['declarer', 'opponents'] as const;

test.each(['eichhorn-1898', 'altenburg-1886', 'foster-american'])(
  'every early end of %s stands under a law of its own that says what it is taken from',
  (id) => {
    const endings = findRuleset(id)?.endings ?? {};
    const rules = ENDING_KINDS.flatMap((kind) => SIDES.map((side) => endings[kind]?.[side])).filter(
      (rule) => rule !== undefined,
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { law } of rules) {
      expect(Object.keys(law.number)).toEqual([id]);
      expect(law.evidence).not.toBe('verified');
      expect(law.doubts?.[0]?.en).toMatch(/Foster|same chapter/);
    }
  },
);
