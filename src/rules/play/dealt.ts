import type { Card } from '../cards/card';
import { ALL_CARDS, count, intersect, minus, NO_CARDS, setOf, toList, union, type CardSet } from '../cards/card-set';
import { SEATS, type Seat } from '../seats';
import { HAND_SIZE, SKAT_SIZE, type DealRecord, type Place, type Play } from './record';
import type { Undertaking } from './undertaking';

const PLACES: readonly Place[] = [...SEATS, 'skat'];

/** What lay where after dealing: the cards that are known, and how many more there were. */
export type Dealt = Readonly<Record<Place, { readonly cards: CardSet; readonly unseen: number }>>;

/** The cards as dealt; where only one place has unseen cards they are those that lie nowhere else. */
export const dealtCards = ({ hands, skat, unknown }: DealRecord): Dealt => {
  const seen = {
    forehand: { cards: setOf(hands.forehand), unseen: 0 },
    middlehand: { cards: setOf(hands.middlehand), unseen: 0 },
    rearhand: { cards: setOf(hands.rearhand), unseen: 0 },
    skat: { cards: setOf(skat), unseen: 0 },
  };
  return unknown === undefined ? seen : withUnseen(seen, unknown);
};

const withUnseen = (seen: Dealt, unknown: NonNullable<DealRecord['unknown']>): Dealt => {
  const rest = minus(ALL_CARDS, cardsSeen(seen));
  const open = PLACES.filter((place) => (unknown[place] ?? 0) > 0);
  const [only] = open.length === 1 && unknown[open[0] as Place] === count(rest) ? open : [];
  const at = (place: Place) =>
    place === only
      ? { cards: union(seen[place].cards, rest), unseen: 0 }
      : { cards: seen[place].cards, unseen: unknown[place] ?? 0 };
  return { forehand: at('forehand'), middlehand: at('middlehand'), rearhand: at('rearhand'), skat: at('skat') };
};

/** Every dealt card that was seen. */
const cardsSeen = ({ forehand, middlehand, rearhand, skat }: Dealt): CardSet =>
  union(union(forehand.cards, middlehand.cards), union(rearhand.cards, skat.cards));

/** What somebody plays from. Two players may play from one holding (Revolution). It changes as cards are played. */
export interface Holding {
  cards: CardSet;
  /** Further cards that nobody saw. */
  unseen: number;
  /** How many of all these have gone already, without its being known which. */
  gone: number;
}

/** What everybody holds at the first lead, and what lies away in the skat; null where that is not known. */
export interface Start {
  readonly holdings: readonly [Holding, Holding, Holding];
  readonly away: CardSet | null;
  /** Every dealt card that was seen. */
  readonly known: CardSet;
}

/** The hands as they are played: the declarer's after taking up and laying away. */
export const startOfPlay = (dealt: Dealt, record: DealRecord, undertaking: Undertaking | null): Start => {
  const known = cardsSeen(dealt);
  const holding = (seat: Seat): Holding => ({ cards: dealt[seat].cards, unseen: dealt[seat].unseen, gone: 0 });
  const skat = dealt.skat.unseen > 0 ? null : dealt.skat.cards;
  const holdings: [Holding, Holding, Holding] = [holding('forehand'), holding('middlehand'), holding('rearhand')];
  if (undertaking === null) return { holdings, away: skat, known };
  const declarer = SEATS.indexOf(undertaking.declarer);
  const { held, away } = declarersStart(dealt, record, undertaking);
  holdings[declarer] = held;
  if (undertaking.game.opponentsPool !== true) return { holdings, away, known: union(known, away ?? NO_CARDS) };
  const [first, second] = holdings.filter((_, seat) => seat !== declarer) as [Holding, Holding];
  const pool: Holding = { cards: union(first.cards, second.cards), unseen: first.unseen + second.unseen, gone: 0 };
  const shared = holdings.map((own, seat) => (seat === declarer ? own : pool)) as typeof holdings;
  return { holdings: shared, away, known: union(known, away ?? NO_CARDS) };
};

const declarersStart = (
  { skat, ...hands }: Dealt,
  { discard, plays }: DealRecord,
  { declarer, skat: handling }: Undertaking,
): { readonly held: Holding; readonly away: CardSet | null } => {
  const hand = hands[declarer];
  if (handling === 'untouched') {
    return { held: { ...hand, gone: 0 }, away: skat.unseen > 0 ? null : skat.cards };
  }
  const cards = union(hand.cards, skat.cards);
  const unseen = hand.unseen + skat.unseen;
  const away = discard === undefined ? neverPlayed(cards, unseen, plays, declarer) : setOf(discard);
  if (away === undefined) return { held: { cards, unseen, gone: SKAT_SIZE }, away: null };
  const fromUnseen = count(minus(away, cards));
  return { held: { cards: minus(cards, away), unseen: Math.max(0, unseen - fromUnseen), gone: 0 }, away };
};

/** The two of the declarer's twelve cards that he did not play, when he played the other ten. */
const neverPlayed = (cards: CardSet, unseen: number, plays: readonly Play[], declarer: Seat): CardSet | undefined => {
  const played = playedBy(plays, declarer);
  const left = minus(cards, played);
  return unseen === 0 && count(left) === SKAT_SIZE && count(intersect(cards, played)) === HAND_SIZE ? left : undefined;
};

const playedBy = (plays: readonly Play[], seat: Seat): CardSet =>
  setOf(plays.flatMap((play): readonly Card[] => (play.seat === seat && play.card !== null ? [play.card] : [])));

/** The plays with a card that nobody saw named, where it is the only one that its player had left. */
export const withLastCardsNamed = ({ holdings }: Start, plays: readonly Play[]): readonly Play[] => {
  if (plays.every(({ card }) => card !== null)) return plays;
  return plays.map((play) => {
    if (play.card !== null) return play;
    const { cards, unseen, gone } = holdings[SEATS.indexOf(play.seat)] ?? { cards: NO_CARDS, unseen: 1, gone: 0 };
    const hidden = plays.filter(({ seat, card }) => seat === play.seat && card === null).length;
    const left = toList(minus(cards, playedBy(plays, play.seat)));
    const [card] = hidden === 1 && left.length === 1 && unseen === 0 && gone === 0 ? left : [];
    return card === undefined ? play : { seat: play.seat, card };
  });
};
