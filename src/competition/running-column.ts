import { entriesOf } from './list-entries';
import type { ListDeal } from './score-list';
import { seatsOf, type TableSize } from './seat';

/** One entry of a column: the running total with its sign, and whether a line is drawn under it. */
export interface RunningItem {
  readonly deal: number;
  readonly points: number;
  readonly running: number;
  readonly lined: boolean;
}

/** One player's column; `unlined` counts the items below its last line. */
export interface RunningColumn {
  readonly seat: number;
  readonly items: readonly RunningItem[];
  readonly unlined: number;
}

/** The score pad of foster:58. */
export interface RunningColumns {
  readonly columns: readonly RunningColumn[];
  /** Whose deal it is by the unlined items of all columns. */
  readonly dealerByItems: number;
  /** Whose deal it is by counting the deals. */
  readonly dealerByDeals: number;
  /** False after a deal that wrote no item or two (passed, Ramsch): the pad then no longer tells whose deal it is. */
  readonly padTellsDealer: boolean;
}

/**
 * Keeps the pad of foster:58: only the declarer's column is written, a line stands under every n-th item of a column at a
 * table of n, and the items without a line, modulo n, tell how far the deal has moved from the first dealer.
 */
export function runningColumns(players: TableSize, deals: readonly ListDeal[], firstDealer = 1): RunningColumns {
  const entries = deals.flatMap((deal, index) =>
    entriesOf(deal, players).map((entry) => ({ ...entry, deal: index + 1 })),
  );
  const columns = seatsOf(players).map((seat) => {
    let running = 0;
    const items = entries
      .filter((entry) => entry.seat === seat)
      .map(({ deal, points }, index) => {
        running += points;
        return { deal, points, running, lined: (index + 1) % players === 0 };
      });
    return { seat, items, unlined: items.length % players };
  });
  const dealerAfter = (moves: number): number => ((firstDealer - 1 + moves) % players) + 1;
  const dealerByItems = dealerAfter(columns.reduce((sum, { unlined }) => sum + unlined, 0));
  const dealerByDeals = dealerAfter(deals.length);
  return { columns, dealerByItems, dealerByDeals, padTellsDealer: dealerByItems === dealerByDeals };
}
