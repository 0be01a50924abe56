import { formatCard, SUITS } from '../../../src/rules';
import { NULL_ORDER, PLAIN_ORDER, trumpsOf } from '../../../src/rules/cards/orders';

describe('orders of the cards', () => {
  test('put the ten above the king in games with trumps and leave the jack out of its suit (isko-2022:2.2)', () => {
    expect(PLAIN_ORDER).toEqual(['A', '10', 'K', 'Q', '9', '8', '7']);
  });

  test('put the ten below the jack in the Null family (foster:13)', () => {
    expect(NULL_ORDER).toEqual(['A', 'K', 'Q', 'J', '10', '9', '8', '7']);
  });

  test('make eleven trumps in a suit game, the jacks first (foster:12)', () => {
    expect(trumpsOf('H').map(formatCard)).toEqual(['CJ', 'SJ', 'HJ', 'DJ', 'HA', 'H10', 'HK', 'HQ', 'H9', 'H8', 'H7']);
    for (const suit of SUITS) expect(new Set(trumpsOf(suit)).size).toBe(11);
  });

  test('make the four jacks trumps in Grand and nothing in the Null family', () => {
    expect(trumpsOf('jacks').map(formatCard)).toEqual(['CJ', 'SJ', 'HJ', 'DJ']);
    expect(trumpsOf('none')).toEqual([]);
  });
});
