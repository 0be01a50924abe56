import { drawLot, publishList, scorePaperList, standings, tallyResults } from '../../competition';
import type { PaperList, Ranked, SessionResult, TableSize, Tally, WrittenSums } from '../../competition';
import type { Transaction } from '../../persistence/ledger';
import { listCountingAdjustments, type Adjustment } from '../../persistence/stores/adjustments';
import { sumColumns, type ColumnSums } from '../../persistence/stores/deals';
import { listPaperLists, type StoredPaperList } from '../../persistence/stores/paper-lists';
import type { PlayingTable } from '../../persistence/stores/tables';
import type { Profile } from './profile.schema';

/** All that the lists of a tournament come to: columns of deals, end sums of paper lists, and what counts beside them. */
export interface ListBook {
  readonly columns: readonly ColumnSums[];
  readonly papers: readonly StoredPaperList[];
  readonly adjustments: readonly Adjustment[];
}

/** Reads the sums of all lists of a tournament. */
export async function readListBook(transaction: Transaction, tournamentId: string): Promise<ListBook> {
  return {
    columns: await sumColumns(transaction, tournamentId),
    papers: await listPaperLists(transaction, tournamentId),
    adjustments: await listCountingAdjustments(transaction, tournamentId),
  };
}

/** What every seated player brought home from each table. */
export function resultsOf(
  tables: readonly PlayingTable[],
  { columns, papers, adjustments }: ListBook,
  { scoring }: Pick<Profile, 'scoring'>,
): readonly SessionResult[] {
  const columnsAt = byTable(columns);
  const papersAt = new Map(papers.map((paper) => [paper.tableId, paper]));
  const adjustmentsAt = byTable(adjustments);
  return tables.flatMap((table) => {
    const list = papersAt.get(table.id) ?? endSums(columnsAt.get(table.id) ?? []);
    return resultsAt(table, { ...list, scoring }, adjustmentsAt.get(table.id) ?? []);
  });
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
  list: Pick<PaperList, 'scoring' | 'totals' | 'passed' | 'notPlayed'>,
  adjustments: readonly Adjustment[],
): readonly SessionResult[] {
  const points = adjustments.flatMap((entry) =>
    entry.points === null ? [] : [{ seat: entry.seat, points: entry.points }],
  );
  const wrongSeats = adjustments.filter((entry) => entry.points === null).map(({ seat }) => seat);
  const score = scorePaperList({ ...list, players: size as TableSize, adjustments: points });
  const published = new Map(publishList(score.seats, wrongSeats).map((sums) => [sums.seat, sums]));
  return seats.flatMap(({ seat, playerId }) => {
    const sums = published.get(seat);
    if (sums === undefined) return [];
    const { total, gamePoints, won, lost, bonus } = sums;
    return [{ id: playerId, session, total, gamePoints, won, lost, bonus }];
  });
}

/** The feet of a list that was written deal by deal; a Ramsch adds points to a column and no game. */
function endSums(columns: readonly ColumnSums[]): Pick<PaperList, 'totals' | 'passed' | 'notPlayed'> {
  const bySeat = new Map<number, WrittenSums>();
  for (const { seat, kind, gamePoints, won, lost } of columns) {
    if (seat === null) continue;
    const sums = bySeat.get(seat) ?? { seat, gamePoints: 0, won: 0, lost: 0 };
    const games = kind === 'played' ? { won, lost } : { won: 0, lost: 0 };
    bySeat.set(seat, {
      seat,
      gamePoints: sums.gamePoints + gamePoints,
      won: sums.won + games.won,
      lost: sums.lost + games.lost,
    });
  }
  const count = (kind: ColumnSums['kind']): number => columns.find((column) => column.kind === kind)?.deals ?? 0;
  return { totals: [...bySeat.values()], passed: count('passed'), notPlayed: count('not-played') };
}

function byTable<T extends { readonly tableId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const tables = new Map<string, T[]>();
  for (const row of rows) {
    const found = tables.get(row.tableId);
    if (found) found.push(row);
    else tables.set(row.tableId, [row]);
  }
  return tables;
}
