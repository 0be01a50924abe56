import * as fc from 'fast-check';
import { roundsForField } from '../../../src/competition/designs/rounds-for-field';
import { seededGenerator, splitTables } from '../../../src/competition';
import { assert } from '../../tools/property';
import { pairsAt } from '../arrangements';

const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

function sizesFor(count: number): readonly number[] {
  const split = splitTables(count);
  return split.kind === 'split' ? split.sizes : [];
}

describe('rounds for a field', () => {
  it('seat everybody once, fours before threes, and only in the last rounds of a design does anybody meet twice', () => {
    assert(
      fc.property(fc.integer({ min: 13, max: 64 }), fc.integer({ min: 1, max: 21 }), fc.nat(), (count, asked, seed) => {
        const sizes = sizesFor(count);
        const rounds = roundsForField(sizes, asked, seededGenerator(seedOf(seed))) ?? [];
        expect(rounds.length).toBeGreaterThan(0);
        expect(rounds.length).toBeLessThanOrEqual(asked);
        for (const tables of rounds) {
          expect(tables.map(({ length }) => length)).toEqual(sizes);
          expect(tables.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, player) => player));
        }
        const pairs = rounds
          .flat()
          .flatMap((seats) => pairsAt(seats.map(String)).map((pair) => pair.toSorted().join()));
        const repeats = pairs.length - new Set(pairs).size;
        // A round in which two or three of those left out would meet brings together two or three pairs more.
        const most = { 0: 0, 1: 0, 2: 2, 3: count % 12 === 5 ? 6 : 3 };
        expect(repeats).toBeLessThanOrEqual(most[((4 - (count % 4)) % 4) as 0]);
        if (asked <= Math.floor((count - 1) / 3) - 2 && count > 20) expect(repeats).toBe(0);
      }),
    );
  });

  it('are not taken from a design where tables of three are many, or a table is larger than four', () => {
    const generator = seededGenerator(seedOf(1));
    expect(roundsForField([3, 3, 3, 3], 2, generator)).toBeUndefined();
    expect(roundsForField([5, 4, 4, 4], 2, generator)).toBeUndefined();
  });
});
