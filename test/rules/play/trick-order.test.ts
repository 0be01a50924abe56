import { cardOf, formatCard, PACK, parseCard, type Card } from '../../../src/rules';
import { has, toList, type CardSet } from '../../../src/rules/cards/card-set';
import type { Trump } from '../../../src/rules/cards/orders';
import { trickOrderOf, winnerOf } from '../../../src/rules/play/trick-order';
import { plainCard, plainWinner, type PlainGame } from '../../tools/plain-play';

const card = (name: string): Card => {
  const found = parseCard(name);
  if (found === undefined) throw new Error(`${name} is no card`);
  return found;
};
const following = (trump: Trump, name: string): readonly string[] =>
  toList(followersOf(trump, card(name))).map(formatCard);
const followersOf = (trump: Trump, one: Card): CardSet => trickOrderOf(trump).follows[one] as CardSet;

describe('following suit', () => {
  test('a jack is a trump where there are trumps, and of its suit in the Null family', () => {
    expect(following('jacks', 'HJ')).toEqual(['DJ', 'HJ', 'SJ', 'CJ']);
    expect(following('none', 'HJ')).toEqual(['H7', 'H8', 'H9', 'H10', 'HJ', 'HQ', 'HK', 'HA']);
    expect(following('H', 'SJ')).toHaveLength(11);
    expect(following('H', 'S7')).toEqual(['S7', 'S8', 'S9', 'S10', 'SQ', 'SK', 'SA']);
  });

  test('every card follows itself and is followed by what it follows', () => {
    for (const trump of ['none', 'jacks', 'C', 'S', 'H', 'D'] as const) {
      for (const one of PACK) {
        expect(has(followersOf(trump, one), one)).toBe(true);
        for (const other of toList(followersOf(trump, one))) {
          expect(followersOf(trump, other)).toBe(followersOf(trump, one));
        }
      }
    }
  });
});

describe('the winner of a trick', () => {
  test('is the highest card of the suit led, or the highest trump (foster:12)', () => {
    expect(winnerOf(trickOrderOf('jacks'), card('HA'), card('DJ'), card('H10'))).toBe(1);
    expect(winnerOf(trickOrderOf('jacks'), card('H10'), card('SA'), card('HK'))).toBe(0);
    expect(winnerOf(trickOrderOf('none'), card('H10'), card('HJ'), card('SA'))).toBe(1);
  });

  test('is in every game what the plain program says, for all 29,760 ordered tricks', () => {
    const games: readonly (readonly [Trump, PlainGame])[] = [
      ['jacks', 'grand'],
      ['none', 'null'],
      ['C', 'C'],
      ['D', 'D'],
    ];
    for (const [trump, game] of games) {
      const order = trickOrderOf(trump);
      const wrong: string[] = [];
      for (const first of PACK) {
        for (const second of PACK) {
          if (second === first) continue;
          for (const third of PACK) {
            if (third === first || third === second) continue;
            const names = [first, second, third].map(formatCard);
            const plain = plainWinner(game, names.map(plainCard));
            if (winnerOf(order, first, second, third) !== plain) wrong.push(names.join(' '));
          }
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  test('is the card led where the others only throw off', () => {
    expect(winnerOf(trickOrderOf('S'), cardOf('D', '7'), cardOf('C', 'A'), cardOf('H', 'A'))).toBe(0);
  });
});
