import type { Seat } from '../seats';

/** What somebody does when the auction opens: call first, answer the calls, or wait until one of the two has passed. */
export const TURNS = ['bids', 'answers', 'waits'] as const;
export type Turn = (typeof TURNS)[number];

/** Middlehand bids to forehand, rearhand comes in later, in every code. */
export const OPENING_TURNS: Readonly<Record<Seat, Turn>> = {
  forehand: 'answers',
  middlehand: 'bids',
  rearhand: 'waits',
};
