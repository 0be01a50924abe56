import { count, type CardSet } from '../cards/card-set';
import { pointsIn } from '../cards/points';
import { leftOf, type SeatIndex } from '../play/board';
import { layoutFor, placesIn, type Layout } from './layout';
import { Meter } from './meter';
import { PointSearch } from './point-search';
import { cardsLeft, type OpenGame, type OpenPosition } from './position';
import { TrickSearch } from './trick-search';

const GUESS = 30;

/** What is made when it is first asked for: the table of a search is large. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Solves positions of one deal with open cards; what was found out of one serves the next. Every question may throw
 * `SearchStopped` once the meter has run out.
 */
export class Solver {
  private readonly layout: Layout;
  private readonly declarer: SeatIndex;
  private readonly forPoints: () => PointSearch;
  private readonly searchFor: (what: Gain, seekers: number) => PointSearch;
  private readonly forTricks: () => TrickSearch;

  /** `start`: any earlier position of the deal, whose cards are all that are ever asked about. */
  constructor({ trump, declarer }: OpenGame, start: OpenPosition, meter: Meter = new Meter()) {
    const layout = layoutFor(trump);
    const own = Int32Array.from(start.hands, (hand) => placesIn(layout, hand));
    for (const [place, card] of start.trick.entries()) {
      const seat = leftOf(start.leader, place);
      own[seat] = (own[seat] as number) | (1 << (layout.placeOf[card] as number));
    }
    this.layout = layout;
    const counting = countingCards(layout);
    const searches = new Map<string, PointSearch>();
    this.declarer = declarer;
    this.searchFor = (what, seekers) => {
      const name = `${what} ${seekers}`;
      const search =
        searches.get(name) ?? new PointSearch(what === 'points' ? layout : counting, own, declarer, meter, seekers);
      searches.set(name, search);
      return search;
    };
    this.forPoints = once(() => this.searchFor('points', 1 << declarer));
    this.forTricks = once(() => new TrickSearch(layout, own, declarer, meter));
  }

  /** Whether the declarer gets at least so many card points more, those of the open trick among them. */
  reaches(position: OpenPosition, need: number): boolean {
    return this.bound(position, need) >= need;
  }

  /**
   * The card points that the declarer still gets, those of the open trick among them; near `guess` it is found sooner.
   * `known` is told every bound on the way, for whoever may be stopped.
   */
  pointsFrom(position: OpenPosition, guess = GUESS, known?: (least: number, most: number) => void): number {
    let lower = 0;
    let upper = this.pointsLeft(position);
    let next = Math.min(Math.max(guess, 1), upper);
    while (lower < upper) {
      known?.(lower, upper);
      const need = next === lower ? lower + 1 : next;
      const value = this.bound(position, need);
      if (value >= need) lower = value;
      else upper = value;
      next = value;
    }
    return lower;
  }

  /** Whether the declarer can take at least so many tricks more, the open one among them. */
  takes(position: OpenPosition, tricks: number): boolean {
    return this.gets(position, 'tricks', tricks, 1 << this.declarer);
  }

  /**
   * Whether the declarer gets at least so many card points or tricks more where these seats, as bits, play for it and all
   * others against it: with none of them he gets it whatever is played, and with all of them he can get it at all.
   */
  gets(position: OpenPosition, what: Gain, amount: number, seekers: number): boolean {
    const need = what === 'points' ? amount : CARDS_IN_TRICK * amount;
    const left = what === 'points' ? this.pointsLeft(position) : count(cardsLeft(position));
    return left >= need && boundBy(this.searchFor(what, seekers), this.placed(position), left, need) >= need;
  }

  /** Whether the declarer can take exactly so many tricks more. */
  takesExactly(position: OpenPosition, want: number): boolean {
    const { rest, led, second, leader } = this.placed(position);
    const search = this.forTricks();
    if (led === undefined) return search.lead(0, rest, leader, want);
    if (second === undefined) return search.second(1, rest, leader, want, led);
    return search.third(2, rest, leader, want, led, second);
  }

  private bound(position: OpenPosition, need: number): number {
    return boundBy(this.forPoints(), this.placed(position), this.pointsLeft(position), need);
  }

  private pointsLeft(position: OpenPosition): number {
    return pointsIn(cardsLeft(position));
  }

  private placed({ hands: [first, second, third], leader, trick }: OpenPosition): Placed {
    const { placeOf } = this.layout;
    const rest = placesIn(this.layout, ((first | second | third) >>> 0) as CardSet);
    const [led, answer] = trick.map((card) => placeOf[card] as number);
    return { rest, led, second: answer, leader };
  }
}

/** What the declarer gets more of. */
export type Gain = 'points' | 'tricks';

/** A position in the places of a layout. */
interface Placed {
  readonly rest: number;
  readonly led: number | undefined;
  readonly second: number | undefined;
  readonly leader: SeatIndex;
}

const boundBy = (search: PointSearch, { rest, led, second, leader }: Placed, left: number, need: number): number => {
  if (led === undefined) return search.lead(0, rest, leader, left, need);
  if (second === undefined) return search.second(1, rest, leader, left, need, led);
  return search.third(2, rest, leader, left, need, led, second);
};

/** The same numbering with every card worth one: three of them are a trick. */
const countingCards = (layout: Layout): Layout => ({ ...layout, points: layout.points.map(() => 1) });

const CARDS_IN_TRICK = 3;
