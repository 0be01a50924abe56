import * as fc from 'fast-check';
import { PACK } from '../../../src/rules';
import { setOf } from '../../../src/rules/cards/card-set';
import { pointsIn } from '../../../src/rules/cards/points';
import { isDealable } from '../../../src/rules/ramsch/dealable';
import { assert } from '../../tools/property';

const share = (cards: number, points: number) => ({ cards, points });

describe('shares of the pack', () => {
  test('exist for whatever is really dealt', () => {
    const shuffled = fc.shuffledSubarray([...PACK], { minLength: 32 });
    const cuts = fc.tuple(fc.nat(10), fc.nat(10)).filter(([first, second]) => first + second <= 10);
    assert(
      fc.property(shuffled, cuts, (pack, [first, second]) => {
        const ends = [2, 2 + 3 * first, 2 + 3 * (first + second), 32];
        const shares = ends.map((end, index) => {
          const cards = pack.slice(ends[index - 1] ?? 0, end);
          return share(cards.length, pointsIn(setOf(cards)));
        });
        expect(isDealable(shares)).toBe(true);
      }),
    );
  });

  test.each([
    ['one card of 9 card points', [share(1, 9), share(31, 111)]],
    ['two cards of 23 card points', [share(2, 23), share(30, 97)]],
    ['fifteen of the twelve cards without points', [share(2, 0), share(15, 0), share(15, 120)]],
    ['card points 1, which no cards give', [share(2, 0), share(15, 1), share(15, 119)]],
    ['two shares that each need three aces', [share(2, 22), share(3, 33), share(27, 65)]],
    ['card points without a card', [share(2, 10), share(0, 10), share(30, 100)]],
  ])('do not exist for %s', (_what, shares) => {
    expect(isDealable(shares)).toBe(false);
  });

  test('are the same as a search over the points of every single card finds for three shares', () => {
    const reachable = reachablePairs(3, 6);
    for (let first = 0; first <= 60; first += 1) {
      for (let second = 0; second <= 60; second += 1) {
        const shares = [share(3, first), share(6, second), share(23, 120 - first - second)];
        expect([first, second, isDealable(shares)]).toEqual([first, second, reachable.has(`${first} ${second}`)]);
      }
    }
  });
});

/** The card points of every pair of disjoint shares of these sizes, found card by card. */
const reachablePairs = (sizeA: number, sizeB: number): ReadonlySet<string> => {
  let states = new Set(['0 0 0 0']);
  for (const card of PACK) {
    const points = pointsIn(setOf([card]));
    const next = new Set(states);
    for (const state of states) {
      const [a = 0, b = 0, inA = 0, inB = 0] = state.split(' ').map(Number);
      if (inA < sizeA) next.add([a + points, b, inA + 1, inB].join(' '));
      if (inB < sizeB) next.add([a, b + points, inA, inB + 1].join(' '));
    }
    states = next;
  }
  return new Set([...states].filter((s) => s.endsWith(` ${sizeA} ${sizeB}`)).map((s) => s.split(' ', 2).join(' ')));
};
