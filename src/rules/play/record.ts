import type { Call } from '../auction/call';
import type { Card } from '../cards/card';
import type { Contract, Ending } from '../contracts/contract';
import type { RamschFacts } from '../ramsch/facts';
import type { EndingKind, Side } from '../rulesets/ruleset';
import type { Seat } from '../seats';

/** One card played; `null` is a card that nobody who kept the record saw. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** How play came to an early end beside the ways that codes of law know: a player ran out of time or left. */
export const DEAL_ENDINGS = ['timeout'] as const;

/** An early end of a recorded deal: by a side, or by the player whose doing it was. `level` goes with a claim. */
export interface DealEnding {
  readonly kind: EndingKind | (typeof DEAL_ENDINGS)[number];
  readonly by: Side | Seat;
  readonly level?: Ending['level'];
}

/** Where cards lie when all are dealt. */
export type Place = Seat | 'skat';

/** How many cards are dealt to each hand. */
export const HAND_SIZE = 10;

/** How many are dealt to the skat. */
export const SKAT_SIZE = 2;

/**
 * A recorded deal, as far as it was recorded. Hands and skat are as dealt, before the declarer touches the skat;
 * `turned` are skat cards turned up, `discard` what he laid away (absent where the skat stays as it was, or unseen).
 * A contract is played, or `ramsch`; with neither the deal was passed in or broke off. Of two cards turned the second
 * is the one chosen where the contract says passt-mir-nicht; otherwise both were exposed.
 */
export interface DealRecord {
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  /** How many dealt cards at each place nobody saw; they complete the hand of ten or the skat of two. */
  readonly unknown?: Readonly<Partial<Record<Place, number | undefined>>> | undefined;
  readonly skat: readonly Card[];
  readonly calls?: readonly Call[] | undefined;
  /** Who plays alone; from the calls where they are given. */
  readonly declarer?: Seat | undefined;
  /** The last value bid or held; from the calls where they are given. */
  readonly bid?: number | undefined;
  readonly contract?: Contract | undefined;
  readonly ramsch?: boolean | undefined;
  /** How often a Ramsch was doubled. */
  readonly doubled?: RamschFacts['doubled'];
  readonly turned?: readonly Card[] | undefined;
  readonly discard?: readonly Card[] | undefined;
  /** In the order in which they were played; may stop early. */
  readonly plays: readonly Play[];
  readonly ending?: DealEnding | undefined;
}
