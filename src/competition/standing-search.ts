import type { DrawMethod } from './draw-method';
import { compareCosts, type StandingCost } from './standing-cost';
import { type Arrangement, exchangeWhileItHelps } from './standing-exchanges';
import type { StandingWindow } from './standing-window';

/** How a window is seated. */
export interface Parting extends Arrangement {
  /** Nothing that costs less has been left untried. */
  readonly isLeast: boolean;
  /** No seating that parts as many moves fewer than so many players. */
  readonly fewestMoved: number;
}

/** Somebody who has left his place and has no other one yet. */
interface Leaver {
  readonly player: number;
  /** The place that whoever comes last will take. */
  readonly hole: number;
}

const nobody = -1;

/**
 * Finds the seating of a window that costs least: what a descent finds, then whatever is better. As soon as two sit together
 * who should not, one of them leaves, or both stay for good; who leaves takes the place of somebody else, and so on until the
 * first place is taken. Every seating that costs less than leaving things as they are comes about in this way, because a
 * circle of players who change places without parting anybody is never worth its cost. Given up after so many trials.
 */
export function partLeast(window: StandingWindow, trials: number, method: DrawMethod): Parting {
  return new PartingSearch(window, trials, method).best();
}

class PartingSearch {
  private readonly holders: number[];
  private readonly settled: Uint8Array;
  /** How many have to leave each table, at the least, to part all who can still be parted there. */
  private readonly leavers: number[];
  private leaversInAll = 0;
  private together = 0;
  private displaced = 0;
  private distance = 0;
  private depth = 0;
  private found: Arrangement;

  constructor(
    private readonly window: StandingWindow,
    private trials: number,
    private readonly method: DrawMethod,
  ) {
    this.found = exchangeWhileItHelps(window);
    this.holders = Array.from({ length: window.count }, (_, place) => place);
    this.settled = new Uint8Array(window.count);
    this.leavers = window.starts.slice(1).map(() => 0);
    for (const table of this.leavers.keys()) this.countLeavers(table);
  }

  best(): Parting {
    const toLeave = this.leaversInAll;
    this.part();
    const { cost } = this.found;
    const isLeast = this.trials > 0;
    const fewestMoved = isLeast ? cost.displaced : Math.max(0, toLeave - cost.together);
    return { ...this.found, isLeast, fewestMoved };
  }

  /** Nobody is on his way: parts the next two, or keeps what has been found. */
  private part(): void {
    if (this.isHopeless(0, 0, 0)) return;
    const pair = this.nextPair();
    if (pair === undefined) return this.keep();
    const free = pair.filter((player) => !this.settled[player]);
    for (const player of free) {
      this.leave(player);
      this.stay(player);
    }
    this.part();
    for (const player of free) this.unsettle(player);
  }

  private keep(): void {
    const { together, displaced, distance, depth } = this;
    const cost: StandingCost = { together, displaced, distance, depth };
    if (compareCosts(cost, this.found.cost) < 0) this.found = { holders: [...this.holders], cost };
  }

  private leave(player: number): void {
    this.settled[player] = 1;
    this.hold(player, nobody);
    this.seat({ player, hole: player });
    this.settled[player] = 0;
    this.hold(player, player);
  }

  private stay(player: number): void {
    this.together += this.pricesOn(player, player);
    this.settled[player] = 1;
    this.countLeavers(this.tableOf(player));
  }

  private unsettle(player: number): void {
    this.settled[player] = 0;
    this.together -= this.pricesOn(player, player);
    this.countLeavers(this.tableOf(player));
  }

  /** Tries all places for somebody who has left his own, the nearest first. */
  private seat({ player, hole }: Leaver): void {
    const back = Math.abs(player - hole);
    for (let far = 1; far < this.window.count; far += 1) {
      if (this.isHopeless(1, far, back)) return;
      for (const place of [player + far, player - far]) {
        if (this.isOpen(place, { player, hole })) this.trySeat(place, { player, hole });
      }
    }
  }

  private isOpen(place: number, { player, hole }: Leaver): boolean {
    if (place < 0 || place >= this.window.count || this.tableOf(place) === this.tableOf(player)) return false;
    const holder = this.holders[place] ?? nobody;
    return holder === nobody ? place === hole : !this.settled[holder];
  }

  private trySeat(place: number, { player, hole }: Leaver): void {
    this.trials -= 1;
    if (this.trials <= 0) return;
    const far = Math.abs(place - player);
    const next = this.holders[place] ?? nobody;
    if (next !== nobody) this.settled[next] = 1;
    this.hold(place, player);
    const price = this.pricesOn(player, place);
    this.count(price, 1, far, player);
    if (next === nobody) this.part();
    else this.seat({ player: next, hole });
    this.count(-price, -1, -far, -player);
    if (next !== nobody) this.settled[next] = 0;
    this.hold(place, next);
  }

  private count(together: number, displaced: number, distance: number, depth: number): void {
    this.together += together;
    this.displaced += displaced;
    this.distance += distance;
    this.depth += depth;
  }

  /**
   * Whether nothing can come of going on, where so many more are on their way, the next of them over `far` places at the least
   * and the last of them to a hole that lies `back` places off.
   */
  private isHopeless(onTheWay: number, far: number, back: number): boolean {
    if (this.trials <= 0) return true;
    const { cost } = this.found;
    const together = Math.max(this.together, this.window.floor);
    if (together !== cost.together) return together > cost.together;
    // Each further pair that may stay together spares at most one leaver.
    const leavers = Math.max(0, this.leaversInAll - (cost.together - this.together));
    const displaced = this.displaced + onTheWay + leavers;
    if (displaced !== cost.displaced) return displaced > cost.displaced;
    // Those who have to leave may be the ones who pass the hole on, so their steps must not be counted beside the way back to it.
    const places = this.method === 1 ? Math.max(far, back) + leavers : Math.max(far + leavers, back);
    return this.distance + places > cost.distance;
  }

  private hold(place: number, player: number): void {
    this.holders[place] = player;
    this.countLeavers(this.tableOf(place));
  }

  private countLeavers(table: number): void {
    const leavers = this.fewestLeavers(this.membersOf(table));
    this.leaversInAll += leavers - (this.leavers[table] ?? 0);
    this.leavers[table] = leavers;
  }

  private fewestLeavers(members: readonly number[]): number {
    const pair = this.openPair(members);
    if (pair === undefined) return 0;
    const free = pair.filter((player) => !this.settled[player]);
    return 1 + Math.min(...free.map((player) => this.fewestLeavers(members.filter((member) => member !== player))));
  }

  /** Two who sit together though they should not, as far as one of them can still leave. The lower placed comes first. */
  private nextPair(): readonly [number, number] | undefined {
    const table = this.leavers.findIndex((leavers) => leavers > 0);
    return table < 0 ? undefined : this.openPair(this.membersOf(table));
  }

  private openPair(members: readonly number[]): readonly [number, number] | undefined {
    const { count, prices } = this.window;
    for (const [index, one] of members.entries()) {
      for (const other of members.slice(index + 1)) {
        const isOpen = !this.settled[one] || !this.settled[other];
        if (isOpen && (prices[count * one + other] ?? 0) > 0) return [other, one];
      }
    }
    return undefined;
  }

  private membersOf(table: number): readonly number[] {
    const { starts } = this.window;
    return this.holders.slice(starts[table], starts[table + 1]).filter((holder) => holder !== nobody);
  }

  /** What a player costs on a place beside those who are settled at its table. */
  private pricesOn(player: number, place: number): number {
    const { count, prices } = this.window;
    return this.membersOf(this.tableOf(place)).reduce(
      (sum, member) => sum + (this.settled[member] ? (prices[count * player + member] ?? 0) : 0),
      0,
    );
  }

  private tableOf(place: number): number {
    return this.window.tableOf[place] ?? nobody;
  }
}
