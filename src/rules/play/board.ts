import type { Card } from '../cards/card';
import { setOf, type CardSet } from '../cards/card-set';
import { winnerOf, type TrickOrder } from './trick-order';

/** A seat by its place in the round: 0 forehand, 1 middlehand, 2 rearhand. */
export type SeatIndex = 0 | 1 | 2;

const NEXT: readonly SeatIndex[] = [1, 2, 0];

/** The seat to the left. */
export function after(seat: SeatIndex): SeatIndex {
  return NEXT[seat] as SeatIndex;
}

/** The seat that neither of two others is. */
export function thirdOf(one: SeatIndex, other: SeatIndex): SeatIndex {
  return (3 - one - other) as SeatIndex;
}

/** The seat so many places to the left, 0 to 2. */
export function leftOf(seat: SeatIndex, places: number): SeatIndex {
  return ((seat + places) % 3) as SeatIndex;
}

/** The cards that each seat can play from; the opponents of a Revolution have one hand, and both show all its cards. */
export type Hands = readonly [forehand: CardSet, middlehand: CardSet, rearhand: CardSet];

/** The cards of a hand that may be played to a lead: those that follow it, or any where none does. */
export function playableFrom({ follows }: TrickOrder, hand: number, led: Card | undefined): CardSet {
  if (led === undefined) return (hand >>> 0) as CardSet;
  const following = hand & (follows[led] as number);
  return ((following === 0 ? hand : following) >>> 0) as CardSet;
}

/** No card lies here. */
const NOTHING = -1;

/**
 * A deal while it is played: what everybody holds, what lies in the open trick, whose turn it is. It changes with each
 * card, so that nothing is made anew for a play; a copy stands for itself.
 */
export class Board {
  private readonly order: TrickOrder;
  private readonly hands: Int32Array;
  private lead: SeatIndex;
  private turn: SeatIndex;
  private led: number = NOTHING;
  private second: number = NOTHING;

  /** The position before a lead: the first is forehand's, whoever plays alone (Foster law 45; ISkO 4.1). */
  constructor(order: TrickOrder, hands: ArrayLike<number>, leader: SeatIndex = 0) {
    this.order = order;
    this.hands = Int32Array.from(hands);
    this.lead = leader;
    this.turn = leader;
  }

  /** The same position, to be played on by itself. */
  copy(): Board {
    const twin = new Board(this.order, this.hands, this.lead);
    twin.turn = this.turn;
    twin.led = this.led;
    twin.second = this.second;
    return twin;
  }

  /** Whose turn it is. */
  get toPlay(): SeatIndex {
    return this.turn;
  }

  /** Who led to the open trick, or leads to the next. */
  get leader(): SeatIndex {
    return this.lead;
  }

  /** What a seat can play from. */
  handOf(seat: SeatIndex): CardSet {
    return ((this.hands[seat] as number) >>> 0) as CardSet;
  }

  /** The cards that whoever is to play may play; none when all are played. */
  get playable(): CardSet {
    return playableFrom(
      this.order,
      this.hands[this.turn] as number,
      this.led === NOTHING ? undefined : (this.led as Card),
    );
  }

  /**
   * Plays a card that whoever is to play holds; the third card ends the trick, and its winner leads. Nobody else holds
   * the card but who plays from the same hand, so that it leaves all.
   */
  play(card: Card): void {
    const { hands } = this;
    const others = ~(1 << card);
    hands[0] = (hands[0] as number) & others;
    hands[1] = (hands[1] as number) & others;
    hands[2] = (hands[2] as number) & others;
    if (this.led === NOTHING) {
      this.led = card;
      this.turn = after(this.turn);
    } else if (this.second === NOTHING) {
      this.second = card;
      this.turn = after(this.turn);
    } else {
      this.lead = leftOf(this.lead, winnerOf(this.order, this.led as Card, this.second as Card, card));
      this.turn = this.lead;
      this.led = NOTHING;
      this.second = NOTHING;
    }
  }
}

/** The hands of three lists of cards. */
export function handsOf(lists: readonly (readonly Card[])[]): Hands {
  return [setOf(lists[0] ?? []), setOf(lists[1] ?? []), setOf(lists[2] ?? [])];
}
