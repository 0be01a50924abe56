import type { z } from 'zod';
import { fault, rankOfCall, seatPlays, type DealRecord, type Replay, type Ruleset } from '../../../rules';
import { rankedCall } from '../bids';
import { refusalOf } from '../faults';
import type { Deal } from './deal.schema';

/** A record that was replayed under a ruleset. */
export interface ReplayedDeal {
  readonly ruleset: Ruleset;
  readonly record: DealRecord;
  readonly replay: Replay;
}

/** A deal of a client as the rules read it: named calls become their ranks, bare cards get their seats;
 * a word that names no call is refused, and a bare card whose player cannot be known. */
export const recordOf = (
  ruleset: Ruleset,
  { calls, bid, plays, ...deal }: z.infer<typeof Deal>,
  pointer = '',
): DealRecord => {
  const record = {
    ...deal,
    calls: calls?.map((call) => rankedCall(ruleset, call)),
    bid: figureOf(ruleset, bid, `${pointer}/bid`),
  };
  const seated = seatPlays(ruleset, record, plays);
  if (seated.ok) return { ...record, plays: seated.plays };
  const faults = seated.faults.map((found) => ({ ...found, pointer: pointer + found.pointer }));
  throw refusalOf(faults, ruleset.id);
};

const figureOf = (ruleset: Ruleset, bid: number | string | undefined, pointer: string): number | undefined => {
  if (typeof bid !== 'string') return bid;
  const rank = rankOfCall(ruleset, bid);
  if (rank === undefined) {
    throw refusalOf([fault('not-a-game-value', pointer, { bid }, ruleset.bidding.law)], ruleset.id);
  }
  return rank;
};
