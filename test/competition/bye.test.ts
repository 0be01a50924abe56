import * as fc from 'fast-check';
import { drawBye } from '../../src/competition';
import { assert } from '../tools/property';

const seed = 'c4'.padEnd(64, '0');
const five = ['a', 'b', 'c', 'd', 'e'];

describe('the bye', () => {
  it('goes to whoever had the fewest', () => {
    const byes = new Map([
      ['a', 1],
      ['b', 1],
      ['c', 2],
      ['d', 1],
    ]);
    expect(drawBye(five, byes, seed)).toBe('e');
  });

  it('goes by lot among those who had as few, whatever the order they are named in', () => {
    const drawn = new Set<string | undefined>();
    for (let number = 0; number < 64; number += 1) {
      const other = number.toString(16).padStart(64, '0');
      const bye = drawBye(five, new Map([['b', 1]]), other);
      expect(drawBye(five.toReversed(), new Map([['b', 1]]), other)).toBe(bye);
      drawn.add(bye);
    }
    expect(drawn).toEqual(new Set(['a', 'c', 'd', 'e']));
  });

  it('comes to everybody once before it comes to anybody twice', () => {
    assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 10, maxLength: 10 }), (seeds) => {
        const byes = new Map<string, number>();
        for (const number of seeds) {
          const id = drawBye(five, byes, number.toString(16).padStart(64, '0')) ?? '';
          byes.set(id, (byes.get(id) ?? 0) + 1);
        }
        expect(five.map((id) => byes.get(id))).toEqual([2, 2, 2, 2, 2]);
      }),
    );
  });

  it('is nobody where nobody plays', () => {
    expect(drawBye([], new Map(), seed)).toBeUndefined();
  });
});
