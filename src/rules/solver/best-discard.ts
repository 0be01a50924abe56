import type { Card } from '../cards/card';
import { intersect, minus, setOf, toList, union, type CardSet } from '../cards/card-set';
import { pointsIn, pointsOf } from '../cards/points';
import type { Hands } from '../play/board';
import { BestPlay, rankOfProspect, type Prospect } from './best-play';
import { layoutFor, type Layout } from './layout';
import type { Meter } from './meter';
import type { Moment } from './moment';
import type { OpenGame } from './position';

/** What a game comes to played from the hand, and with the two cards laid away that serve it best. */
export interface Par {
  readonly hand: Prospect;
  readonly taken: Prospect;
  readonly discard: readonly [Card, Card];
}

/**
 * The best that a declarer can make of ten cards and the skat, the hands as dealt. One search serves every discard: what
 * still comes depends only on the cards that are left. Throws `SearchStopped` once the meter has run out.
 */
export function parOf(game: OpenGame, hands: Hands, skat: CardSet, meter: Meter): Par {
  const { declarer } = game;
  const twelve = union(hands[declarer], skat);
  const withHand = (hand: CardSet) => hands.map((own, seat) => (seat === declarer ? hand : own)) as unknown as Hands;
  const without = (away: CardSet): Moment => ({
    position: { hands: withHand(minus(twelve, away)), leader: 0, trick: [] },
    points: pointsIn(away),
    tricks: 0,
    lost: 0,
  });
  const start: Moment = { position: { hands: withHand(twelve), leader: 0, trick: [] }, points: 0, tricks: 0, lost: 0 };
  const play = new BestPlay(game, start, meter);
  const hand = play.prospectOf(without(skat));
  const [first, ...others] = discardsOf(game, twelve, hands);
  if (first === undefined) throw new Error('twelve cards can be laid away in some way');
  let discard = first;
  let taken = play.prospectOf(without(setOf(first)), hand.worth + GAIN);
  for (const other of others) {
    if (game.goal !== 'points' && taken.worth === 1) break;
    const moment = without(setOf(other));
    if (!play.mayExceed(moment, taken)) continue;
    const prospect = play.prospectOf(moment, taken.worth + 1);
    if (rankOfProspect(prospect) <= rankOfProspect(taken)) continue;
    taken = prospect;
    discard = other;
  }
  return { hand, taken, discard };
}

/** About so many card points more the skat is worth to a declarer who may choose what he lays away. */
const GAIN = 25;

type Pair = readonly [Card, Card];

/** The pairs that can be laid away, the most promising first; of such as come to the same only one. */
function discardsOf(game: OpenGame, twelve: CardSet, hands: Hands): readonly Pair[] {
  const layout = layoutFor(game.trump);
  const foreign = hands.reduce<CardSet>(
    (all, hand, seat) => (seat === game.declarer ? all : union(all, hand)),
    0 as CardSet,
  );
  const standsFor = (card: Card): Card => lowestLike(layout, game, card, twelve, minus(foreign, twelve));
  const cards = toList(twelve);
  const pairs = new Map<string, Pair>();
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) {
      const name = [standsFor(one), standsFor(other)].toSorted((a, b) => a - b).join(' ');
      if (!pairs.has(name)) pairs.set(name, [one, other]);
    }
  }
  const promise = (card: Card): number => promiseOf(layout, game, card);
  return [...pairs.values()].toSorted(([a, b], [c, d]) => promise(c) + promise(d) - promise(a) - promise(b));
}

/** The lowest card of the same worth that a card can stand for: no foreign card lies between. */
function lowestLike(
  { placeOf, cardAt, kinds }: Layout,
  { goal }: OpenGame,
  card: Card,
  own: CardSet,
  foreign: CardSet,
): Card {
  const kind = kinds[placeOf[card] as number];
  let lowest = card;
  for (let place = (placeOf[card] as number) - 1; place >= 0 && kinds[place] === kind; place -= 1) {
    const next = cardAt[place] as Card;
    if (intersect(setOf([next]), foreign) !== 0) break;
    if (intersect(setOf([next]), own) === 0) continue;
    if (goal === 'points' && pointsOf(next) !== pointsOf(card)) break;
    lowest = next;
  }
  return lowest;
}

/** How promising it is to lay a card away: for its points where it is no trump, and for its height where tricks are shunned. */
function promiseOf({ placeOf, trumps }: Layout, { goal }: OpenGame, card: Card): number {
  const place = placeOf[card] as number;
  if (goal !== 'points') return place & 7;
  return pointsOf(card) - (((trumps >>> place) & 1) === 1 ? TRUMP : 0) - (place & 7) / 10;
}

/** What makes it worse to lay a trump away than any card of points. */
const TRUMP = 15;
