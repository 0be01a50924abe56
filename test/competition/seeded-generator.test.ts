import * as fc from 'fast-check';
import { seededGenerator, shuffled } from '../../src/competition/seeded-generator';
import { assert } from '../tools/property';

const anySeed = fc.stringMatching(/^[0-9a-f]{64}$/);
const modulus = 2n ** 32n;

/** The published recipe once more, in arbitrary whole numbers instead of 32-bit ones. */
function recomputed(seed: string, outputs: number): readonly number[] {
  const word = (index: number): bigint => BigInt(`0x${seed.slice(8 * index, 8 * index + 8)}`);
  let [a, b, c, counter] = [word(0) ^ word(4), word(1) ^ word(5), word(2) ^ word(6), word(3) ^ word(7)];
  const drawn: number[] = [];
  while (drawn.length < 12 + outputs) {
    const t = (a + b + counter) % modulus;
    counter = (counter + 1n) % modulus;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) % modulus;
    c = (((c << 21n) % modulus) + (c >> 11n) + t) % modulus;
    drawn.push(Number(t));
  }
  return drawn.slice(12);
}

it('the numbers are those of the published recipe', () => {
  assert(
    fc.property(anySeed, (seed) => {
      const generator = seededGenerator(seed);
      expect(Array.from({ length: 50 }, () => generator.below(2 ** 32))).toEqual(recomputed(seed, 50));
    }),
  );
});

it('below a limit the outputs beyond its largest multiple are passed over', () => {
  const limit = 3 * 2 ** 30;
  assert(
    fc.property(anySeed, (seed) => {
      const recipe = recomputed(seed, 200).filter((output) => output < limit);
      const generator = seededGenerator(seed);
      expect(Array.from({ length: 100 }, () => generator.below(limit))).toEqual(recipe.slice(0, 100));
    }),
  );
});

it('every number below the limit comes about equally often', () => {
  const generator = seededGenerator('0123456789abcdef'.repeat(3) + '02468ace13579bdf');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let draw = 0; draw < 60_000; draw += 1) counts[generator.below(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

it('capital digits are the same seed', () => {
  const seed = 'ab'.repeat(31) + 'cd';
  expect(seededGenerator(seed.toUpperCase()).below(1000)).toBe(seededGenerator(seed).below(1000));
});

it.each(['', 'abc', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65)])(
  'the seed "%s" is refused as a broken program',
  (seed) => {
    expect(() => seededGenerator(seed)).toThrow(RangeError);
  },
);

it('a drawn order holds every item once and leaves the given one alone', () => {
  assert(
    fc.property(anySeed, fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      const order = shuffled(items, seededGenerator(seed));
      expect(order.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      expect(items).toEqual(before);
    }),
  );
});

it('every order of three comes about equally often', () => {
  const generator = seededGenerator('fedcba9876543210'.repeat(3) + '13579bdf02468ace');
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 12_000; draw += 1) {
    const order = shuffled(['a', 'b', 'c'], generator).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
