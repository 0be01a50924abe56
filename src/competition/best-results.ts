import type { SessionResult } from './standings';

/** Which of everybody's results count. */
export interface Attendance {
  /** How many sessions there were. */
  readonly sessions: number;
  /** So many may be missed or count for nothing: the best of the others count. */
  readonly drop: number;
  /** Who has fewer results than this is left out. */
  readonly minimum: number;
}

/**
 * The results that count: everybody's best, of those who came often enough. A missed session is the first to be dropped.
 * `worth` is below 0 where its first result is the better one; of equal ones the one with more wins and fewer losses is.
 */
export function bestResults<Result extends SessionResult>(
  results: readonly Result[],
  { sessions, drop, minimum }: Attendance,
  worth: (a: Result, b: Result) => number = (a, b) => b.total - a.total,
): readonly Result[] {
  const counted = Math.max(0, sessions - drop);
  const own = new Map<string, Result[]>();
  for (const result of results) own.set(result.id, [...(own.get(result.id) ?? []), result]);
  return [...own.values()]
    .filter(({ length }) => length >= minimum)
    .flatMap((all) => all.toSorted((a, b) => worth(a, b) || byGames(a, b)).slice(0, counted));
}

/** Better ones first; among equal ones the earlier session, so that the choice does not depend on their order. */
function byGames(a: SessionResult, b: SessionResult): number {
  return b.won - a.won || a.lost - b.lost || a.session - b.session;
}

/** Everybody's results from the last session that he played. */
export function lastResults(results: readonly SessionResult[]): readonly SessionResult[] {
  const last = new Map<string, number>();
  for (const { id, session } of results) last.set(id, Math.max(session, last.get(id) ?? session));
  return results.filter(({ id, session }) => session === last.get(id));
}

/** Counts the results of those ids twice, as where somebody has no partner and the event doubles him. */
export function doubleResults(results: readonly SessionResult[], ids: ReadonlySet<string>): readonly SessionResult[] {
  return results.map((result) => {
    if (!ids.has(result.id)) return result;
    const { id, session, total, gamePoints, won, lost, bonus } = result;
    return {
      id,
      session,
      total: 2 * total,
      gamePoints: 2 * gamePoints,
      won: 2 * won,
      lost: 2 * lost,
      bonus: 2 * bonus,
    };
  });
}
