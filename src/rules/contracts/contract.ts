import type { Card, Suit } from '../cards/card';
import type { KontraCall } from '../rulesets/house-rules';
import type { Announcement, EndingKind, GameId, Level, Side } from '../rulesets/ruleset';

/** What the declarer plays, as it was announced. */
export interface Contract {
  readonly game: GameId;
  readonly trump?: Suit | undefined;
  readonly hand?: boolean | undefined;
  readonly ouvert?: boolean | undefined;
  readonly announced?: Announcement | undefined;
  /** The first turned card was declined (Foster law 3). */
  readonly passtMirNicht?: boolean | undefined;
  /** The last trick is to be taken with the lowest trump, where the table has agreed to Spitze. */
  readonly spitze?: boolean | undefined;
  /** The last doubling that was said, where the table has agreed to Kontra. */
  readonly kontra?: KontraCall | undefined;
}

/** The unbroken run of trumps from the jack of clubs, held or missing: 1 to 11 in a suit game, 1 to 4 in Grand. */
export type Matadors = { readonly with: number } | { readonly without: number };

/** The declarer's dealt hand and the two skat cards. */
export interface DeclarerCards {
  readonly hand: readonly Card[];
  readonly skat: readonly Card[];
}

/** An early end. `level` is the level claimed with a claim. */
export interface Ending {
  readonly kind: EndingKind;
  readonly by: Side;
  readonly level?: Exclude<Level, 'simple'> | undefined;
}

/**
 * How the game went. `cardPoints` (0..120) are the declarer's with the skat, `tricks` (0..10) his tricks;
 * after an early end both stand as they were when it came, except where the cards were thrown in: then as assigned.
 * `opponents` says what the other side had by then.
 */
export interface Outcome {
  readonly cardPoints?: number | undefined;
  readonly tricks?: number | undefined;
  readonly opponents?: { readonly cardPoints: number; readonly tricks: number } | undefined;
  readonly ending?: Ending | undefined;
  /** Whether the declarer took the last trick with the lowest trump. */
  readonly spitze?: boolean | undefined;
}

/** A whole question about a value. */
export interface ValueRequest {
  readonly bid?: number | undefined;
  readonly contract: Contract;
  readonly matadors?: Matadors | undefined;
  readonly cards?: DeclarerCards | undefined;
  readonly outcome: Outcome;
  /** The deal belongs to a Bock round. */
  readonly bock?: boolean | undefined;
}
