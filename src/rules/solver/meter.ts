/** A search was stopped before it had its answer. */
export class SearchStopped extends Error {}

/** How often the clock is looked at: once in so many nodes. */
const GLANCE = 0x3fff;

/** Counts the cards that are played in a search, and stops it where it may take no more. */
export class Meter {
  nodes = 0;
  private readonly most: number;
  private readonly isLate: () => boolean;

  /** `most` nodes in all; `isLate` is asked now and then. */
  constructor(most = Number.MAX_SAFE_INTEGER, isLate: () => boolean = () => false) {
    this.most = most;
    this.isLate = isLate;
  }

  /** Counts a node. */
  count(): void {
    this.nodes += 1;
    if (this.nodes > this.most || ((this.nodes & GLANCE) === 0 && this.isLate())) throw new SearchStopped();
  }
}
