/** The entries of a record with their own types; JavaScript's own answer forgets the keys. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): readonly (readonly [K, V])[] =>
  Object.entries(record) as unknown as readonly (readonly [K, V])[];

/** A record with the same keys and each value turned into another. */
export const mapValues = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  turn: (value: V) => W,
): Record<K, W> =>
  Object.fromEntries(
    entriesOf<K, V>(record as Partial<Record<K, V>>).map(([key, value]) => [key, turn(value)]),
  ) as Record<K, W>;
