import type { AwardRule } from '../awards/award';
import type { JackpotRule } from '../awards/jackpot';
import type { PrizeRule } from '../prizes/pay-prizes';

/** Where what was collected goes: so many parts of it to this pot. */
export interface PotShare {
  readonly pot: string;
  readonly parts: number;
}

/** From this lost game of a list on, counted from 1, each costs so many cents, until the next tier begins. */
export interface LossTier {
  readonly from: number;
  readonly cents: number;
}

/** What everybody pays: once on entry, for each session he is seated in, for each game he loses in a list, or for each deal passed at his table. */
export type ChargeRule = {
  readonly code: string;
  readonly to: readonly PotShare[];
  /** Whether a director may give it back. */
  readonly refundable: boolean;
} & (
  | { readonly per: 'entry' | 'session' | 'passed-deal'; readonly cents: number }
  | { readonly per: 'lost-game'; readonly tiers: readonly LossTier[] }
);

/** Everything an event announces about money, in cents. A pot is paid out by at most one prize rule, award or jackpot; one that none pays out is the organiser's. */
export interface MoneyPlan {
  readonly charges: readonly ChargeRule[];
  readonly prizes: readonly (PrizeRule & { readonly pot: string })[];
  readonly awards: readonly (AwardRule & { readonly pot?: string | undefined })[];
  readonly jackpots: readonly (JackpotRule & { readonly pot: string })[];
}

/** What somebody did at the desk, in cents above 0: money taken in, paid out, given back, or put into a pot by the organiser. */
export type Booking =
  | { readonly kind: 'payment' | 'payout'; readonly playerId: string; readonly cents: number }
  | { readonly kind: 'refund'; readonly playerId: string; readonly charge: string; readonly cents: number }
  | { readonly kind: 'grant'; readonly pot: string; readonly cents: number };

/** What counts for money in one player's session: the games he lost and the deals that were passed at his table. */
export interface ListAccount {
  readonly playerId: string;
  readonly session: number;
  readonly table: number;
  readonly lost: number;
  readonly passed: number;
}

/** What charges and bookings rest on. */
export interface MoneyEvent {
  readonly entrants: readonly string[];
  readonly lists: readonly ListAccount[];
  readonly bookings: readonly Booking[];
}
