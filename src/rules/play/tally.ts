import { SEATS, type Seat } from '../seats';
import type { ReplayedTrick } from './course';

/** What a seat has taken in complete tricks; null once an unseen card leaves it open. */
interface Taken {
  readonly points: number | null;
  readonly tricks: number | null;
}

/** The counts of all seats after a number of complete tricks. */
export type Tally = Readonly<Record<Seat, Taken>>;

const NOTHING: Taken = { points: 0, tricks: 0 };
const OPEN: Taken = { points: null, tricks: null };
const ALL_OPEN: Tally = { forehand: OPEN, middlehand: OPEN, rearhand: OPEN };

/** The counts before the first trick and after each complete one, so that the n-th is the one after n tricks. */
export const talliesOf = (tricks: readonly ReplayedTrick[]): readonly Tally[] => {
  const tallies: Tally[] = [{ forehand: NOTHING, middlehand: NOTHING, rearhand: NOTHING }];
  for (const trick of tricks) {
    if (trick.seats.length < SEATS.length) break;
    tallies.push(afterTrick(tallies.at(-1) ?? ALL_OPEN, trick));
  }
  return tallies;
};

const afterTrick = (before: Tally, { winner, points }: ReplayedTrick): Tally => {
  if (winner === null || points === null) return ALL_OPEN;
  const { forehand, middlehand, rearhand } = before;
  const taken = before[winner];
  const now: Taken = {
    points: taken.points === null ? null : taken.points + points,
    tricks: taken.tricks === null ? null : taken.tricks + 1,
  };
  return {
    forehand: winner === 'forehand' ? now : forehand,
    middlehand: winner === 'middlehand' ? now : middlehand,
    rearhand: winner === 'rearhand' ? now : rearhand,
  };
};

/** The counts of the two sides: the declarer's card points from tricks, without the skat. */
export interface SideTally {
  readonly declarer: Taken;
  readonly opponents: Taken;
}

/** A tally by sides. */
export const bySides = (tally: Tally, declarer: Seat): SideTally => {
  let points: number | null = 0;
  let tricks: number | null = 0;
  for (const seat of SEATS) {
    if (seat === declarer) continue;
    const taken = tally[seat];
    points = points === null || taken.points === null ? null : points + taken.points;
    tricks = tricks === null || taken.tricks === null ? null : tricks + taken.tricks;
  }
  return { declarer: tally[declarer], opponents: { points, tricks } };
};
