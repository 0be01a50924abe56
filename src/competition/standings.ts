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
  for (const result of results) {
    const { id } = result;
    const { results: before, ...sums } = tallies.get(id) ?? { ...nothing, results: 0 };
    tallies.set(id, { id, ...sumOf(sums, result), results: before + 1 });
  }
  return tallies;
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

const nothing: Figures = { total: 0, gamePoints: 0, won: 0, lost: 0, bonus: 0 };
