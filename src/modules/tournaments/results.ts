import {
  drawLot,
  scorePaperList,
  standings,
  tallyResults,
  type Ranked,
  type ScoringSystem,
  type SessionResult,
  type TableSize,
  type Tally,
} from '../../competition';
import type { ColumnSums } from '../../persistence/stores/deals';
import type { PlayingTable } from '../../persistence/stores/tables';
import type { Profile } from './profile.schema';

/** What every seated player brought home from each table, by the sums of the columns. */
export function resultsOf(
  tables: readonly PlayingTable[],
  columns: readonly ColumnSums[],
  scoring: ScoringSystem,
): readonly SessionResult[] {
  const byTable = new Map<string, ColumnSums[]>();
  for (const column of columns) byTable.set(column.tableId, [...(byTable.get(column.tableId) ?? []), column]);
  return tables.flatMap((table) => resultsAt(table, byTable.get(table.id) ?? [], scoring));
}

/** Ranks results by the announced chain. `lotSeed` (64 hexadecimal digits) parts those whom nothing else parts. */
export function rankResults(
  results: readonly SessionResult[],
  { tieChain }: Pick<Profile, 'tieChain'>,
  lotSeed: string,
): readonly Ranked<Tally>[] {
  const tallies = tallyResults(results);
  return standings(tallies, { chain: tieChain, lot: drawLot([...tallies.keys()], lotSeed) });
}

function resultsAt(
  { session, size, seats }: PlayingTable,
  columns: readonly ColumnSums[],
  scoring: ScoringSystem,
): readonly SessionResult[] {
  const count = (kind: ColumnSums['kind']): number => columns.find((column) => column.kind === kind)?.deals ?? 0;
  const score = scorePaperList({
    scoring,
    players: size as TableSize,
    totals: columns.flatMap(({ declarer, gamePoints, won, lost }) =>
      declarer === null ? [] : [{ seat: declarer, gamePoints, won, lost }],
    ),
    passed: count('passed'),
    notPlayed: count('not-played'),
  });
  return seats.flatMap(({ seat, playerId }) => {
    const sums = score.seats.find((entry) => entry.seat === seat);
    if (sums === undefined) return [];
    const { total, gamePoints, won, lost, bonus } = sums;
    return [{ id: playerId, session, total, gamePoints, won, lost, bonus }];
  });
}
