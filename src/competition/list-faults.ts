import { bonusRates } from './bonus-rates';
import { dealOrder } from './deal-order';
import { isPlayed, writtenEntries } from './list-entries';
import type { DealList, ListDeal, ListFault, PaperList, SeatPoints } from './score-list';
import { isSeat, type TableSize } from './seat';

type Fault = Omit<ListFault, 'line'>;

/** What makes a list of deals impossible; empty for a list that can stand. */
export function explainDeals(list: DealList): readonly ListFault[] {
  const { players, deals, firstDealer, adjustments = [] } = list;
  return [
    ...explainPlayers(list),
    ...deals.flatMap((deal, index) => {
      const line = index + 1;
      return explainDeal(deal, players, dealOrder(players, line, firstDealer).sitsOut).map((fault) => ({
        line,
        ...fault,
      }));
    }),
    ...adjustments.flatMap((adjustment) => explainEntry(adjustment, players)),
  ];
}

/** What makes a list of end sums impossible; empty for one that can stand. */
export function explainSums(list: PaperList): readonly ListFault[] {
  const { players, totals, passed, notPlayed, adjustments = [] } = list;
  const counts = [passed, notPlayed, ...totals.flatMap(({ won, lost }) => [won, lost])];
  return [
    ...explainPlayers(list),
    ...totals.flatMap(({ seat, gamePoints }) => explainEntry({ seat, points: gamePoints }, players)),
    ...adjustments.flatMap((adjustment) => explainEntry(adjustment, players)),
    ...counts.filter((count) => !isCount(count)).map(countFault),
  ];
}

function explainDeal(deal: ListDeal, players: TableSize, sitsOut: readonly number[]): readonly Fault[] {
  const faults = writtenEntries(deal).flatMap((entry) => explainEntry(entry, players));
  if (!isPlayed(deal)) return faults;
  if (deal.score === 0) faults.push({ code: 'score-zero', message: 'No game is worth nothing.' });
  if (sitsOut.includes(deal.declarer)) {
    faults.push({ code: 'declarer-sits-out', message: `Seat ${deal.declarer} has no cards in this deal.` });
  }
  return faults;
}

function explainEntry({ seat, points }: SeatPoints, players: TableSize): Fault[] {
  const faults: Fault[] = [];
  if (!isSeat(seat, players)) {
    faults.push({ code: 'seat-not-at-table', message: `A table of ${players} has no seat ${seat}.` });
  }
  if (!Number.isSafeInteger(points)) {
    faults.push({ code: 'score-not-whole', message: `Points are whole numbers, not ${points}.` });
  }
  return faults;
}

function explainPlayers({ scoring, players }: DealList | PaperList): readonly Fault[] {
  if (bonusRates(scoring, players)) return [];
  return [{ code: 'players-unsupported', message: `${scoring} has no rate for a table of ${players}.` }];
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

const countFault = (count: number): Fault => ({
  code: 'count-negative',
  message: `Deals are counted from 0, not ${count}.`,
});
