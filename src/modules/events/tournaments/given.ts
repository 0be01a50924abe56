/** What a change names, without the fields that it leaves alone. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out the fields that were not named; null stays, for it says that there is nothing. */
export function given<T extends object>(change: T): Given<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>;
}
