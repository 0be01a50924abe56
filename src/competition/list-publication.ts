import type { SeatSums } from './score-list';

/** What counts for a player in the standings of a session. */
export type PublishedSums = Pick<SeatSums, 'seat' | 'gamePoints' | 'won' | 'lost' | 'bonus' | 'total'>;

/**
 * The results of a list as they count, the list itself staying as it was played.
 *
 * Who sat in a wrong seat by his own fault has neither points nor games for the session; the others keep everything,
 * the credit for his lost games included. So C2 need not hold over published results.
 */
export function publishList(seats: readonly SeatSums[], wrongSeats: readonly number[] = []): readonly PublishedSums[] {
  return seats.map(({ seat, gamePoints, won, lost, bonus, total }) =>
    wrongSeats.includes(seat)
      ? { seat, gamePoints: 0, won: 0, lost: 0, bonus: 0, total: 0 }
      : { seat, gamePoints, won, lost, bonus, total },
  );
}
