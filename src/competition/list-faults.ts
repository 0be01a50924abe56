import type { Text } from '../rules';
import { bonusRates } from './bonus-rates';
import { dealOrder } from './deal-order';
import { isEntry, isPlayed, writtenEntries } from './list-entries';
import { noCredit } from './score-list';
import type { DealList, EntryRule, ListDeal, ListFault, PaperList, SeatPoints } from './score-list';
import { isSeat, type TableSize } from './seat';

type Fault = Omit<ListFault, 'line'>;

/** What makes a list of deals impossible; empty for a list that can stand. */
export function explainDeals(list: DealList): readonly ListFault[] {
  const { players, deals, dealsFixed = deals.length, firstDealer, entryRule, adjustments = [] } = list;
  return [
    ...explainPlayers(list),
    ...deals.flatMap((deal, index) => {
      const line = index + 1;
      const { sitsOut } = dealOrder(players, line, firstDealer);
      const faults = [...explainDeal(deal, players, sitsOut, entryRule), ...explainPlace(line, dealsFixed)];
      return faults.map((fault) => ({ line, ...fault }));
    }),
    ...adjustments.flatMap((adjustment) => explainEntry(adjustment, players)),
  ];
}

/** What makes a list of end sums impossible; empty for one that can stand. */
export function explainSums(list: PaperList): readonly ListFault[] {
  const { players, totals, passed, notPlayed, ramsch = 0, adjustments = [] } = list;
  const counts = [
    passed,
    notPlayed,
    ramsch,
    ...totals.flatMap((sums) => [sums.won, sums.lost, ...(sums.passed === undefined ? [] : [sums.passed])]),
  ];
  return [
    ...explainPlayers(list),
    ...totals.flatMap(({ seat, gamePoints }) => explainEntry({ seat, points: gamePoints }, players)),
    ...adjustments.flatMap((adjustment) => explainEntry(adjustment, players)),
    ...counts.filter((count) => !isCount(count)).map(countFault),
    ...explainPassed(list),
  ];
}

function explainDeal(
  deal: ListDeal,
  players: TableSize,
  sitsOut: readonly number[],
  entryRule: EntryRule | undefined,
): readonly Fault[] {
  const faults = writtenEntries(deal).flatMap((entry) => explainEntry(entry, players));
  if (!isPlayed(deal)) return faults;
  const { declarer, score } = deal;
  if (sitsOut.includes(declarer)) {
    faults.push({
      code: 'declarer-sits-out',
      message: {
        en: `Seat ${declarer} has no cards in this deal.`,
        de: `Platz ${declarer} hat in diesem Spiel keine Karten.`,
      },
    });
  }
  if (score === 0) {
    faults.push({
      code: 'score-zero',
      message: { en: 'No game is worth nothing.', de: 'Kein Spiel ist nichts wert.' },
    });
  } else if (entryRule && Number.isSafeInteger(score) && !isEntry(score, entryRule)) {
    faults.push({
      code: 'score-of-no-game',
      message: { en: `No game is written as ${score}.`, de: `Kein Spiel wird mit ${score} angeschrieben.` },
    });
  }
  return faults;
}

function explainEntry({ seat, points }: SeatPoints, players: TableSize): Fault[] {
  const faults: Fault[] = [];
  if (!isSeat(seat, players)) {
    faults.push({
      code: 'seat-not-at-table',
      message: {
        en: `A table of ${players} has no seat ${seat}.`,
        de: `Ein Tisch mit ${players} Spielern hat keinen Platz ${seat}.`,
      },
    });
  }
  if (!Number.isSafeInteger(points)) {
    faults.push({
      code: 'score-not-whole',
      message: { en: `Points are whole numbers, not ${points}.`, de: `Punkte sind ganze Zahlen, nicht ${points}.` },
    });
  }
  return faults;
}

function explainPlace(line: number, dealsFixed: number): readonly Fault[] {
  if (line <= dealsFixed) return [];
  const message = {
    en: `The list has ${dealsFixed} deals, and this is number ${line}.`,
    de: `Die Liste hat ${dealsFixed} Spiele, und dies ist das ${line}.`,
  };
  return [{ code: 'beyond-the-number', message }];
}

function explainPlayers({ scoring, players }: DealList | PaperList): readonly Fault[] {
  if (bonusRates(scoring, players)) return [];
  const message = {
    en: `${scoring} has no rate for a table of ${players}.`,
    de: `${scoring} kennt keinen Satz für einen Tisch mit ${players} Spielern.`,
  };
  return [{ code: 'players-unsupported', message }];
}

/** Where passed deals are credited, or told by seat, each has to have its dealer. */
function explainPassed({ totals, passed, passedDealCredit: { points, won } = noCredit }: PaperList): readonly Fault[] {
  const isTold = totals.some((sums) => sums.passed !== undefined) || points !== 0 || won !== 0;
  const dealt = totals.reduce((sum, { passed: own = 0 }) => sum + own, 0);
  if (!isTold || dealt === passed) return [];
  const message = {
    en: `${passed} deals were passed, and the columns name the dealers of ${dealt}.`,
    de: `${passed} Spiele sind eingepasst, und die Spalten nennen die Geber von ${dealt}.`,
  };
  return [{ code: 'passed-without-dealer', message }];
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

const countFault = (count: number): Fault => {
  const message: Text = {
    en: `Deals are counted from 0, not ${count}.`,
    de: `Spiele zählt man von 0 an, nicht mit ${count}.`,
  };
  return { code: 'count-negative', message };
};
