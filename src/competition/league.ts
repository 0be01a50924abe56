import { standings, tallyResults, type SessionResult, type Tally } from './standings';
import { rank, tieChain, type Ranked, type RankingRule } from './tie-chain';

/** The sums of a team in a league: points gained and lost beside the points played. */
export interface LeagueTally extends Tally {
  readonly leaguePoints: number;
  readonly leaguePointsLost: number;
}

/**
 * Ranks the teams of one group by league points, then by the chain.
 *
 * In each session the best of n teams gets n - 1 points, the next one fewer, the last none: 3, 2, 1, 0 for four teams.
 * A team without a result in a session gets nothing there, and those present take the places from the top. Whatever the
 * sums, gained and lost points of a session add up to n - 1 for each team.
 */
export function rankLeague(
  results: readonly SessionResult[],
  teams: readonly string[],
  rule: RankingRule,
): readonly Ranked<LeagueTally>[] {
  const highest = teams.length - 1;
  const sessions = new Set(results.map(({ session }) => session));
  const gained = new Map<string, number>();
  for (const session of sessions) {
    const places = standings(tallyResults(results.filter((result) => result.session === session)), rule);
    for (const [place, { id }] of places.entries()) gained.set(id, (gained.get(id) ?? 0) + highest - place);
  }
  const tallies = tallyResults(results);
  const entries = teams.map((id): LeagueTally => {
    const leaguePoints = gained.get(id) ?? 0;
    const tally = tallies.get(id) ?? { id, total: 0, gamePoints: 0, won: 0, lost: 0, bonus: 0, results: 0 };
    return { ...tally, leaguePoints, leaguePointsLost: sessions.size * highest - leaguePoints };
  });
  return rank(entries, { ...rule, chain: ['league-points', ...(rule.chain ?? tieChain)] });
}
