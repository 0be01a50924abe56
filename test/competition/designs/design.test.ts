import { designFor } from '../../../src/competition/designs/design';
import { pairsAt } from '../arrangements';

/** The rounds of each design; more would need more others than there are, but for 20 players. */
const rounds: Readonly<Record<number, number>> = {
  16: 5,
  20: 5,
  24: 7,
  28: 9,
  32: 10,
  36: 11,
  40: 13,
  44: 14,
  48: 15,
  52: 17,
  56: 18,
  60: 19,
  64: 21,
  72: 23,
  76: 25,
  84: 27,
  88: 29,
};

describe('the design', () => {
  it.each(Object.keys(rounds).map(Number))(
    'for %i players has everybody in each round, and no two meet twice',
    (players) => {
      const design = designFor(players) ?? [];
      expect(design).toHaveLength(rounds[players] ?? 0);
      for (const tables of design) {
        expect(tables.every(({ length }) => length === 4)).toBe(true);
        expect(tables.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, player) => player));
      }
      const pairs = design.flat().flatMap((seats) => pairsAt(seats.map(String)).map((pair) => pair.toSorted().join()));
      expect(new Set(pairs).size).toBe(pairs.length);
    },
  );

  it('for another number of players is not kept', () => {
    expect([0, 4, 12, 18, 68].map(designFor)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
