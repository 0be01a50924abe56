/** Prints one figure as a line of JSON. Ratios are taken in one run; absolute numbers only help to read them. */
export const report = (figure: string, values: Readonly<Record<string, string | number | boolean>>): void =>
  void process.stdout.write(`${JSON.stringify({ figure, ...values })}\n`);

/** The middle of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
