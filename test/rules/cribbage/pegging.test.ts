import * as fc from 'fast-check';
import { cribbage } from '../../../src/rules';
import { cribbageCards } from '../../tools/cribbage';
import { assert } from '../../tools/property';

const pegged = (cards: string, later: readonly cribbage.LaterRule[] = []) =>
  cribbage.pegging(cribbageCards(cards), later);

describe('the cards as they are played', () => {
  test('from 31 on the source gives no figure, and the doubt has a name', () => {
    expect(pegged('HK SQ CJ DA H2')).toMatchObject({
      points: [0, 0, 3, null, null],
      counts: [10, 20, 30, 31, 33],
      doubts: [cribbage.DOUBTS['limit-of-the-count']],
    });
  });

  test('with the later rule 31 scores two, a go one, and the count begins anew', () => {
    expect(pegged('HK SQ CJ DA H2', ['thirty-one'])).toMatchObject({
      points: [0, 0, 3, 2, 0],
      counts: [10, 20, 30, 31, 2],
    });
    expect(pegged('HK SQ C9 D5 H2', ['thirty-one'])).toMatchObject({
      points: [0, 0, 1, 0, 0],
      counts: [10, 20, 29, 5, 7],
    });
    expect(pegged('HK SQ C9 D5 H2 C3 D4 H9', ['thirty-one']).points.at(-1)).toBe(1);
  });

  test('a run in play is single and the longest that the last cards make', () => {
    expect(pegged('H3 S5 C4 D6 H4').points).toEqual([0, 0, 3, 4, 0]);
    expect(pegged('H3 S4 C5 D2').points).toEqual([0, 0, 3, 4]);
    expect(pegged('H4 C2 D4 S3').points).toEqual([0, 0, 0, 3]);
  });

  test('what is scored with the limit is what is scored without, as long as 31 is not reached', () => {
    const cards = fc.uniqueArray(
      fc.nat(51).map((index) => cribbage.PACK[index] as cribbage.Card),
      { maxLength: 7 },
    );
    assert(
      fc.property(cards, (plays) => {
        const plain = cribbage.pegging(plays);
        const limited = cribbage.pegging(plays, ['thirty-one']);
        const sure = plain.points.findIndex((points) => points === null);
        const below = sure < 0 ? plays.length : Math.max(0, sure - 1);
        expect(limited.points.slice(0, below)).toEqual(plain.points.slice(0, below));
      }),
    );
  });
});
