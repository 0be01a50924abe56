import type { Card } from '../cards/card';
import { fault, type Fault } from '../faults';
import type { Ruleset } from '../rulesets/ruleset';
import { SEATS } from '../seats';
import type { SeatIndex } from './board';
import { dueIn } from './judged-plays';
import type { DealRecord, Play } from './record';
import { trickOrderOf, winnerOf, type TrickOrder } from './trick-order';
import { readUndertaking } from './undertaking';

/** A play as it is told: with its seat, or a bare card of whoever's turn it is. */
export type ToldPlay = Play | Card;

type SeatedPlays =
  { readonly ok: true; readonly plays: readonly Play[] } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * The plays of a deal with the seats that follow from the play: forehand leads, then whoever took the trick (Foster law
 * 45; ISkO 4.1.1). A bare card after a trick with an unseen one is a fault, since nobody knows who led it.
 */
export function seatPlays(ruleset: Ruleset, deal: Omit<DealRecord, 'plays'>, told: readonly ToldPlay[]): SeatedPlays {
  if (told.every((play) => typeof play !== 'number')) return { ok: true, plays: told };
  const read = readUndertaking(ruleset, { ...deal, plays: [] });
  const trump = read.ok ? read.agreed.undertaking?.trump : undefined;
  return seatedBy(trickOrderOf(trump ?? 'jacks'), told);
}

function seatedBy(order: TrickOrder, told: readonly ToldPlay[]): SeatedPlays {
  const plays: Play[] = [];
  let leader: SeatIndex | null = 0;
  let seats: SeatIndex[] = [];
  let cards: (Card | null)[] = [];
  for (const [index, play] of told.entries()) {
    const due: SeatIndex | null = dueIn(seats, leader);
    if (typeof play === 'number' && due === null) {
      return { ok: false, faults: [fault('facts-missing', `/plays/${index}/seat`, { field: 'seat' })] };
    }
    const seated: Play = typeof play === 'number' ? { seat: SEATS[due ?? 0], card: play } : play;
    plays.push(seated);
    const seat = SEATS.indexOf(seated.seat) as SeatIndex;
    if (seats.includes(seat)) continue;
    seats.push(seat);
    cards.push(seated.card);
    if (seats.length < SEATS.length) continue;
    leader = takerOf(order, seats, cards);
    seats = [];
    cards = [];
  }
  return { ok: true, plays };
}

/** Who took a full trick; null where one of its cards was not seen. */
function takerOf(order: TrickOrder, seats: readonly SeatIndex[], cards: readonly (Card | null)[]): SeatIndex | null {
  const [led, second, third] = cards.filter((card) => card !== null);
  if (led === undefined || second === undefined || third === undefined) return null;
  return seats[winnerOf(order, led, second, third)] ?? null;
}
