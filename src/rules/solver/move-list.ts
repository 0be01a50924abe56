import type { Layout } from './layout';

const { clz32 } = Math;

/** How many cards one hand can choose from: the shared one of a Revolution has twenty. */
const WIDTH = 20;
const PLIES = 30;

/** Before every rank that a card can have. */
const FIRST = 1_000;

/** How promising a card is by itself, by place: where it serves its side in the trick, and where it does not. */
export interface Ranks {
  readonly serving: Int32Array;
  readonly other: Int32Array;
}

/** The places above the highest of a set. */
export function above(places: number): number {
  return places === 0 ? -1 : ~((2 << (31 - clz32(places))) - 1);
}

/**
 * Lists the moves of a position, the most promising first. Of neighbours of equal worth in one hand, between which no
 * card of another lies that is still in play, only the highest stands for all.
 */
export class MoveList {
  /** The places to play, from `ply * 20` on. */
  readonly places = new Int32Array(PLIES * WIDTH);
  private readonly order = new Int32Array(PLIES * WIDTH);
  private readonly kinds: Int32Array;
  private readonly worth: Int32Array;

  /** `worth`, by place: cards of one kind and worth can stand for each other. */
  constructor({ kinds }: Layout, worth: Int32Array) {
    this.kinds = kinds;
    this.worth = worth;
  }

  /**
   * Writes the moves of a ply and answers where they end. `legal` may be played from `hand`; `live` are the cards still
   * in play, the open trick among them; `serving` are those that serve their side; `first` (or -1) goes before all.
   */
  write(ply: number, legal: number, hand: number, live: number, serving: number, ranks: Ranks, first: number): number {
    const { places, order, kinds, worth } = this;
    const start = ply * WIDTH;
    const foreign = live & ~hand;
    let end = start;
    let last = -1;
    for (let rest = legal; rest !== 0;) {
      const place = 31 - clz32(rest);
      rest ^= 1 << place;
      const isSame =
        last >= 0 &&
        kinds[last] === kinds[place] &&
        worth[last] === worth[place] &&
        (foreign & ((1 << last) - 1) & ~((2 << place) - 1)) === 0;
      last = place;
      if (isSame) continue;
      const table = ((serving >>> place) & 1) === 1 ? ranks.serving : ranks.other;
      const rank = place === first ? FIRST : (table[place] as number);
      let at = end;
      for (; at > start && (order[at - 1] as number) < rank; at -= 1) {
        places[at] = places[at - 1] as number;
        order[at] = order[at - 1] as number;
      }
      places[at] = place;
      order[at] = rank;
      end += 1;
    }
    return end;
  }

  /** Where the moves of a ply begin. */
  start(ply: number): number {
    return ply * WIDTH;
  }
}
