/** A stream of whole numbers that anybody can compute again from its seed. */
export interface SeededGenerator {
  /** The next number in 0..limit-1, `limit` 1..2^32, each equally likely. */
  readonly below: (limit: number) => number;
}

/**
 * The generator behind every draw: sfc32, whole numbers only, hence the same on every machine.
 *
 * To compute it again: the first 32 hexadecimal digits of the seed are four unsigned 32-bit words a, b, c and counter. One step,
 * all modulo 2^32: t = a + b + counter; counter = counter + 1; a = b xor (b >> 9); b = c + (c << 3); c = (c rotated left by 21) + t;
 * the output is t. The first twelve outputs are thrown away. `below(limit)` takes the next output smaller than the largest
 * multiple of limit within 2^32, modulo limit. A seed that is not at least 32 hexadecimal digits is a broken program: RangeError.
 */
export function seededGenerator(seed: string): SeededGenerator {
  if (!/^[0-9a-f]{32,}$/i.test(seed)) throw new RangeError('a seed has at least 32 hexadecimal digits');
  const word = (index: number): number => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), word(3)];
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
