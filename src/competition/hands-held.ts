import { dealOrder } from './deal-order';
import type { TableSize } from './seat';

/** A seat from one deal of the list to another, both included. */
export interface SeatStretch {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** In how many of these deals the seat holds cards at a table of that size; in the others it deals or sits out. */
export function handsHeld(size: TableSize, { seat, from, to }: SeatStretch): number {
  // In each whole round everybody holds cards three times.
  const rounds = Math.max(0, Math.floor((to - from + 1) / size));
  let hands = 3 * rounds;
  for (let deal = from + rounds * size; deal <= to; deal += 1) {
    if (!dealOrder(size, deal).sitsOut.includes(seat)) hands += 1;
  }
  return hands;
}
