import * as fc from 'fast-check';
import { settle, type SettlementMethod } from '../../src/competition';
import { assert } from '../tools/property';

const methods: readonly SettlementMethod[] = ['pairwise', 'low-zero', 'average'];
const sumOf = (amounts: Readonly<Record<string, number>> = {}): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** What is paid when winners give up three in a hundred. */
const afterFee = (cents: Readonly<Record<string, number>> = {}): readonly number[] =>
  Object.values(cents).map((amount) => (amount > 0 ? Math.round((amount * 97) / 100) : amount));

const anyScores = fc.dictionary(fc.stringMatching(/^[A-F]$/), fc.integer({ min: -5000, max: 5000 }), {
  minKeys: 2,
  maxKeys: 6,
});
const anyStake = fc.record({ cents: fc.integer({ min: 1, max: 100 }), points: fc.integer({ min: 1, max: 100 }) });

describe.each(methods)('the settlement %s', (method) => {
  it('E12: -7, 88 and 19 settle to -121, 164 and -43', () => {
    expect(settle({ method, scores: { A: -7, B: 88, C: 19 } }).net).toEqual({ A: -121, B: 164, C: -43 });
  });

  it('E13: 186, 42, 344 and 116 settle to 56, -520, 688, -224, at a quarter cent 14, -130, 172 and -56 cents', () => {
    const stake = { cents: 1, points: 4 };
    const { net, cents } = settle({ method, scores: { A: 186, B: 42, C: 344, D: 116 }, stake });
    expect(net).toEqual({ A: 56, B: -520, C: 688, D: -224 });
    expect(cents).toEqual({ A: 14, B: -130, C: 172, D: -56 });
  });

  it('E14: 218, -81, 60 and -38, each rounded to quarters first, settle to 180, -120, 20 and -80 cents', () => {
    const scores = { A: 218, B: -81, C: 60, D: -38 };
    const settled = settle({ method, scores, stake: { cents: 1, points: 4 }, remainderRule: 'round-scores' });
    expect(settled.cents).toEqual({ A: 180, B: -120, C: 20, D: -80 });
    expect(settled.remainderRule).toBe('round-scores');
  });

  it('E15: the published money of 1100, 950 and 750 fits half a cent a point and not the quarter it names', () => {
    const scores = { A: 1100, B: 950, C: 750 };
    const half = settle({ method, scores, stake: { cents: 1, points: 2 } });
    expect(half.net).toEqual({ A: 500, B: 50, C: -550 });
    expect(half.cents).toEqual({ A: 250, B: 25, C: -275 });
    const quarter = settle({ method, scores, stake: { cents: 1, points: 4 } });
    expect(quarter.cents).toEqual({ A: 125, B: 12, C: -137 });
    expect(afterFee(half.cents)).toEqual([243, 24, -275]);
    expect(afterFee(quarter.cents)).not.toEqual([243, 24, -275]);
  });

  it('adds up to zero in points and in cents, under either rule for remainders', () => {
    assert(
      fc.property(
        anyScores,
        anyStake,
        fc.constantFrom('largest-remainder' as const, 'round-scores' as const),
        (scores, stake, remainderRule) => {
          const { net, cents, sum } = settle({ method, scores, stake, remainderRule });
          expect([sumOf(net), sumOf(cents), sum]).toEqual([0, 0, 0]);
        },
      ),
    );
  });
});

it('the three methods agree with each other and with n times the score less the sum', () => {
  assert(
    fc.property(anyScores, (scores) => {
      const [pairwise, ...others] = methods.map((method) => settle({ method, scores }).net);
      expect(others).toEqual([pairwise, pairwise]);
      const players = Object.keys(scores).length;
      for (const [name, score] of Object.entries(scores)) {
        expect(pairwise?.[name]).toBe(players * score - sumOf(scores));
      }
    }),
  );
});

it('the pairs are every two players once, each with what the first is ahead', () => {
  const { pairs } = settle({ method: 'pairwise', scores: { A: -7, B: 88, C: 19 } });
  expect(pairs).toEqual([
    { first: 'A', second: 'B', points: -95 },
    { first: 'A', second: 'C', points: -26 },
    { first: 'B', second: 'C', points: 69 },
  ]);
  expect(settle({ method: 'average', scores: { A: 1, B: 2 } })).not.toHaveProperty('pairs');
});

describe('cents that cannot be split', () => {
  it('go to the largest remainders', () => {
    // Net 7, -2, -5 at a quarter of a cent: 1 3/4, -1/2, -1 1/4.
    const { cents } = settle({ method: 'average', scores: { A: 4, B: 1, C: 0 }, stake: { cents: 1, points: 4 } });
    expect(cents).toEqual({ A: 2, B: -1, C: -1 });
  });

  it('go to the lower score where remainders are equal, then to the one named first', () => {
    const stake = { cents: 1, points: 4 };
    expect(settle({ method: 'pairwise', scores: { A: 1, B: 0 }, stake: { cents: 1, points: 2 } }).cents).toEqual({
      A: 0,
      B: 0,
    });
    expect(settle({ method: 'pairwise', scores: { A: 2, B: 0, C: 0 }, stake }).cents).toEqual({ A: 1, B: 0, C: -1 });
  });

  it('are never more than one cent from the exact amount', () => {
    assert(
      fc.property(anyScores, anyStake, (scores, stake) => {
        const { net, cents } = settle({ method: 'low-zero', scores, stake });
        for (const [name, points] of Object.entries(net)) {
          const exact = (points * stake.cents) / stake.points;
          expect(Math.abs((cents?.[name] ?? Number.NaN) - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});

it('without a stake there are no cents and no rule for them', () => {
  const settled = settle({ method: 'pairwise', scores: { A: 1, B: 2 } });
  expect(settled).not.toHaveProperty('cents');
  expect(settled).not.toHaveProperty('remainderRule');
});

it('somebody alone, or nobody, settles nothing', () => {
  expect(settle({ method: 'low-zero', scores: { A: 120 } }).net).toEqual({ A: 0 });
  expect(settle({ method: 'low-zero', scores: {} }).net).toEqual({});
});
