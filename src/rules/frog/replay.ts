import type { Suit } from '../cards/card';
import { playing, silence } from '../laws/frog/frog';
import type { Law } from '../laws/law';
import { SEATS, type Seat } from '../seats';
import type { Text } from '../text';
import { beats, mayPlay, pointsOf, suitOf, type Card } from './card';
import { TRICKS } from './game';

/** A deal after the widow has been taken or left: eleven cards in each hand, three away. */
export interface Position {
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly away: readonly Card[];
  readonly declarer: Seat;
  readonly trump: Suit;
}

/** A card played; whoever is to play where nobody is named. */
export interface Play {
  readonly seat?: Seat | undefined;
  readonly card: Card;
}

export const PLAY_FAULTS = {
  'not-in-hand': { en: '{seat} does not hold {card}.', de: '{seat} hat {card} nicht.' },
  'already-played': { en: '{card} has been played.', de: '{card} ist schon gespielt.' },
  'out-of-turn': { en: 'It is not the turn of {seat}.', de: '{seat} ist nicht an der Reihe.' },
  revoke: { en: '{seat} could follow or trump.', de: '{seat} konnte bedienen oder stechen.' },
  'after-end': { en: 'All tricks have been played.', de: 'Alle Stiche sind gespielt.' },
} as const satisfies Readonly<Record<string, Text>>;
export type PlayFaultCode = keyof typeof PLAY_FAULTS;

export interface PlayFault {
  readonly play: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly code: PlayFaultCode;
  readonly law: Law;
}

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Null while it is open. */
  readonly winner: Seat | null;
  readonly points: number | null;
}

/** What happened: faults, tricks and counts, whose turn it is and what he may play. */
export interface Replay {
  readonly faults: readonly PlayFault[];
  readonly tricks: readonly Trick[];
  readonly cardPoints: { readonly declarer: number; readonly opponents: number };
  readonly trickCounts: { readonly declarer: number; readonly opponents: number };
  readonly toPlay: Seat | null;
  readonly mayPlay: readonly Card[] | null;
  readonly isOver: boolean;
}

/** Plays a deal card by card. A revoke lies and play goes on, unless `strict`; any other fault ends the reading. */
export const replay = ({ hands, away, declarer, trump }: Position, plays: readonly Play[], strict = false): Replay => {
  const held: Record<Seat, readonly Card[]> = { ...hands };
  const faults: PlayFault[] = [];
  const tricks: Trick[] = [];
  let toPlay: Seat | null = 'forehand';
  for (const [play, { seat: told, card }] of plays.entries()) {
    const seat: Seat = told ?? toPlay ?? 'forehand';
    const open: Trick | undefined = tricks.at(-1)?.winner === null ? tricks.at(-1) : undefined;
    const first = open?.cards[0];
    const led = first === undefined ? undefined : suitOf(first);
    const code = faultOf({ seat, card }, { toPlay, hand: held[seat], led, trump, tricks });
    if (code !== undefined) faults.push({ play, seat, card, code, law: code === 'revoke' ? playing : silence });
    if (code !== undefined && (code !== 'revoke' || strict)) break;
    held[seat] = held[seat].filter((one) => one !== card);
    if (open !== undefined) tricks.pop();
    const trick = afterCard(open ?? { leader: seat, cards: [], winner: null, points: null }, card, trump);
    tricks.push(trick);
    toPlay = trick.winner === null ? nextSeat(seat) : tricks.length === TRICKS ? null : trick.winner;
  }
  const done = tricks.filter(({ winner }) => winner !== null);
  const own = done.filter(({ winner }) => winner === declarer);
  const points = (some: readonly Trick[]): number => some.reduce((sum, trick) => sum + (trick.points ?? 0), 0);
  const last = tricks.at(-1);
  const led = last?.winner === null ? suitOf(last.cards[0] as Card) : undefined;
  return {
    faults,
    tricks,
    cardPoints: { declarer: points(own) + pointsOf(away), opponents: points(done) - points(own) },
    trickCounts: { declarer: own.length, opponents: done.length - own.length },
    toPlay,
    mayPlay: toPlay === null ? null : mayPlay(held[toPlay], led, trump),
    isOver: done.length === TRICKS,
  };
};

const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] as Seat;

interface Moment {
  readonly toPlay: Seat | null;
  readonly hand: readonly Card[];
  readonly led: Suit | undefined;
  readonly trump: Suit;
  readonly tricks: readonly Trick[];
}

const faultOf = (
  { seat, card }: { readonly seat: Seat; readonly card: Card },
  { toPlay, hand, led, trump, tricks }: Moment,
): PlayFaultCode | undefined => {
  if (toPlay === null) return 'after-end';
  if (tricks.some(({ cards }) => cards.includes(card))) return 'already-played';
  if (seat !== toPlay) return 'out-of-turn';
  if (!hand.includes(card)) return 'not-in-hand';
  return mayPlay(hand, led, trump).includes(card) ? undefined : 'revoke';
};

/** A trick with one card more; the third decides it. */
const afterCard = (trick: Trick, card: Card, trump: Suit): Trick => {
  const cards = [...trick.cards, card];
  if (cards.length < SEATS.length) return { ...trick, cards };
  const best = cards.reduce((so, one) => (beats(one, so, trump) ? one : so));
  const winner = SEATS[(SEATS.indexOf(trick.leader) + cards.indexOf(best)) % SEATS.length] as Seat;
  return { ...trick, cards, winner, points: pointsOf(cards) };
};
