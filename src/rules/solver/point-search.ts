import { after, type SeatIndex } from '../play/board';
import type { Layout } from './layout';
import type { Meter } from './meter';
import { above, MoveList, type Ranks } from './move-list';
import { Seen } from './seen';

// Bound once: in the innermost loop looking up a global may cost more than the operation.
const { clz32 } = Math;

/** Set in what the table keeps, so that it is never 0; below it the move, the upper and the lower bound. */
const KNOWN = 1 << 20;
const MOVE = 14;
const UPPER = 7;
const BOUND = 127;

/**
 * The card points that the declarer can still get with open cards and best play of all: alpha-beta with a window of one
 * point. The table knows positions at a lead by what is left, since every card has its owner from the start.
 */
export class PointSearch {
  private readonly kinds: Int32Array;
  private readonly takers: Int32Array;
  private readonly points: Int32Array;
  private readonly trumps: number;
  private readonly plain: readonly number[];
  private readonly own: Int32Array;
  private readonly declarer: SeatIndex;
  /** The seats that play for what the declarer gets, as bits. */
  private readonly seekers: number;
  private readonly isBestPlay: boolean;
  private readonly meter: Meter;
  private readonly moves: MoveList;
  private readonly leads: Ranks;
  private readonly replies: Ranks;
  private readonly seen = new Seen();

  /**
   * `own`: what each seat holds, as places of the layout. `seekers`, as bits, play for what the declarer gets and all others
   * against it: he alone, unless it is asked what can happen whatever somebody plays.
   */
  constructor(layout: Layout, own: Int32Array, declarer: SeatIndex, meter: Meter, seekers = 1 << declarer) {
    const { kinds, takers, points, trumps } = layout;
    this.kinds = kinds;
    this.takers = takers;
    this.points = points;
    this.trumps = trumps;
    this.plain = [...new Set(kinds)].filter((kind) => kind !== trumps);
    this.own = own;
    this.declarer = declarer;
    this.seekers = seekers;
    this.isBestPlay = seekers === 1 << declarer;
    this.meter = meter;
    this.moves = new MoveList(layout, points);
    const trump = (place: number, bonus: number): number => (((trumps >>> place) & 1) === 1 ? bonus : 0);
    this.leads = {
      serving: points.map((worth) => 100 + worth),
      other: points.map((worth, place) => 50 - 2 * worth + trump(place, 20)),
    };
    this.replies = {
      serving: points.map((worth) => 100 + worth),
      other: points.map((worth, place) => 50 - 2 * worth - trump(place, 5)),
    };
  }

  /**
   * A bound of what the declarer still gets from a lead on: at least `need` where he reaches it, and then he gets as
   * much or more; below it where he does not, and then he gets so much at most. `left` are the card points in `rest`.
   */
  lead(ply: number, rest: number, leader: SeatIndex, left: number, need: number): number {
    if (need <= 0) return 0;
    if (left < need) return left;
    const declarers = (this.own[this.declarer] as number) & rest;
    const bound = this.sure(rest, declarers, leader, left, need);
    if (bound >= 0) return bound;
    const { seen, moves } = this;
    const slot = seen.slotOf(rest, leader);
    const known = seen.read(slot, rest);
    let lower = 0;
    let upper = left;
    let first = -1;
    if (known !== 0) {
      lower = known & BOUND;
      if (lower >= need) return lower;
      upper = (known >>> UPPER) & BOUND;
      if (upper < need) return upper;
      first = (known >>> MOVE) & 31;
    }
    const isSeeking = ((this.seekers >>> leader) & 1) === 1;
    const hand = (this.own[leader] as number) & rest;
    const end = moves.write(ply, hand, hand, rest, this.servingLeads(rest, hand, leader), this.leads, first);
    let best = isSeeking ? -1 : BOUND;
    for (let at = moves.start(ply); at < end; at += 1) {
      const place = moves.places[at] as number;
      this.meter.count();
      const value = this.second(ply + 1, rest ^ (1 << place), leader, left, need, place);
      if (isSeeking ? value > best : value < best) {
        best = value;
        first = place;
        if (isSeeking ? best >= need : best < need) break;
      }
    }
    if (best >= need) lower = best;
    else upper = best;
    seen.write(slot, rest, KNOWN | (first << MOVE) | (upper << UPPER) | lower);
    return best;
  }

  /** The second card of a trick. */
  second(ply: number, rest: number, leader: SeatIndex, left: number, need: number, led: number): number {
    const { moves } = this;
    const seat = after(leader);
    const hand = (this.own[seat] as number) & rest;
    const legal = this.following(hand, led);
    const serving = this.servingSeconds(rest, legal, seat, led);
    const isSeeking = ((this.seekers >>> seat) & 1) === 1;
    const end = moves.write(ply, legal, hand, rest | (1 << led), serving, this.replies, -1);
    let best = isSeeking ? -1 : BOUND;
    for (let at = moves.start(ply); at < end; at += 1) {
      const place = moves.places[at] as number;
      this.meter.count();
      const value = this.third(ply + 1, rest ^ (1 << place), leader, left, need, led, place);
      if (isSeeking ? value > best : value < best) {
        best = value;
        if (isSeeking ? best >= need : best < need) break;
      }
    }
    return best;
  }

  /** The third card of a trick. */
  third(ply: number, rest: number, leader: SeatIndex, left: number, need: number, led: number, second: number): number {
    const { moves, points, declarer } = this;
    const seat = after(after(leader));
    const hand = (this.own[seat] as number) & rest;
    const legal = this.following(hand, led);
    const takers = this.takers[led] as number;
    const isTaken = second > led && ((takers >>> second) & 1) === 1;
    const holder = isTaken ? after(leader) : leader;
    const winning = takers & above(1 << (isTaken ? second : led));
    const isSeeking = ((this.seekers >>> seat) & 1) === 1;
    const serving = seat === declarer || holder === declarer ? winning : legal;
    const end = moves.write(ply, legal, hand, rest | (1 << led) | (1 << second), serving, this.replies, -1);
    const lying = (points[led] as number) + (points[second] as number);
    let best = isSeeking ? -1 : BOUND;
    for (let at = moves.start(ply); at < end; at += 1) {
      const place = moves.places[at] as number;
      this.meter.count();
      const taker = ((winning >>> place) & 1) === 1 ? seat : holder;
      const trick = lying + (points[place] as number);
      const gain = taker === declarer ? trick : 0;
      const value = gain + this.lead(ply + 1, rest ^ (1 << place), taker, left - trick, need - gain);
      if (isSeeking ? value > best : value < best) {
        best = value;
        if (isSeeking ? best >= need : best < need) break;
      }
    }
    return best;
  }

  private following(hand: number, led: number): number {
    const following = hand & (this.kinds[led] as number);
    return following === 0 ? hand : following;
  }

  /**
   * A bound by cards that nobody can take: the highest trumps belong to their side whatever is played; without trumps
   * against him, so do the highest cards of a suit to whoever leads them. -1 where it decides nothing.
   */
  private sure(rest: number, declarers: number, leader: SeatIndex, left: number, need: number): number {
    const { trumps, points, declarer } = this;
    let sure = 0;
    const leading = (this.own[leader] as number) & rest;
    const trumpsLeft = rest & trumps;
    const byDeclarer = trumpsLeft === 0 ? leader === declarer : ((declarers >>> (31 - clz32(trumpsLeft))) & 1) === 1;
    const side = byDeclarer ? declarers : rest & ~declarers;
    for (let run = trumpsLeft; run !== 0;) {
      const top = 31 - clz32(run);
      if (((side >>> top) & 1) === 0) break;
      sure += points[top] as number;
      run ^= 1 << top;
    }
    if (this.isBestPlay && (leader === declarer) === byDeclarer && (trumpsLeft & ~side) === 0) {
      for (const kind of this.plain) {
        for (let run = rest & kind; run !== 0;) {
          const top = 31 - clz32(run);
          if (((leading >>> top) & 1) === 0) break;
          sure += points[top] as number;
          run ^= 1 << top;
        }
      }
    }
    if (byDeclarer) return sure >= need ? sure : -1;
    return left - sure < need ? left - sure : -1;
  }

  /** The leads that nobody of the other side can take. */
  private servingLeads(rest: number, hand: number, leader: SeatIndex): number {
    const { own, declarer } = this;
    const others = leader === declarer ? rest & ~hand : (own[declarer] as number) & rest;
    let serving = 0;
    for (const kind of this.plain) {
      const held = hand & kind;
      if (held === 0) continue;
      if (leader === declarer) {
        const [one, other] = [(own[after(leader)] as number) & rest, (own[after(after(leader))] as number) & rest];
        const isRuffed =
          ((one & kind) === 0 && (one & this.trumps) !== 0) || ((other & kind) === 0 && (other & this.trumps) !== 0);
        if (!isRuffed) serving |= held & above(others & kind);
      } else if ((others & kind) !== 0) serving |= held & above(others & kind);
      else if ((others & this.trumps) === 0) serving |= held;
    }
    return serving | (hand & this.trumps & above(others & this.trumps));
  }

  /** The second cards that serve their side, as the third can answer. */
  private servingSeconds(rest: number, legal: number, seat: SeatIndex, led: number): number {
    const { declarer } = this;
    const takers = this.takers[led] as number;
    const third = after(seat);
    const best = this.following((this.own[third] as number) & rest, led) & takers;
    const overLed = takers & above(1 << led);
    const overThird = above(best);
    if (seat === declarer) return overLed & overThird;
    if (third === declarer) return ((overThird >>> led) & 1) === 1 ? legal : overLed & overThird;
    return (best & overLed) !== 0 ? legal : overLed;
  }
}
