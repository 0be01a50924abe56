import * as fc from 'fast-check';
import { cardOf, PACK, type Card } from '../../../src/rules';
import {
  add,
  ALL_CARDS,
  count,
  firstDuplicate,
  has,
  intersect,
  minus,
  NO_CARDS,
  setOf,
  toList,
  union,
  without,
  type CardSet,
} from '../../../src/rules/cards/card-set';
import { assert } from '../../tools/property';

const card = fc.constantFrom(...PACK);
const cards = fc.uniqueArray(card, { maxLength: 32 });
const CLUB_ACE = cardOf('C', 'A');

/** What a plain set holds, in the order in which a card set lists itself. */
const plainly = (held: Iterable<Card>) => {
  const plain = [...new Set(held)].toSorted((a, b) => a - b);
  return { cards: plain, count: plain.length, unsigned: true };
};

const seen = (set: CardSet) => ({ cards: toList(set), count: count(set), unsigned: set >= 0 });

describe('card sets', () => {
  test('hold, count and list what a plain set holds', () => {
    assert(
      fc.property(cards, (list) => {
        const set = setOf(list);
        expect(seen(set)).toEqual(plainly(list));
        expect(PACK.filter((one) => has(set, one))).toEqual(plainly(list).cards);
      }),
    );
  });

  test('take and lose a card as a plain set does', () => {
    assert(
      fc.property(cards, card, (list, one) => {
        expect(seen(add(setOf(list), one))).toEqual(plainly([...list, one]));
        expect(seen(without(setOf(list), one))).toEqual(plainly(list.filter((other) => other !== one)));
      }),
    );
  });

  test('are united, intersected and subtracted as plain sets are', () => {
    assert(
      fc.property(cards, cards, (left, right) => {
        const [a, b] = [setOf(left), setOf(right)];
        expect(seen(union(a, b))).toEqual(plainly([...left, ...right]));
        expect(seen(intersect(a, b))).toEqual(plainly(left.filter((one) => right.includes(one))));
        expect(seen(minus(a, b))).toEqual(plainly(left.filter((one) => !right.includes(one))));
      }),
    );
  });

  test('keep the ace of clubs, the topmost bit, unsigned', () => {
    const alone = setOf([CLUB_ACE]);
    expect(alone).toBe(2 ** 31);
    expect(toList(alone)).toEqual([CLUB_ACE]);
    expect([has(alone, CLUB_ACE), count(alone)]).toEqual([true, 1]);
    expect(add(NO_CARDS, CLUB_ACE)).toBe(alone);
    expect(without(alone, CLUB_ACE)).toBe(NO_CARDS);
    expect(union(alone, alone)).toBe(alone);
    expect(intersect(ALL_CARDS, alone)).toBe(alone);
    expect(minus(alone, NO_CARDS)).toBe(alone);
  });

  test('are empty without a card and full with the pack', () => {
    expect(seen(NO_CARDS)).toEqual(plainly([]));
    expect(seen(ALL_CARDS)).toEqual(plainly(PACK));
    expect(setOf(PACK)).toBe(ALL_CARDS);
  });

  test('hold a card given twice once, and the second one is found', () => {
    assert(
      fc.property(cards, card, (list, one) => {
        const others = list.filter((other) => other !== one);
        expect(firstDuplicate(others)).toBeUndefined();
        expect(firstDuplicate([one, ...others, one])).toBe(one);
        expect(count(setOf([one, ...others, one]))).toBe(others.length + 1);
      }),
    );
  });
});
