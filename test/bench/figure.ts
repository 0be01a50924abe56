/** Prints one figure as a line of JSON. Ratios are taken in one run; absolute numbers only help to read them. */
export const report = (figure: string, values: Readonly<Record<string, string | number | boolean>>): void =>
  void process.stdout.write(`${JSON.stringify({ figure, ...values })}\n`);

/** The middle of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The seconds that a piece of work takes and what stands beside it, in turns: medians, the first rounds warm up. */
export const inTurns = (
  work: () => number,
  beside: () => number,
): { readonly work: number; readonly beside: number } => {
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    own.push(secondsFor(work));
    other.push(secondsFor(beside));
  }
  return { work: median(own.slice(WARM_UP)), beside: median(other.slice(WARM_UP)) };
};

const WARM_UP = 10;
const ROUNDS = 15;

/** The work answers a number, so that none of it can be left out. */
const secondsFor = (work: () => number): number => {
  const started = performance.now();
  if (Number.isNaN(work())) throw new Error('the work was not done');
  return (performance.now() - started) / 1000;
};
