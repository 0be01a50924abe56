import { after, type SeatIndex } from '../play/board';
import type { Layout } from './layout';
import type { Meter } from './meter';
import { above, MoveList, type Ranks } from './move-list';
import { Seen } from './seen';

/** What the table keeps of a number of tricks that is wanted: two bits for each. */
const MADE = 2;
const MISSED = 1;

/**
 * Whether the declarer can take exactly so many tricks more with open cards and best play of all: none in a Null, one
 * or two in Uno and Duo, and none against the shared hand of a Revolution. Card points count nothing.
 */
export class TrickSearch {
  private readonly kinds: Int32Array;
  private readonly takers: Int32Array;
  private readonly own: Int32Array;
  private readonly declarer: SeatIndex;
  private readonly meter: Meter;
  private readonly moves: MoveList;
  private readonly ranks: Ranks;
  private readonly seen = new Seen();

  /** `own`: what each seat holds, as places of the layout; two seats may hold the same cards. */
  constructor(layout: Layout, own: Int32Array, declarer: SeatIndex, meter: Meter) {
    const { kinds, takers } = layout;
    this.kinds = kinds;
    this.takers = takers;
    this.own = own;
    this.declarer = declarer;
    this.meter = meter;
    this.moves = new MoveList(layout, new Int32Array(kinds.length));
    const strength = (place: number): number => place & 7;
    this.ranks = {
      serving: kinds.map((_, place) => 100 + strength(place)),
      other: kinds.map((_, place) => 50 - strength(place)),
    };
  }

  /** Whether he can take exactly `want` of the tricks from a lead on. */
  lead(ply: number, rest: number, leader: SeatIndex, want: number): boolean {
    if (want < 0) return false;
    if (rest === 0) return want === 0;
    const { seen, moves } = this;
    const slot = seen.slotOf(rest, leader);
    const known = seen.read(slot, rest);
    const found = (known >>> (2 * want)) & 3;
    if (found !== 0) return found === MADE;
    const isDeclarer = leader === this.declarer;
    const hand = (this.own[leader] as number) & rest;
    const end = moves.write(ply, hand, hand, rest, 0, this.ranks, -1);
    let made = !isDeclarer;
    for (let at = moves.start(ply); at < end && made !== isDeclarer; at += 1) {
      const place = moves.places[at] as number;
      this.meter.count();
      made = this.second(ply + 1, rest ^ (1 << place), leader, want, place);
    }
    seen.write(slot, rest, known | ((made ? MADE : MISSED) << (2 * want)));
    return made;
  }

  /** The second card of a trick. */
  second(ply: number, rest: number, leader: SeatIndex, want: number, led: number): boolean {
    const { moves } = this;
    const seat = after(leader);
    const hand = (this.own[seat] as number) & rest;
    const legal = this.following(hand, led);
    const isDeclarer = seat === this.declarer;
    const beating = (this.takers[led] as number) & above(1 << led);
    const end = moves.write(ply, legal, hand, rest | (1 << led), isDeclarer ? ~beating : 0, this.ranks, -1);
    let made = !isDeclarer;
    for (let at = moves.start(ply); at < end && made !== isDeclarer; at += 1) {
      const place = moves.places[at] as number;
      this.meter.count();
      made = this.third(ply + 1, rest ^ (1 << place), leader, want, led, place);
    }
    return made;
  }

  /** The third card of a trick. */
  third(ply: number, rest: number, leader: SeatIndex, want: number, led: number, second: number): boolean {
    const { moves, declarer } = this;
    const seat = after(after(leader));
    const hand = (this.own[seat] as number) & rest;
    const legal = this.following(hand, led);
    const takers = this.takers[led] as number;
    const isTaken = second > led && ((takers >>> second) & 1) === 1;
    const holder = isTaken ? after(leader) : leader;
    const winning = takers & above(1 << (isTaken ? second : led));
    const isDeclarer = seat === declarer;
    const live = rest | (1 << led) | (1 << second);
    const end = moves.write(ply, legal, hand, live, isDeclarer ? ~winning : 0, this.ranks, -1);
    let made = !isDeclarer;
    for (let at = moves.start(ply); at < end && made !== isDeclarer; at += 1) {
      const place = moves.places[at] as number;
      this.meter.count();
      const taker = ((winning >>> place) & 1) === 1 ? seat : holder;
      made = this.lead(ply + 1, rest ^ (1 << place), taker, taker === declarer ? want - 1 : want);
    }
    return made;
  }

  private following(hand: number, led: number): number {
    const following = hand & (this.kinds[led] as number);
    return following === 0 ? hand : following;
  }
}
