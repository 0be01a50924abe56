/**
 * Splits a whole sum by whole weights, so that the parts add up to it exactly.
 *
 * Everybody is rounded down, and what is left over goes, one each, to the largest remainders, among equal ones to the one named first.
 * Sum times the greatest weight stays below 2^53. Weights that add up to nothing are a broken program: RangeError.
 */
export function apportion(sum: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole <= 0) throw new RangeError('weights add up to more than nothing');
  const parts = weights.map((weight, index) => {
    const floor = Math.floor((sum * weight) / whole);
    return { index, floor, remainder: sum * weight - floor * whole };
  });
  const leftOver = sum - parts.reduce((total, { floor }) => total + floor, 0);
  const lucky = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder)
      .slice(0, leftOver)
      .map(({ index }) => index),
  );
  return parts.map(({ index, floor }) => floor + (lucky.has(index) ? 1 : 0));
}

/** Splits a whole sum among so many as evenly as can be, the odd ones going one each to those named first; nothing among nobody. */
export function splitEvenly(sum: number, count: number): readonly number[] {
  return count === 0
    ? []
    : apportion(
        sum,
        Array.from({ length: count }, () => 1),
      );
}
