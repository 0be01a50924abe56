import type { SeededGenerator } from '../../src/competition';
import { by, games, passed, type Told } from '../tools/deals';

/** One deal as the test writes it down. */
export interface WrittenDeal {
  readonly told: Told;
  /** The declarer; 0 where nobody bid. */
  readonly seat: number;
  readonly score: number;
  readonly dealer: number;
  /** Who holds the seats in this deal, in their order; who only deals is among them. */
  readonly holders: readonly string[];
}

/** A list with pencil and paper: every deal in its order, and points apart. */
export interface WrittenList {
  readonly deals: WrittenDeal[];
  readonly adjustments: { readonly playerId: string; readonly points: number }[];
}

export interface Figures {
  readonly total: number;
  readonly won: number;
  readonly lost: number;
}

/** What a lost game gives everybody else, by the number of players at the table. */
const forOthers: Readonly<Record<number, number>> = { 3: 40, 4: 30 };

/** Seeger and Fabian deal by deal, apart from the service, which adds up columns: 50 for the declarer's game, won or lost. */
export function addUp(lists: readonly WrittenList[]): ReadonlyMap<string, Figures> {
  const sums = new Map<string, Figures>();
  const add = (id: string, { total = 0, won = 0, lost = 0 }: Partial<Figures>): void => {
    const before = sums.get(id) ?? { total: 0, won: 0, lost: 0 };
    sums.set(id, { total: before.total + total, won: before.won + won, lost: before.lost + lost });
  };
  for (const { seat, score, holders } of lists.flatMap(({ deals }) => deals)) {
    for (const [index, id] of holders.entries()) {
      if (index + 1 !== seat) add(id, { total: score < 0 ? (forOthers[holders.length] ?? NaN) : 0 });
      else add(id, score > 0 ? { total: score + 50, won: 1 } : { total: score - 50, lost: 1 });
    }
  }
  for (const { playerId, points } of lists.flatMap(({ adjustments }) => adjustments)) add(playerId, { total: points });
  return sums;
}

/** The feet of the columns, as a list on paper is handed in. */
export function endSums({ deals }: WrittenList) {
  const seats = deals[0]?.holders.length ?? 0;
  return {
    totals: Array.from({ length: seats }, (_, index) => {
      const own = deals.filter(({ seat }) => seat === index + 1).map(({ score }) => score);
      return {
        seat: index + 1,
        gamePoints: own.reduce((sum, score) => sum + score, 0),
        won: own.filter((score) => score > 0).length,
        lost: own.filter((score) => score < 0).length,
      };
    }),
    passed: deals.filter(({ seat }) => seat === 0).length,
    notPlayed: 0,
  };
}

/** About 80 of 100 deals won, 16 lost and 4 passed, as events report them. */
export function anyDeal(
  { below }: SeededGenerator,
  { dealer, holders }: Pick<WrittenDeal, 'dealer' | 'holders'>,
): WrittenDeal {
  const chance = below(100);
  if (chance < 4) return { told: passed, seat: 0, score: 0, dealer, holders };
  const names = (Object.keys(games) as (keyof typeof games)[]).filter((name) => name.includes('lost') === chance < 20);
  const name = names[below(names.length)] ?? 'null: +23';
  const seats = holders.map((_, index) => index + 1).filter((seat) => holders.length === 3 || seat !== dealer);
  const seat = seats[below(seats.length)] ?? 1;
  const score = Number(name.slice(name.lastIndexOf(':') + 1));
  return { told: by(seat, games[name]), seat, score, dealer, holders };
}

/** Somebody who takes a seat over, or the last one of a table of three, from a deal on. */
export interface Arrival {
  readonly seat: number;
  readonly playerId: string;
  readonly fromDeal: number;
}

/** A list of so many deals at a table, at which others may arrive; a fourth comes at the start of a round, which seat 1 deals. */
export function writeList(
  random: SeededGenerator,
  seats: readonly string[],
  { deals, arrivals = [] }: { readonly deals: number; readonly arrivals?: readonly Arrival[] },
): WrittenList {
  const written: WrittenDeal[] = [];
  let holders = seats;
  let first = 1;
  for (let deal = 1; deal <= deals; deal += 1) {
    for (const { seat, playerId } of arrivals.filter(({ fromDeal }) => fromDeal === deal)) {
      if (seat > holders.length) first = deal;
      holders = Object.assign([...holders], { [seat - 1]: playerId });
    }
    written.push(anyDeal(random, { dealer: ((deal - first) % holders.length) + 1, holders }));
  }
  return { deals: written, adjustments: [] };
}
