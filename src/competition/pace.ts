/** How far a list has come. */
export interface ListProgress {
  readonly dealsEntered: number;
  readonly dealsFixed: number;
  /** At the table. */
  readonly players: number;
}

/** A share: so much of so much has gone by, in any unit; of 0 stands for all. */
export interface Share {
  readonly done: number;
  readonly of: number;
}

/** The share that half of the lists have come to at least; the pace where no clock runs. */
export function medianPace(lists: readonly ListProgress[]): Share {
  const byShare = lists.toSorted((a, b) => a.dealsEntered * b.dealsFixed - b.dealsEntered * a.dealsFixed);
  const median = byShare[Math.floor(byShare.length / 2)];
  return { done: median?.dealsEntered ?? 0, of: median?.dealsFixed ?? 1 };
}

/** The lists that are more than a round behind a pace, each with the deals that it is behind by. */
export function slowLists<List extends ListProgress>(
  lists: readonly List[],
  { done, of }: Share,
): readonly (List & { readonly behind: number })[] {
  const share = of > 0 ? Math.min(1, done / of) : 1;
  return lists
    .map((list) => ({ ...list, behind: Math.floor(list.dealsFixed * share) - list.dealsEntered }))
    .filter(({ behind, players }) => behind > players);
}
