import { mapValues } from '../entries';
import type { Side } from '../rulesets/ruleset';
import { SEATS, type Seat } from '../seats';
import type { ReplayedTrick } from './course';

/** What a seat or a side has taken in complete tricks; null once an unseen card leaves it open. */
interface Taken {
  readonly points: number | null;
  readonly tricks: number | null;
}

/** A count of each side, or in a Ramsch of each seat; null where unseen cards leave it open. */
export type Counts = Readonly<Record<Side, number | null>> | Readonly<Record<Seat, number | null>>;

/** The counts of all seats. */
export type Tally = Readonly<Record<Seat, Taken>>;

/** The counts of the two sides: the declarer's card points from tricks, without the skat. */
export interface SideTally {
  readonly declarer: Taken;
  readonly opponents: Taken;
}

const NOTHING: Taken = { points: 0, tricks: 0 };
const OPEN: Taken = { points: null, tricks: null };
const ALL_OPEN: SideTally = { declarer: OPEN, opponents: OPEN };

/** The counts of the sides before the first trick and after each complete one, so that the n-th is the one after n tricks. */
export function sideTallies(tricks: readonly ReplayedTrick[], declarer: Seat): readonly SideTally[] {
  let last: SideTally = { declarer: NOTHING, opponents: NOTHING };
  const tallies = [last];
  for (const { seats, winner, points } of tricks) {
    if (seats.length < SEATS.length) break;
    if (winner === null || points === null) last = ALL_OPEN;
    else if (winner === declarer) last = { declarer: oneTrickMore(last.declarer, points), opponents: last.opponents };
    else last = { declarer: last.declarer, opponents: oneTrickMore(last.opponents, points) };
    tallies.push(last);
  }
  return tallies;
}

/** The counts of every seat after all complete tricks. */
export function seatTally(tricks: readonly ReplayedTrick[]): Tally {
  const tally: Record<Seat, Taken> = { forehand: NOTHING, middlehand: NOTHING, rearhand: NOTHING };
  for (const { seats, winner, points } of tricks) {
    if (seats.length < SEATS.length) break;
    if (winner === null || points === null) return { forehand: OPEN, middlehand: OPEN, rearhand: OPEN };
    tally[winner] = oneTrickMore(tally[winner], points);
  }
  return tally;
}

function oneTrickMore(before: Taken, more: number): Taken {
  if (before.points === null || before.tricks === null) return OPEN;
  return { points: before.points + more, tricks: before.tricks + 1 };
}

/** The card points after each complete trick, without the skat: of the sides, or of each seat where nobody plays alone. */
export function runningPoints(tricks: readonly ReplayedTrick[], declarer: Seat | undefined): readonly Counts[] {
  const points = ({ points: taken }: Taken) => taken;
  if (declarer !== undefined)
    return sideTallies(tricks, declarer)
      .slice(1)
      .map((tally) => mapValues(tally, points));
  const complete = tricks.filter(({ seats }) => seats.length === SEATS.length);
  return complete.map((_, index) => mapValues(seatTally(complete.slice(0, index + 1)), points));
}
