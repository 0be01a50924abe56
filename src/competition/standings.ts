import { rank, type Ranked, type RankingRule } from './tie-chain';

/** The figures that are added up over sessions. */
interface Figures {
  readonly total: number;
  readonly gamePoints: number;
  readonly won: number;
  readonly lost: number;
  readonly bonus: number;
}

/** What one player brought home from one session. A scope is a choice of these: some sessions, one category, one session. */
export interface SessionResult extends Figures {
  readonly id: string;
  readonly session: number;
}

/** The sums of one player or team; `results` counts the session results in them. */
export interface Tally extends Figures {
  readonly id: string;
  readonly results: number;
}

/** A change of one result: entered (no `before`), withdrawn (no `after`) or corrected (both). */
export interface ResultChange {
  readonly before?: SessionResult;
  readonly after?: SessionResult;
}

/** One result for each player and session, as where he held a seat in several stretches of a list. */
export function mergeResults(results: readonly SessionResult[]): readonly SessionResult[] {
  const merged = new Map<string, SessionResult>();
  for (const result of results) {
    const key = `${result.session} ${result.id}`;
    const before = merged.get(key);
    merged.set(key, before === undefined ? result : { ...result, ...sumOf(before, result) });
  }
  return [...merged.values()];
}

/** Adds results up by id. */
export function tallyResults(results: readonly SessionResult[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const result of results) add(tallies, result, 1);
  return tallies;
}

/** The tallies after one change; equal to adding everything up again. */
export function applyChange(tallies: ReadonlyMap<string, Tally>, change: ResultChange): ReadonlyMap<string, Tally> {
  const changed = new Map(tallies);
  if (change.before) add(changed, change.before, -1);
  if (change.after) add(changed, change.after, 1);
  return changed;
}

/** The results of the members under the name of their team, tandem or nation; who belongs to none is left out. */
export function resultsOfTeams(
  results: readonly SessionResult[],
  teamOf: ReadonlyMap<string, string>,
): readonly SessionResult[] {
  return results.flatMap((result) => {
    const team = teamOf.get(result.id);
    return team === undefined ? [] : [{ ...result, id: team }];
  });
}

/** The standings: everybody with a tally, best first, each place with the key that decided it. */
export function standings(tallies: ReadonlyMap<string, Tally>, rule: RankingRule = {}): readonly Ranked<Tally>[] {
  return rank([...tallies.values()], rule);
}

function sumOf(a: Figures, b: Figures): Figures {
  return {
    total: a.total + b.total,
    gamePoints: a.gamePoints + b.gamePoints,
    won: a.won + b.won,
    lost: a.lost + b.lost,
    bonus: a.bonus + b.bonus,
  };
}

function add(tallies: Map<string, Tally>, result: SessionResult, sign: 1 | -1): void {
  const { id } = result;
  const tally = tallies.get(id) ?? { id, total: 0, gamePoints: 0, won: 0, lost: 0, bonus: 0, results: 0 };
  const results = tally.results + sign;
  if (results === 0) {
    tallies.delete(id);
    return;
  }
  tallies.set(id, {
    id,
    total: tally.total + sign * result.total,
    gamePoints: tally.gamePoints + sign * result.gamePoints,
    won: tally.won + sign * result.won,
    lost: tally.lost + sign * result.lost,
    bonus: tally.bonus + sign * result.bonus,
    results,
  });
}
