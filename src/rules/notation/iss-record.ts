import type { Card } from '../cards/card';

/** Players as the server numbers them: 0 forehand, 1 middlehand, 2 rearhand. */
export const ISS_SEATS = [0, 1, 2] as const;
export type IssSeat = (typeof ISS_SEATS)[number];

/** A card of a record, or null where the log did not see it (`??`). */
export type SeenCard = Card | null;

export const ISS_GAMES = ['G', 'C', 'S', 'H', 'D', 'N'] as const;
export type IssGame = (typeof ISS_GAMES)[number];

/** What a game letter can carry: ouvert, hand, schneider announced, schwarz announced. */
export const ISS_MANNERS = ['O', 'H', 'S', 'Z'] as const;
export type IssManner = (typeof ISS_MANNERS)[number];

type OfSeat<Kind> = Kind extends string ? { readonly kind: Kind; readonly seat: IssSeat } : never;

/** One move of a record. */
export type IssAction =
  | { readonly kind: 'deal'; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'skat'; readonly cards: readonly SeenCard[] }
  | OfSeat<'timeout' | 'left' | 'hold' | 'pass' | 'take' | 'resign'>
  | { readonly kind: 'bid'; readonly seat: IssSeat; readonly bid: number }
  | {
      readonly kind: 'announce';
      readonly seat: IssSeat;
      readonly game: IssGame;
      readonly manners: readonly IssManner[];
      /** The two discards, the ten open cards, both or none. */
      readonly cards: readonly SeenCard[];
    }
  | { readonly kind: 'discard'; readonly seat: IssSeat; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'show'; readonly seat: IssSeat; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'play'; readonly seat: IssSeat; readonly card: SeenCard };

/** A move and where it stands in the text it was read from. */
export type IssMove = IssAction & { readonly offset: number };

/** How the server closed a game. Seats are -1 where there is none. */
export interface IssOutcome {
  readonly declarer: IssSeat | -1;
  readonly outcome: 'win' | 'loss' | 'penalty';
  /** Signed game value, lost already doubled. */
  readonly value: number;
  /** Positive with, negative without, 0 for Null. */
  readonly matadors: number;
  readonly overbid: boolean;
  /** The declarer's card points 0..120 with the two cards put away, and his tricks 0..10. */
  readonly cardPoints: number;
  readonly tricks: number;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly penalized: readonly [boolean, boolean, boolean];
  readonly left: IssSeat | -1;
  readonly timedOut: IssSeat | -1;
  /** Absent in the oldest records. */
  readonly resigned?: boolean | undefined;
}

/** A game as the International Skat Server writes it down. */
export interface IssRecord {
  /** All tags but the moves and the result, in their order, values without escapes. */
  readonly tags: readonly IssTag[];
  readonly moves: readonly IssMove[];
  readonly result: IssOutcome | 'passed';
}

export interface IssTag {
  readonly name: string;
  readonly value: string;
}
