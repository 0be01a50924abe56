import {
  mergeResults,
  publishList,
  rank,
  scorePaperList,
  type Lot,
  type PaperList,
  type Ranked,
  type SessionResult,
  type TableSize,
  type Tally,
  type WrittenSums,
} from '../../../competition';
import type { ColumnSums } from '../../../persistence/stores/deals';
import type { ListBook } from '../../../persistence/stores/list-books';
import { holdersAt, type PlayingTable, type SeatedPlayer } from '../../../persistence/stores/tables';
import type { Profile } from '../tournaments';

/** What every seated player brought home from each table. */
export function resultsOf(
  tables: readonly PlayingTable[],
  { columns, papers, adjustments }: ListBook,
  { scoring, passedDealCredit }: Pick<Profile, 'scoring' | 'passedDealCredit'>,
): readonly SessionResult[] {
  const columnsAt = byTable(columns);
  const papersAt = new Map(papers.map((paper) => [paper.tableId, paper]));
  const adjustmentsAt = byTable(adjustments);
  return tables.flatMap((table) => {
    const columnsHere = columnsAt.get(table.id) ?? [];
    const paper = papersAt.get(table.id);
    const beside = adjustmentsAt.get(table.id) ?? [];
    return mergeResults(
      stretchesOf(table).flatMap((seats, stretch) => {
        const list = paper ?? endSums(columnsHere.filter((column) => column.stretch === stretch));
        return resultsAt({ session: table.session, seats }, { ...list, scoring, passedDealCredit }, beside);
      }),
    ).map((result) => withPoints(result, beside));
  });
}

/** Ranks by the announced chain; `lot`, ids in the order drawn, parts those whom nothing else parts. */
export function rankTallies<T extends Tally>(
  tallies: readonly T[],
  { tieChain }: Pick<Profile, 'tieChain'>,
  lot: Lot,
): readonly Ranked<T>[] {
  return rank(tallies, { chain: tieChain, lot });
}

/** Who held the seats in each stretch of a list: the first from the beginning, a further one from every take-over or late entry on. */
export function stretchesOf({ seats, substitutes }: PlayingTable): readonly (readonly SeatedPlayer[])[] {
  const beginnings = new Set([...seats, ...substitutes].map(({ fromDeal }) => fromDeal));
  return [...beginnings].toSorted((a, b) => a - b).map((deal) => holdersAt({ seats, substitutes }, deal));
}

/** What a stretch brought each holder; who sat in a wrong seat has nothing. */
function resultsAt(
  { session, seats }: { readonly session: number; readonly seats: readonly SeatedPlayer[] },
  list: Pick<PaperList, 'scoring' | 'totals' | 'passed' | 'notPlayed' | 'passedDealCredit'>,
  adjustments: ListBook['adjustments'],
): readonly SessionResult[] {
  const ruledOut = new Set(adjustments.filter(({ points }) => points === null).map(({ playerId }) => playerId));
  const wrongSeats = seats.filter(({ playerId }) => ruledOut.has(playerId)).map(({ seat }) => seat);
  const score = scorePaperList({ ...list, players: seats.length as TableSize });
  const published = new Map(publishList(score.seats, wrongSeats).map((sums) => [sums.seat, sums]));
  return seats.flatMap(({ seat, playerId }) => {
    const sums = published.get(seat);
    if (sums === undefined) return [];
    const { total, gamePoints, won, lost, bonus } = sums;
    return [{ id: playerId, session, total, gamePoints, won, lost, bonus }];
  });
}

/** Penalties and credits go to whoever held the seat then, unless he has nothing of this session. */
function withPoints(result: SessionResult, adjustments: ListBook['adjustments']): SessionResult {
  const own = adjustments.filter(({ playerId }) => playerId === result.id);
  if (own.some(({ points }) => points === null)) return result;
  return { ...result, total: result.total + own.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

/** The feet of a list that was written deal by deal; a Ramsch adds points to a column and no game. */
function endSums(columns: readonly ColumnSums[]): Pick<PaperList, 'totals' | 'passed' | 'notPlayed'> {
  const bySeat = new Map<number, WrittenSums>();
  for (const { seat, kind, deals, gamePoints, won, lost } of columns) {
    if (seat === null) continue;
    const sums = bySeat.get(seat) ?? { seat, gamePoints: 0, won: 0, lost: 0, passed: 0 };
    const games = kind === 'played' ? { won, lost } : { won: 0, lost: 0 };
    bySeat.set(seat, {
      seat,
      gamePoints: sums.gamePoints + gamePoints,
      won: sums.won + games.won,
      lost: sums.lost + games.lost,
      passed: (sums.passed ?? 0) + (kind === 'passed' ? deals : 0),
    });
  }
  return {
    totals: [...bySeat.values()],
    passed: countDeals(columns, 'passed'),
    notPlayed: countDeals(columns, 'not-played'),
  };
}

/** How many deals of one kind these sums are of; each stands in one column. */
export function countDeals(columns: readonly ColumnSums[], kind: 'passed' | 'not-played'): number {
  return columns.reduce((sum, column) => sum + (column.kind === kind ? column.deals : 0), 0);
}

/** Rows of tables under the ids of those that have some, in their order. */
export function byTable<T extends { readonly tableId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const tables = new Map<string, T[]>();
  for (const row of rows) {
    const found = tables.get(row.tableId);
    if (found) found.push(row);
    else tables.set(row.tableId, [row]);
  }
  return tables;
}
