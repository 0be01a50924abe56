import type { Card } from '../cards/card';
import type { CardSet } from '../cards/card-set';
import type { Seat } from '../seats';
import type { PlayFault } from './play-fault';

/** `judge` notes every fault and goes on; `strict` stops at the first. */
export const REPLAY_MODES = ['judge', 'strict'] as const;
export type ReplayMode = (typeof REPLAY_MODES)[number];

/** A trick as it lay, in the order of play; an open trick, and one that unseen cards leave undecided, has no winner. */
export interface ReplayedTrick {
  readonly leader: Seat;
  readonly seats: readonly Seat[];
  /** `null` is an unseen card. */
  readonly cards: readonly (Card | null)[];
  /** Which plays of the record these are, counted from 0. */
  readonly plays: readonly number[];
  readonly winner: Seat | null;
  /** Card points 0..33 lying in it; null with an unseen card. */
  readonly points: number | null;
}

/** What happened in play: every card that should not have been played, every trick, and the cards that lay. */
export interface Course {
  readonly faults: readonly PlayFault[];
  readonly tricks: readonly ReplayedTrick[];
  readonly lain: CardSet;
  /** Whose turn it is; null when all is played, after a fault that ended it, and where an unseen card hides it. */
  readonly toPlay: Seat | null;
  /** What he may play; null where not all of his cards are known. */
  readonly mayPlay: CardSet | null;
}
