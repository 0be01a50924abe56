/** Orders texts by plain code units, which is the same on every machine; a locale would not be. */
export function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
