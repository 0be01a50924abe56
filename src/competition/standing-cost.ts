/** What a seating costs against the pure standing, the gravest first. */
export interface StandingCost {
  /** The prices of the pairs who sit together though they should not. */
  readonly together: number;
  /** Players who do not hold the place of their rank. */
  readonly displaced: number;
  /** By how many places they are displaced, all together. */
  readonly distance: number;
  /** The sum of their ranks: of two seatings that else cost the same the one lower in the standing is better. */
  readonly depth: number;
}

/** Negative where the first one is better. */
export function compareCosts(a: StandingCost, b: StandingCost): number {
  return a.together - b.together || a.displaced - b.displaced || a.distance - b.distance || b.depth - a.depth;
}
