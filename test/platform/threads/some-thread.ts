/** What the tests of the pool let its threads do. */
export const double = (value: number): number => 2 * value;

export const fail = (message: string): never => {
  throw new RangeError(message);
};

/** Says that it has begun, and never ends. */
export const hang = (begun: Int32Array): never => {
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
  for (;;) Atomics.wait(begun, 1, 0);
};
