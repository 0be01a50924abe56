import { dealOrder } from './deal-order';
import { entriesOf, isEntry, isPlayed } from './list-entries';
import { noCredit } from './score-list';
import type { DealCounts, DealList, ListCheck, ListDeal, PaperList, ScoringSystem, SeatSums } from './score-list';
import type { TableSize } from './seat';

/**
 * What one game adds to the sum of all totals beyond its points. Written down apart from the rates it follows from,
 * so that a slip in either shows in C2.
 */
const addedToTotals: Readonly<Record<ScoringSystem, Partial<Record<TableSize, { won: number; lost: number }>>>> = {
  'seeger-fabian': { 3: { won: 50, lost: 30 }, 4: { won: 50, lost: 40 } },
  classic: {},
  running: {},
};

/**
 * The control sums over the feet of the columns.
 *
 * C1 every deal has one end (looked at where the number of deals is known), C2 the totals follow from points, games and the credit for passed deals,
 * C3 the games lost by others add up to (players - 1) times the games lost.
 */
export function checkSums(
  list: Pick<DealList | PaperList, 'scoring' | 'players' | 'dealsFixed' | 'passedDealCredit'>,
  seats: readonly SeatSums[],
  counts: DealCounts,
): readonly ListCheck[] {
  const { scoring, players, dealsFixed, passedDealCredit: credit = noCredit } = list;
  const added = addedToTotals[scoring][players] ?? { won: 0, lost: 0 };
  const ended = counts.won + counts.lost + counts.passed + counts.notPlayed + counts.ramsch;
  const won = counts.won + credit.won * counts.passed;
  const points = sum(seats, ({ gamePoints, adjustment }) => gamePoints + adjustment);
  return [
    ...(dealsFixed === undefined ? [] : [compare('C1', dealsFixed, ended)]),
    compare(
      'C2',
      points + added.won * won + added.lost * counts.lost + credit.points * counts.passed,
      sum(seats, ({ total }) => total),
    ),
    compare(
      'C3',
      (players - 1) * counts.lost,
      sum(seats, ({ othersLost }) => othersLost),
    ),
  ];
}

/**
 * The checks that name a line.
 *
 * C4 each written running total is the one before it and this line; C5 at four and more the declarer holds cards and the announced
 * deals are whole rounds; C6 each entry can be the value of a game, looked at where the rule is given. One check that holds, or one for each line that breaks it.
 */
export function checkLines(list: DealList): readonly ListCheck[] {
  const { players, deals, entryRule } = list;
  return [
    ...perLine('C4', linesWithWrongRunningTotal(list)),
    ...(players > 3 ? checkDealers(list) : []),
    ...(entryRule
      ? perLine(
          'C6',
          linesWhere(deals, (deal) => isPlayed(deal) && !isEntry(deal.score, entryRule)),
        )
      : []),
  ];
}

/** C7: two lists of one table compared line by line, a line that only one of them has being a difference. */
export function compareLists(
  first: readonly ListDeal[],
  second: readonly ListDeal[],
  players: TableSize,
): readonly ListCheck[] {
  const longer = first.length >= second.length ? first : second;
  return perLine(
    'C7',
    linesWhere(longer, (_, index) => written(first[index], players) !== written(second[index], players)),
  );
}

function linesWithWrongRunningTotal({ deals, players }: DealList): readonly number[] {
  const columns = new Map<number, number>();
  return linesWhere(deals, (deal) => {
    for (const { seat, points } of entriesOf(deal, players)) columns.set(seat, (columns.get(seat) ?? 0) + points);
    if (!isPlayed(deal) || deal.running === undefined) return false;
    const isWrong = columns.get(deal.declarer) !== deal.running;
    // What was written is carried on, so that one slip is named once and not on every line below it.
    columns.set(deal.declarer, deal.running);
    return isWrong;
  });
}

function checkDealers(list: DealList): readonly ListCheck[] {
  const isWhole = list.dealsFixed === undefined || list.dealsFixed % list.players === 0;
  return isWhole ? perLine('C5', linesWithIdleDeclarer(list)) : [{ code: 'C5', holds: false }];
}

function linesWithIdleDeclarer({ deals, players, firstDealer }: DealList): readonly number[] {
  return linesWhere(
    deals,
    (deal, index) => isPlayed(deal) && dealOrder(players, index + 1, firstDealer).sitsOut.includes(deal.declarer),
  );
}

/** A line without the running total beside it, which is no part of what happened. */
function written(deal: ListDeal | undefined, players: TableSize): string | undefined {
  if (deal === undefined) return undefined;
  return JSON.stringify([Object.keys(deal).filter((key) => key !== 'running'), entriesOf(deal, players)]);
}

const compare = (code: ListCheck['code'], expected: number, found: number): ListCheck =>
  expected === found ? { code, holds: true } : { code, holds: false, expected, found };

const perLine = (code: ListCheck['code'], broken: readonly number[]): readonly ListCheck[] =>
  broken.length === 0 ? [{ code, holds: true }] : broken.map((line) => ({ code, holds: false, line }));

const linesWhere = (
  deals: readonly ListDeal[],
  isMeant: (deal: ListDeal, index: number) => boolean,
): readonly number[] => deals.flatMap((deal, index) => (isMeant(deal, index) ? [index + 1] : []));

const sum = (seats: readonly SeatSums[], figure: (seat: SeatSums) => number): number =>
  seats.reduce((total, seat) => total + figure(seat), 0);
