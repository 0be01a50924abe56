import { seatsOf, type TableSize } from './seat';

/** Who does what in one deal, as seat numbers. */
export interface DealOrder {
  readonly deal: number;
  /** Counted from 1; a round is as many deals as there are players (foster:7). */
  readonly round: number;
  readonly dealer: number;
  readonly forehand: number;
  readonly middlehand: number;
  readonly rearhand: number;
  /** Those without cards, clockwise from the dealer. */
  readonly sitsOut: readonly number[];
}

/** Seats to the left of the dealer: at a table of three he takes cards himself, else the last is on his right (foster:14, foster:15). */
const rearhandFromDealer: Readonly<Record<TableSize, number>> = { 3: 0, 4: 3, 5: 4, 6: 5 };

/**
 * The order of one deal; the deal passes to the left (foster:16).
 *
 * `deal` counts from 1 and `firstDealer` (seat 1 unless given) deals deal 1. A deal below 1 is a broken program: RangeError.
 */
export function dealOrder(players: TableSize, deal: number, firstDealer = 1): DealOrder {
  if (!Number.isInteger(deal) || deal < 1) throw new RangeError(`deals count from 1, not ${deal}`);
  const fromDealer = (steps: number): number => ((firstDealer - 1 + deal - 1 + steps) % players) + 1;
  const active = [1, 2, rearhandFromDealer[players]].map(fromDealer);
  return {
    deal,
    round: Math.ceil(deal / players),
    dealer: fromDealer(0),
    forehand: fromDealer(1),
    middlehand: fromDealer(2),
    rearhand: fromDealer(rearhandFromDealer[players]),
    sitsOut: seatsOf(players)
      .map((seat) => fromDealer(seat - 1))
      .filter((seat) => !active.includes(seat)),
  };
}
