import * as fc from 'fast-check';

/** Whether everything is compared (`npm run exhaustive`) and not only a seeded sample. */
export const whole = process.env['SKAT_EXHAUSTIVE'] === '1';

/** Time that one test may take, in milliseconds. */
export const timeLimit = whole ? 900_000 : 15_000;

/** The places 0..size-1 to look at: all of them, or a sample that is the same in every run. */
export const placesIn = (size: number, sampleSize: number): Iterable<number> =>
  whole ? Array(size).keys() : fc.sample(fc.nat({ max: size - 1 }), { seed: 1886, numRuns: sampleSize });

/** Tells how much a run has compared. */
export const tell = (what: string, compared: number): void => {
  if (whole) process.stdout.write(`${what}: ${compared.toLocaleString('en')} compared\n`);
};
