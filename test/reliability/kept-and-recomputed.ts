import type { SessionResult } from '../../src/competition';
import { Profile } from '../../src/modules/events/tournaments';
import { readResults, resultsOf } from '../../src/modules/events/standings';
import { readListBook } from '../../src/persistence/stores/list-books';
import type { Database } from '../../src/persistence/database';
import { listPlayedTables } from '../../src/persistence/stores/tables';
import { findTournament } from '../../src/persistence/stores/tournaments';

/** What is kept of results, and what the lists come to when all of them are read again. */
export async function keptAndRecomputed(
  { dataSource: { manager } }: Database,
  tournamentId: string,
): Promise<{ readonly kept: readonly SessionResult[]; readonly recomputed: readonly SessionResult[] }> {
  const tournament = await findTournament(manager, tournamentId);
  const tables = await listPlayedTables(manager, tournamentId);
  const profile = Profile.parse(tournament?.profile);
  const recomputed: SessionResult[] = [];
  for (const table of tables) {
    const list = await readListBook(manager, { tournamentId, tableId: table.id });
    recomputed.push(...resultsOf([table], list, profile));
  }
  const sessions = [...new Set(tables.map(({ session }) => session))];
  return {
    kept: inOrder(await readResults(manager, { tournamentId, sessions })),
    recomputed: inOrder(recomputed),
  };
}

function inOrder(results: readonly SessionResult[]): readonly SessionResult[] {
  return results.toSorted((a, b) => a.session - b.session || (a.id < b.id ? -1 : 1));
}
