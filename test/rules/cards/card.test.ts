import * as fc from 'fast-check';
import { cardOf, formatCard, PACK, parseCard, RANKS, SUITS } from '../../../src/rules';
import { JACKS, rankOf, suitOf } from '../../../src/rules/cards/card';
import { assert } from '../../tools/property';

describe('cards', () => {
  test('are 32 different ones, each written in its own way and read back as itself', () => {
    const names = PACK.map(formatCard);
    expect(new Set(names).size).toBe(32);
    expect(names.map((name) => parseCard(name))).toEqual(PACK);
  });

  test('are made of the suit and rank that they tell', () => {
    for (const suit of SUITS) {
      for (const rank of RANKS) {
        const card = cardOf(suit, rank);
        expect([suitOf(card), rankOf(card), formatCard(card)]).toEqual([suit, rank, suit + rank]);
      }
    }
  });

  test('run from D7 at 0 to CA at 31', () => {
    expect([cardOf('D', '7'), cardOf('D', 'A'), cardOf('H', '7'), cardOf('C', 'A')]).toEqual([0, 7, 8, 31]);
  });

  test('take T for the ten and answer 10', () => {
    expect(SUITS.map((suit) => parseCard(`${suit}T`)).map((card) => card !== undefined && formatCard(card))).toEqual([
      'C10',
      'S10',
      'H10',
      'D10',
    ]);
  });

  test('have the four jacks from clubs down to diamonds', () => {
    expect(JACKS.map(formatCard)).toEqual(['CJ', 'SJ', 'HJ', 'DJ']);
  });

  test.each(['', 'J', 'C', 'cj', 'JC', 'C1', 'C11', 'C6', 'XJ', ' CJ', 'CJ ', 'CJ\0', '__proto__', 'constructor'])(
    'are not read from %j',
    (text) => {
      expect(parseCard(text)).toBeUndefined();
    },
  );

  test('are never read from a text that is not one of the 36 ways to write them', () => {
    const written = new Set([...PACK.map(formatCard), ...SUITS.map((suit) => `${suit}T`)]);
    assert(
      fc.property(fc.string({ maxLength: 4 }), (text) => {
        expect(parseCard(text) !== undefined).toBe(written.has(text));
      }),
    );
  });
});
