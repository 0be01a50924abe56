/** A stream of whole numbers that anybody can compute again from its seed. */
export interface SeededGenerator {
  /** The next number in 0..limit-1, `limit` 1..2^32, each equally likely. */
  readonly below: (limit: number) => number;
}

/**
 * The generator behind every draw: sfc32, whole numbers only, hence the same on every machine.
 *
 * To compute it again: the seed is eight unsigned 32-bit words of eight hexadecimal digits each; the first and the fifth, joined by
 * xor, are a, the second and the sixth b, the third and the seventh c, the fourth and the eighth the counter. One step, all modulo 2^32: t = a + b + counter; counter = counter + 1; a = b xor (b >> 9); b = c + (c << 3); c = (c rotated left by 21) + t;
 * the output is t. The first twelve outputs are thrown away. `below(limit)` takes the next output smaller than the largest
 * multiple of limit within 2^32, modulo limit. A seed that is not 64 hexadecimal digits, as a
 * SHA-256 is written, is a broken program: RangeError.
 */
export function seededGenerator(seed: string): SeededGenerator {
  if (!/^[0-9a-f]{64}$/i.test(seed)) throw new RangeError('a seed has 64 hexadecimal digits');
  const word = (index: number): number => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16) | 0;
  let [a, b, c, counter] = [word(0) ^ word(4), word(1) ^ word(5), word(2) ^ word(6), word(3) ^ word(7)];
  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let step = 0; step < 12; step += 1) next();
  return {
    below: (limit) => {
      const fair = 2 ** 32 - (2 ** 32 % limit);
      let drawn = next();
      while (drawn >= fair) drawn = next();
      return drawn % limit;
    },
  };
}

/** The items in a drawn order: one place after the other takes one of the items still left, which keep their order meanwhile. */
export function shuffled<T>(items: readonly T[], generator: SeededGenerator): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(generator.below(left.length), 1));
}
