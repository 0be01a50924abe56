import * as fc from 'fast-check';
import { runSeed } from './seeded';

/** `SKAT_RUNS=50` lets every property look at fifty times as many examples. */
const factor = Number(process.env['SKAT_RUNS'] ?? 1);

/** Examples of a property that does not say how many. */
const usualRuns = 100;

/**
 * Holds a property against examples drawn from the seed of this run. A failure names the seed and the smallest example
 * found; `SKAT_SEED` repeats it.
 */
export function assert<Ts>(property: fc.IAsyncProperty<Ts>, parameters?: fc.Parameters<Ts>): Promise<void>;
export function assert<Ts>(property: fc.IProperty<Ts>, parameters?: fc.Parameters<Ts>): void;
export function assert<Ts>(
  property: fc.IRawProperty<Ts>,
  { numRuns = usualRuns, ...parameters }: fc.Parameters<Ts> = {},
): void | Promise<void> {
  return fc.assert(property, { seed: runSeed, ...parameters, numRuns: numRuns * factor });
}
