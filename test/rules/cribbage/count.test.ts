import { cribbage } from '../../../src/rules';
import { cribbageCard, cribbageCards } from '../../tools/cribbage';
import { seededFor } from '../../tools/seeded';
import { slowCount } from './slow-count';

const counted = (cards: string, starter?: string, more: Partial<cribbage.Hand> = {}) =>
  cribbage.count({
    cards: cribbageCards(cards),
    starter: starter === undefined ? undefined : cribbageCard(starter),
    ...more,
  });

describe('the count of a hand', () => {
  test('names every part with its cards', () => {
    const { parts, total } = counted('H5 C5 S5 DJ', 'D5');
    expect(total).toBe(29);
    expect(parts.map(({ what }) => what).toSorted()).toEqual([
      'double-pair-royal',
      ...Array.from({ length: 8 }, () => 'fifteen'),
      'nobs',
    ]);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(29);
  });

  test.each([
    ['2 of a rank', 'H9 C9', 2],
    ['3 of a rank', 'H9 C9 S9', 6],
    ['4 of a rank', 'H4 C4 S4 D4', 12],
  ])('%s are counted as pairs', (_title, cards, pairs) => {
    expect(counted(cards)).toMatchObject({ pairs, total: pairs });
  });

  test('a flush is a doubt, and four or five points only where the later rule is agreed to', () => {
    expect(counted('H2 H4 H6 H8', 'HK')).toMatchObject({
      flush: 0,
      total: 0,
      doubts: [cribbage.DOUBTS.flush],
    });
    expect(counted('H2 H4 H6 H8', 'HK', { later: ['flush'] })).toMatchObject({ flush: 5, total: 5, doubts: [] });
    expect(counted('H2 H4 H6 H8', 'CK', { later: ['flush'] })).toMatchObject({ flush: 4 });
    expect(counted('H2 H4 H6 H8', 'CK', { later: ['flush'], isCrib: true })).toMatchObject({ flush: 0 });
  });

  test('is the same by another route for 200,000 hands of this seed', () => {
    const drawn = seededFor('hands of cribbage');
    const wrong: string[] = [];
    for (let hand = 0; hand < 200_000; hand += 1) {
      const five: cribbage.Card[] = [];
      while (five.length < 5) {
        const card = cribbage.PACK[drawn.below(52)];
        if (card !== undefined && !five.includes(card)) five.push(card);
      }
      const [starter, ...cards] = five as [cribbage.Card, ...cribbage.Card[]];
      const { fifteens, pairs, runs, nobs, flush } = cribbage.count({ cards, starter, later: ['flush'] });
      const slow = slowCount(cards, starter);
      if (
        fifteens !== slow.fifteens ||
        pairs !== slow.pairs ||
        runs !== slow.runs ||
        nobs !== slow.nobs ||
        flush !== slow.flush
      ) {
        wrong.push([...cards, starter].map(cribbage.formatCard).join(' '));
      }
    }
    expect(wrong).toEqual([]);
  });
});

it.todo('the core of Cribbage is under 10 KB when bundled and packed');
