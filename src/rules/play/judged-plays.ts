import type { Card } from '../cards/card';
import { add, count, has, intersect, NO_CARDS, without, type CardSet } from '../cards/card-set';
import { pointsOfAll, TRICKS } from '../cards/points';
import type { Ruleset } from '../rulesets/ruleset';
import { SEATS, type Seat } from '../seats';
import { after, playableFrom, thirdOf, type SeatIndex } from './board';
import type { Course, ReplayedTrick, ReplayMode } from './course';
import type { Holding, Start } from './dealt';
import type { PlayFault, PlayFaultCode } from './play-fault';
import type { Play } from './record';
import { winnerOf, type TrickOrder } from './trick-order';

/** Somebody did not follow suit: certainly against the rules, or if he is later seen to have held the suit. */
interface Renounce {
  readonly play: number;
  readonly trick: number;
  readonly seat: Seat;
  readonly holding: Holding;
  readonly kind: CardSet;
  readonly isCertain: boolean;
  shownIn: number | undefined;
}

interface OpenTrick {
  readonly plays: number[];
  readonly seats: SeatIndex[];
  readonly cards: (Card | null)[];
}

/** What is true between two plays. */
interface Table {
  readonly faults: PlayFault[];
  readonly renounces: Renounce[];
  readonly tricks: ReplayedTrick[];
  trick: OpenTrick;
  /** Who has the lead; null where an unseen card hides who won the last trick. */
  leader: SeatIndex | null;
  lain: CardSet;
}

const emptyTrick = (): OpenTrick => ({ plays: [], seats: [], cards: [] });

/**
 * Follows the plays of a record card by card. A card that should not have been played lies nevertheless, as it would
 * on a table; passed over is only one that comes after the last trick or to a trick in which its player has a card
 * already, and one that lay before counts as a card that nobody saw. In strict mode the first fault ends it.
 */
export function judgePlays(
  { playing }: Pick<Ruleset, 'playing'>,
  order: TrickOrder,
  { holdings, known }: Start,
  plays: readonly Play[],
  mode: ReplayMode,
): Course {
  const table: Table = { faults: [], renounces: [], tricks: [], trick: emptyTrick(), leader: 0, lain: NO_CARDS };
  for (let play = 0; play < plays.length; play += 1) {
    const { seat, card } = plays[play] as Play;
    const index = SEATS.indexOf(seat) as SeatIndex;
    const holding = holdings[index];
    const trick = table.tricks.length + 1;
    const code = faultOf(table, holding, known, index, card);
    if (code !== undefined) table.faults.push({ play, seat, code, law: playing.order, trick: Math.min(TRICKS, trick) });
    const lies = code !== 'after-end' && !table.trick.seats.includes(index);
    if (lies && card !== null && code !== 'already-played' && code !== 'not-in-hand') {
      noteFollowing(table, order, holding, play, seat, card);
    }
    if (mode === 'strict' && allFaults(table, playing.following).length > 0)
      return courseOf(table, order, playing.following, null);
    if (lies) lay(table, order, holding, known, play, index, code === 'already-played' ? null : card);
  }
  const isOver = table.tricks.length === TRICKS;
  const due = isOver ? null : dueIn(table.trick.seats, table.leader);
  return courseOf(table, order, playing.following, due === null ? null : { seat: due, holding: holdings[due] });
}

function courseOf(
  table: Table,
  order: TrickOrder,
  following: PlayFault['law'],
  due: { readonly seat: SeatIndex; readonly holding: Holding } | null,
): Course {
  const { tricks, trick, lain } = table;
  const isOpen = trick.plays.length > 0;
  return {
    faults: allFaults(table, following),
    tricks: isOpen ? [...tricks, replayed(order, trick)] : tricks,
    lain,
    toPlay: due === null ? null : SEATS[due.seat],
    mayPlay: due === null ? null : mayPlayFrom(order, due.holding, trick.cards[0]),
  };
}

/** What may be played from a holding that is known, to a card that is known, if one was led. */
function mayPlayFrom(
  order: TrickOrder,
  { cards, unseen, gone }: Holding,
  led: Card | null | undefined,
): CardSet | null {
  return unseen + gone > 0 || led === null ? null : playableFrom(order, cards, led);
}

function faultOf(
  { trick, tricks, leader, lain }: Table,
  { cards, unseen }: Holding,
  known: CardSet,
  seat: SeatIndex,
  card: Card | null,
): PlayFaultCode | undefined {
  if (tricks.length === TRICKS) return 'after-end';
  if (card !== null && has(lain, card)) return 'already-played';
  if (card !== null && !has(cards, card) && (unseen === 0 || has(known, card))) return 'not-in-hand';
  const due = dueIn(trick.seats, leader);
  return due === null || due === seat ? undefined : 'out-of-turn';
}

/** Whose turn it is; after two have played it is the third's, in whatever order they did. */
export function dueIn([first, second]: readonly SeatIndex[], leader: SeatIndex | null): SeatIndex | null {
  if (first === undefined) return leader;
  return second === undefined ? after(first) : thirdOf(first, second);
}

/**
 * Notes who does not follow suit, and who shows a suit that he did not follow before. Who is known to have held none of
 * it needs no note.
 */
function noteFollowing(
  { renounces, trick, tricks }: Table,
  { follows }: TrickOrder,
  holding: Holding,
  play: number,
  seat: Seat,
  card: Card,
): void {
  const now = tricks.length + 1;
  for (const renounce of renounces) {
    const isShown = renounce.holding === holding && has(renounce.kind, card);
    if (isShown) renounce.shownIn ??= now;
  }
  const kind = follows[trick.cards[0] ?? card] as CardSet;
  if (has(kind, card)) return;
  const { cards, unseen, gone } = holding;
  const isCertain = count(intersect(cards, kind)) > gone;
  if (!isCertain && unseen + gone === 0) return;
  renounces.push({ play, trick: now, seat, holding, kind, isCertain, shownIn: undefined });
}

function lay(
  table: Table,
  order: TrickOrder,
  holding: Holding,
  known: CardSet,
  play: number,
  seat: SeatIndex,
  card: Card | null,
): void {
  const { trick } = table;
  trick.plays.push(play);
  trick.seats.push(seat);
  trick.cards.push(card);
  if (card === null) holding.gone += 1;
  else {
    if (has(holding.cards, card)) holding.cards = without(holding.cards, card);
    else if (!has(known, card)) holding.unseen = Math.max(0, holding.unseen - 1);
    table.lain = add(table.lain, card);
  }
  if (trick.seats.length < SEATS.length) return;
  const closed = replayed(order, trick);
  table.tricks.push(closed);
  table.leader = closed.winner === null ? null : (SEATS.indexOf(closed.winner) as SeatIndex);
  table.trick = emptyTrick();
}

/** A trick as it lay; only a full one whose cards are all known has a winner. */
function replayed(order: TrickOrder, { plays, seats, cards }: OpenTrick): ReplayedTrick {
  const [led, second, third] = cards;
  const isSeen = areSeen(cards);
  const isFull = isSeen && led !== undefined && second !== undefined && third !== undefined;
  const winner = isFull ? seats[winnerOf(order, led as Card, second as Card, third as Card)] : undefined;
  return {
    leader: SEATS[seats[0] ?? 0],
    seats: seats.map((seat) => SEATS[seat]),
    cards,
    plays,
    winner: winner === undefined ? null : SEATS[winner],
    points: isSeen ? pointsOfAll(cards) : null,
  };
}

const areSeen = (cards: readonly (Card | null)[]): cards is readonly Card[] => !cards.includes(null);

/** All faults in the order of play: a renounce is one where the suit was certainly held, or was shown later. */
function allFaults({ faults, renounces }: Table, law: PlayFault['law']): readonly PlayFault[] {
  if (renounces.length === 0) return faults;
  const revokes = renounces
    .filter(({ isCertain, shownIn }) => isCertain || shownIn !== undefined)
    .map(({ play, trick, seat, shownIn }): PlayFault => ({ play, seat, code: 'revoke', law, trick, shownIn }));
  return revokes.length === 0 ? faults : [...faults, ...revokes].toSorted((a, b) => a.play - b.play);
}
