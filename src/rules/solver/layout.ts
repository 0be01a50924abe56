import { PACK, type Card } from '../cards/card';
import { toList, type CardSet } from '../cards/card-set';
import { trumpsOf, type Trump } from '../cards/orders';
import { pointsOf } from '../cards/points';
import { kindOf } from '../play/trick-order';

/**
 * The pack numbered anew for one trump: each kind is a run of places, a higher place takes a lower one of its kind, and
 * the trumps stand above all. So of the cards that can take a trick the highest bit does.
 */
export interface Layout {
  readonly placeOf: Int32Array;
  readonly cardAt: readonly Card[];
  /** By place: the places that follow it. */
  readonly kinds: Int32Array;
  /** By place: the places that can take a trick to which it is led. */
  readonly takers: Int32Array;
  /** By place: card points 0..11. */
  readonly points: Int32Array;
  readonly trumps: number;
}

function layoutOf(trump: Trump): Layout {
  const upwards = [...new Set(PACK.map((card) => kindOf(trump, card)[0] as Card))]
    .map((highest) => kindOf(trump, highest).toReversed())
    .toSorted((a, b) => Number(isTrump(trump, a)) - Number(isTrump(trump, b)));
  const cardAt = upwards.flat();
  const placeOf = Int32Array.from(PACK, (card) => cardAt.indexOf(card));
  const placesOf = (cards: readonly Card[]) =>
    cards.reduce((places, card) => places | (1 << (placeOf[card] as number)), 0);
  const trumps = placesOf(trumpsOf(trump));
  const kinds = Int32Array.from(cardAt, (card) => placesOf(kindOf(trump, card)));
  return {
    placeOf,
    cardAt,
    kinds,
    takers: kinds.map((kind) => kind | trumps),
    points: Int32Array.from(cardAt, pointsOf),
    trumps,
  };
}

function isTrump(trump: Trump, kind: readonly Card[]): boolean {
  return trumpsOf(trump).includes(kind[0] as Card);
}

const LAYOUTS = new Map<Trump, Layout>();

/** The numbering for a trump, made once. */
export function layoutFor(trump: Trump): Layout {
  const layout = LAYOUTS.get(trump) ?? layoutOf(trump);
  LAYOUTS.set(trump, layout);
  return layout;
}

/** A set of cards as a set of places. */
export function placesIn({ placeOf }: Layout, cards: CardSet): number {
  return toList(cards).reduce((places, card) => places | (1 << (placeOf[card] as number)), 0);
}
