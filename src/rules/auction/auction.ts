import type { Law } from '../laws/law';
import type { Ruleset } from '../rulesets/ruleset';
import { SEATS, type Seat } from '../seats';
import { isBiddable, lowestBid, nextBid } from './bid-values';
import type { Call, CallFault, CallFaultCode, CallKind } from './call';

export const AUCTION_PHASES = ['bidding', 'forehand-choice', 'decided', 'passed-in', 'ramsch'] as const;
export type AuctionPhase = (typeof AUCTION_PHASES)[number];

/** Where an auction stands. Values are game values; `holder` is bound by `highBid`. */
export interface AuctionState {
  readonly phase: AuctionPhase;
  readonly highBid: number | null;
  readonly holder: Seat | null;
  readonly toCall: Seat | null;
  readonly mayCall: readonly CallKind[];
  readonly lowestNextBid: number | null;
  readonly declarer: Seat | null;
}

/** An auction as read: its state before the first fault, or at the end. */
export interface AuctionReading {
  readonly faults: readonly CallFault[];
  readonly state: AuctionState;
}

/** What the state is derived from: who is out, who holds, and whether an answer is due. */
interface Position {
  readonly out: readonly Seat[];
  readonly highBid: number | null;
  readonly holder: Seat | null;
  /** The last bid waits for the answerer to hold or pass. */
  readonly answerDue: boolean;
  readonly ended?: 'decided' | 'passed-in' | 'ramsch';
}

/** The two who are talking: `bidder` names figures, `answerer` holds or passes (Foster law 34; ISkO 3.3.2). */
interface Duel {
  readonly bidder: Seat;
  readonly answerer: Seat;
}

/** Middlehand bids to forehand, rearhand to whoever is left; with one player left nobody bids to him. */
const duelOf = ({ out }: Position): Duel | undefined => {
  const [answerer, bidder] = SEATS.filter((seat) => !out.includes(seat));
  return answerer === undefined || bidder === undefined ? undefined : { bidder, answerer };
};

const survivorOf = ({ out }: Position): Seat | undefined => SEATS.find((seat) => !out.includes(seat));

/**
 * Reads a sequence of calls under a ruleset; the first fault ends the reading. Players debarred by an earlier ruling
 * count as having passed. With no calls the state says who opens.
 */
export const readAuction = (
  ruleset: Ruleset,
  calls: readonly Call[],
  debarred: readonly Seat[] = [],
): AuctionReading => {
  let position: Position = closeIfEmpty(ruleset, { out: debarred, highBid: null, holder: null, answerDue: false });
  for (const [index, call] of calls.entries()) {
    const found = faultOf(ruleset, position, call, debarred);
    if (found !== undefined) {
      const values = {
        seat: call.seat,
        value: call.value ?? '',
        high: position.highBid ?? '',
        lowest: lowestBid(ruleset),
        open: turnOf(ruleset, position).mayCall.join(', '),
      };
      return { faults: [{ index, ...found, values }], state: stateOf(ruleset, position) };
    }
    position = advance(ruleset, position, call);
  }
  return { faults: [], state: stateOf(ruleset, position) };
};

type Found = { readonly code: CallFaultCode; readonly law: Law };

const faultOf = (ruleset: Ruleset, position: Position, call: Call, debarred: readonly Seat[]): Found | undefined => {
  const { order, noReturn } = ruleset.bidding;
  const state = turnOf(ruleset, position);
  if (call.call === 'ramsch' && !(state.toCall === call.seat && state.mayCall.includes('ramsch'))) {
    return { code: 'ramsch-not-available', law: ruleset.passedOut.ramschLaw };
  }
  if (debarred.includes(call.seat)) return { code: 'debarred', law: order };
  if (position.out.includes(call.seat)) return { code: 'call-after-pass', law: noReturn };
  if (state.toCall === null) return { code: 'auction-over', law: order };
  if (state.toCall !== call.seat) return { code: 'out-of-turn', law: order };
  if (!state.mayCall.includes(call.call)) {
    if (call.call === 'hold') return { code: 'nothing-to-hold', law: order };
    const tooHigh = call.call === 'bid' && position.highBid !== null && !position.answerDue;
    const found = tooHigh ? faultOfBid(ruleset, position, call.value ?? 0) : undefined;
    return found ?? { code: position.answerDue ? 'must-hold-or-pass' : 'not-this-call', law: order };
  }
  return call.call === 'bid' ? faultOfBid(ruleset, position, call.value ?? 0) : undefined;
};

const faultOfBid = (ruleset: Ruleset, { highBid }: Position, value: number): Found | undefined => {
  const { law, order } = ruleset.bidding;
  if (value < lowestBid(ruleset)) return { code: 'below-minimum', law };
  if (!isBiddable(ruleset, value)) return { code: 'not-a-game-value', law };
  return highBid !== null && value <= highBid ? { code: 'not-higher', law: order } : undefined;
};

const advance = (ruleset: Ruleset, position: Position, { seat, call, value = 0 }: Call): Position => {
  switch (call) {
    case 'bid': {
      const bid = { ...position, highBid: value, holder: seat, answerDue: true };
      return duelOf(position) === undefined ? { ...bid, answerDue: false, ended: 'decided' } : bid;
    }
    case 'hold':
      return { ...position, holder: seat, answerDue: false };
    case 'play':
      return { ...position, highBid: ruleset.bidding.unbidFigure, holder: seat, ended: 'decided' };
    case 'ramsch':
      return { ...position, ended: 'ramsch' };
    case 'pass': {
      const passed = { ...position, out: [...position.out, seat], answerDue: false };
      const isDecided = duelOf(passed) === undefined && passed.highBid !== null;
      return isDecided ? { ...passed, ended: 'decided' } : closeIfEmpty(ruleset, passed);
    }
  }
};

/** When nobody is left the deal is passed in, or Ramsch is played. */
const closeIfEmpty = (ruleset: Ruleset, position: Position): Position =>
  survivorOf(position) === undefined ? { ...position, ended: ruleset.passedOut.follows } : position;

const stateOf = (ruleset: Ruleset, position: Position): AuctionState => {
  const { highBid, holder, ended } = position;
  const { phase, toCall, mayCall, lowestNextBid } = turnOf(ruleset, position);
  return { phase, highBid, holder, toCall, mayCall, lowestNextBid, declarer: ended === 'decided' ? holder : null };
};

type Turn = Pick<AuctionState, 'phase' | 'toCall' | 'mayCall' | 'lowestNextBid'>;

const BID_OR_PASS: readonly CallKind[] = ['bid', 'pass'];
const HOLD_OR_PASS: readonly CallKind[] = ['hold', 'pass'];
const PASS: readonly CallKind[] = ['pass'];
const NOTHING: readonly CallKind[] = [];

/** Whose call it is and what it may be. */
const turnOf = (ruleset: Ruleset, position: Position): Turn => {
  const { highBid, answerDue, ended } = position;
  if (ended !== undefined) return { phase: ended, toCall: null, mayCall: NOTHING, lowestNextBid: null };
  const duel = duelOf(position);
  if (duel === undefined) return aloneTurn(ruleset, position);
  const lowestNextBid = nextBid(ruleset, highBid);
  if (answerDue) {
    return { phase: 'bidding', toCall: duel.answerer, mayCall: HOLD_OR_PASS, lowestNextBid };
  }
  return { phase: 'bidding', toCall: duel.bidder, mayCall: lowestNextBid === null ? PASS : BID_OR_PASS, lowestNextBid };
};

/** The last one left, nobody having bid: forehand may take the game or not, the others must name a figure. */
const aloneTurn = (ruleset: Ruleset, position: Position): Turn => {
  const alone = survivorOf(position) ?? null;
  if (alone !== 'forehand') {
    return { phase: 'bidding', toCall: alone, mayCall: BID_OR_PASS, lowestNextBid: lowestBid(ruleset) };
  }
  const ramsch: readonly CallKind[] = ruleset.passedOut.follows === 'ramsch' ? ['ramsch'] : [];
  return { phase: 'forehand-choice', toCall: alone, mayCall: ['play', ...ramsch, 'pass'], lowestNextBid: null };
};
