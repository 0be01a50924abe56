import { bonusRates, noBonus } from './bonus-rates';
import { dealOrder } from './deal-order';
import { checkColumns } from './column-checks';
import { checkLines, checkSums } from './list-checks';
import { entriesOf, isPlayed } from './list-entries';
import { explainDeals, explainSums } from './list-faults';
import { runningColumns, type RunningColumns } from './running-column';
import { noCredit } from './score-list';
import type { DealCounts, DealList, ListCheck, ListDeal, ListFault, PaperList, SeatSums } from './score-list';
import { seatsOf } from './seat';

/** What a list comes to. The sums stand even where there are faults, so that the slip can be found beside them. */
export interface ListScore {
  /** No faults. A failed check alone does not make a list illegal; it keeps it from being closed. */
  readonly legal: boolean;
  readonly faults: readonly ListFault[];
  readonly seats: readonly SeatSums[];
  readonly counts: DealCounts;
  readonly checks: readonly ListCheck[];
  /** Only with `running`. */
  readonly running?: RunningColumns;
}

/**
 * Scores a list written deal by deal; never throws for a bad one.
 *
 * Positive entries are games won, negative ones games lost. A Ramsch has no declarer: its points count, nobody has won or lost.
 * What an event credits for passed deals goes to whoever dealt them, a game among his games won with the bonus of one.
 * A line that cannot be read (no such seat, no whole number) is a fault and adds nothing.
 */
export function scoreList(list: DealList): ListScore {
  const { players, deals, scoring, firstDealer } = list;
  const lines = deals.map((deal) => ({ played: isPlayed(deal), entries: entriesOf(deal, players) }));
  const tallies = seatsOf(players).map((seat) => {
    const own = lines.flatMap(({ played, entries }) =>
      entries.filter((entry) => entry.seat === seat).map(({ points }) => ({ played, points })),
    );
    return {
      seat,
      gamePoints: own.reduce((sum, { points }) => sum + points, 0),
      won: own.filter(({ played, points }) => played && points > 0).length,
      lost: own.filter(({ played, points }) => played && points < 0).length,
      passed: deals.filter(
        (deal, index) => 'passed' in deal && dealOrder(players, index + 1, firstDealer).dealer === seat,
      ).length,
    };
  });
  const seats = sumSeats(list, tallies);
  const counts = {
    ...countGames(tallies),
    passed: count(deals, (deal) => 'passed' in deal),
    notPlayed: count(deals, (deal) => 'notPlayed' in deal),
    ramsch: count(deals, (deal) => 'ramsch' in deal),
  };
  const faults = explainDeals(list);
  return {
    legal: faults.length === 0,
    faults,
    seats,
    counts,
    checks: [
      ...checkSums({ ...list, dealsFixed: list.dealsFixed ?? deals.length }, seats, counts),
      ...checkLines(list),
    ],
    ...(scoring === 'running' && { running: runningColumns(players, deals, firstDealer) }),
  };
}

/**
 * Scores a paper list of which only the end sums are known; never throws for a bad one.
 *
 * Where somebody wrote a total or the games lost by the others, the control sums are taken over the written figures.
 */
export function scorePaperList(list: PaperList): ListScore {
  const written = seatsOf(list.players).map((seat) => list.totals.find((sums) => sums.seat === seat));
  const tallies = written.map((sums, index) => ({ ...nothingWritten, seat: index + 1, ...sums }));
  const seats = sumSeats(list, tallies);
  const counts = { ...countGames(tallies), passed: list.passed, notPlayed: list.notPlayed, ramsch: list.ramsch ?? 0 };
  const asWritten = seats.map((sums, index) => ({
    ...sums,
    othersLost: written[index]?.othersLost ?? sums.othersLost,
    total: written[index]?.total ?? sums.total,
  }));
  const faults = explainSums(list);
  const checks = [...checkSums(list, asWritten, counts), ...checkColumns(list, seats)];
  return { legal: faults.length === 0, faults, seats, counts, checks };
}

/** What was played in one column, and how many passed deals its holder dealt. */
type SeatTally = Pick<SeatSums, 'seat' | 'gamePoints' | 'won' | 'lost'> & { readonly passed?: number | undefined };

const nothingWritten = { gamePoints: 0, won: 0, lost: 0 };

function sumSeats(list: DealList | PaperList, tallies: readonly SeatTally[]): readonly SeatSums[] {
  const { perGame, perOthersLoss } = bonusRates(list.scoring, list.players) ?? noBonus;
  const credit = list.passedDealCredit ?? noCredit;
  const lostAtTable = tallies.reduce((sum, { lost }) => sum + lost, 0);
  return tallies.map(({ seat, gamePoints, won: played, lost, passed = 0 }) => {
    const othersLost = lostAtTable - lost;
    const won = played + credit.won * passed;
    const bonus = perGame * (won - lost) + perOthersLoss * othersLost + credit.points * passed;
    const adjustment = (list.adjustments ?? [])
      .filter((entry) => entry.seat === seat)
      .reduce((sum, { points }) => sum + points, 0);
    return { seat, gamePoints, won, lost, othersLost, bonus, adjustment, total: gamePoints + bonus + adjustment };
  });
}

const countGames = (seats: readonly SeatTally[]): Pick<DealCounts, 'won' | 'lost'> => ({
  won: seats.reduce((sum, { won }) => sum + won, 0),
  lost: seats.reduce((sum, { lost }) => sum + lost, 0),
});

const count = (deals: readonly ListDeal[], isCounted: (deal: ListDeal) => boolean): number =>
  deals.filter(isCounted).length;
