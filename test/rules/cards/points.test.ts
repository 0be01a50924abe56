import * as fc from 'fast-check';
import { cardOf, PACK, parseCard, RANKS, SUITS } from '../../../src/rules';
import { ALL_CARDS, NO_CARDS, setOf } from '../../../src/rules/cards/card-set';
import { PACK_POINTS, pointsFitTricks, pointsIn, pointsOf } from '../../../src/rules/cards/points';
import { assert } from '../../tools/property';

describe('card points (foster:11, isko-2022:1.2)', () => {
  test.each([
    ['CA', 11],
    ['S10', 10],
    ['HK', 4],
    ['DQ', 3],
    ['CJ', 2],
    ['S9', 0],
    ['H8', 0],
    ['D7', 0],
  ])('of %s are %i', (name, points) => {
    const card = parseCard(name);
    expect(card !== undefined && pointsOf(card)).toBe(points);
  });

  test.each(SUITS)('of the suit %s are 30', (suit) => {
    expect(pointsIn(setOf(RANKS.map((rank) => cardOf(suit, rank))))).toBe(30);
  });

  test('of the pack are 120 and of no cards 0', () => {
    expect([pointsIn(ALL_CARDS), PACK_POINTS, pointsIn(NO_CARDS)]).toEqual([120, 120, 0]);
  });

  test('of some cards and of the rest of the pack are 120 together', () => {
    assert(
      fc.property(fc.subarray([...PACK]), (taken) => {
        const left = PACK.filter((card) => !taken.includes(card));
        expect(pointsIn(setOf(taken)) + pointsIn(setOf(left))).toBe(120);
      }),
    );
  });

  test('fit whatever tricks and skat are really taken', () => {
    assert(
      fc.property(
        fc.shuffledSubarray([...PACK], { minLength: 32 }),
        fc.integer({ min: 0, max: 10 }),
        (pack, tricks) => {
          expect(pointsFitTricks(pointsIn(setOf(pack.slice(0, 3 * tricks + 2))), tricks)).toBe(true);
        },
      ),
    );
  });

  test.each([
    [121, 10],
    [119, 9],
    [119, 10],
    [-1, 0],
    [1, 0],
    [23, 0],
    [60, 11],
    [60, -1],
    [60.5, 5],
  ])('%d do not fit %d tricks', (cardPoints, tricks) => {
    expect(pointsFitTricks(cardPoints, tricks)).toBe(false);
  });
});
