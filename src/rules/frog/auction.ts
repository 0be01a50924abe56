import { offers } from '../laws/frog/frog';
import type { Law } from '../laws/law';
import { SEATS, type Seat } from '../seats';
import type { Text } from '../text';
import { GAME_IDS, type GameId } from './game';

/** One call: an offer, in the caller's own word, or a pass. */
export interface Call {
  readonly seat: Seat;
  /** The word of an offer; undefined for a pass. */
  readonly offer?: string | undefined;
}

/** Why a call is not allowed. */
export const CALL_FAULTS = {
  'not-a-call': {
    en: '{offer} is no game that can be offered.',
    de: '{offer} ist kein Spiel, das geboten werden kann.',
  },
  'own-bid-not-overbid': {
    en: '{seat} has the highest offer and has not been overbid.',
    de: '{seat} hat das höchste Gebot und ist nicht überboten.',
  },
  'not-higher': { en: '{offer} is not above {high}.', de: '{offer} liegt nicht über {high}.' },
  'out-of-turn': { en: '{seat} is not to make this call now.', de: '{seat} ist jetzt nicht an der Reihe.' },
  'call-after-pass': { en: '{seat} has passed.', de: '{seat} hat gepasst.' },
  'auction-over': { en: 'The offers are over.', de: 'Das Bieten ist beendet.' },
} as const satisfies Readonly<Record<string, Text>>;
export type CallFaultCode = keyof typeof CALL_FAULTS;

export interface CallFault {
  readonly index: number;
  readonly code: CallFaultCode;
  readonly law: Law;
}

/** Where the offers stand. */
export interface State {
  readonly phase: 'bidding' | 'decided' | 'passed-in';
  readonly highBid: GameId | null;
  readonly holder: Seat | null;
  readonly toCall: Seat | null;
  readonly mayCall: readonly (GameId | 'pass')[];
  readonly lowestNextBid: GameId | null;
  readonly declarer: Seat | null;
}

export interface Auction {
  readonly faults: readonly CallFault[];
  readonly state: State;
  readonly doubts: readonly Text[];
}

const isGame = (word: string): word is GameId => (GAME_IDS as readonly string[]).includes(word);

/** The offers so far, before they are shown. */
interface Said {
  readonly high: GameId | undefined;
  readonly holder: Seat | undefined;
  readonly passed: readonly Seat[];
  readonly last: Seat | undefined;
}

/** Reads calls in their order; the first fault ends the reading. */
export const readAuction = (calls: readonly Call[]): Auction => {
  let said: Said = { high: undefined, holder: undefined, passed: [], last: undefined };
  for (const [index, call] of calls.entries()) {
    const code = faultOf(said, call);
    if (code !== undefined)
      return { faults: [{ index, code, law: offers }], state: stateOf(said), doubts: doubtsOf(said) };
    const { seat, offer } = call;
    said =
      offer === undefined || !isGame(offer)
        ? { ...said, passed: [...said.passed, seat], last: seat }
        : { ...said, high: offer, holder: seat, last: seat };
  }
  return { faults: [], state: stateOf(said), doubts: doubtsOf(said) };
};

const faultOf = (said: Said, { seat, offer }: Call): CallFaultCode | undefined => {
  const { toCall, phase } = stateOf(said);
  if (offer !== undefined && !isGame(offer)) return 'not-a-call';
  if (offer !== undefined && seat === said.holder) return 'own-bid-not-overbid';
  if (phase !== 'bidding') return 'auction-over';
  if (said.passed.includes(seat)) return 'call-after-pass';
  if (seat !== toCall) return 'out-of-turn';
  return offer !== undefined && above(said.high).every((game) => game !== offer) ? 'not-higher' : undefined;
};

const above = (high: GameId | undefined): readonly GameId[] =>
  high === undefined ? GAME_IDS : GAME_IDS.slice(GAME_IDS.indexOf(high) + 1);

/** Whose turn it is: the next, clockwise, who has neither passed nor the highest offer. */
const nextToCall = ({ last, passed, holder }: Said): Seat | undefined => {
  const from = last === undefined ? 0 : SEATS.indexOf(last) + 1;
  return SEATS.map((_seat, step) => SEATS[(from + step) % SEATS.length] as Seat).find(
    (seat) => !passed.includes(seat) && seat !== holder,
  );
};

const stateOf = (said: Said): State => {
  const { high, holder } = said;
  const open = above(high);
  const next = open.length === 0 ? undefined : nextToCall(said);
  const decided = next === undefined && holder !== undefined;
  return {
    phase: next !== undefined ? 'bidding' : decided ? 'decided' : 'passed-in',
    highBid: high ?? null,
    holder: holder ?? null,
    toCall: next ?? null,
    mayCall: next === undefined ? [] : [...open, 'pass'],
    lowestNextBid: next === undefined ? null : (open[0] ?? null),
    declarer: decided ? holder : null,
  };
};

/** The text says neither whether a pass is for good nor what follows when all pass. */
const doubtsOf = (said: Said): readonly Text[] => (said.passed.length > 0 ? (offers.doubts ?? []) : []);
