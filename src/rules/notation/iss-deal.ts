import type { Call } from '../auction/call';
import type { Card } from '../cards/card';
import type { Contract } from '../contracts/contract';
import type { DealEnding, DealRecord, Place } from '../play/record';
import { SEATS, type Seat } from '../seats';
import { unreadable, type Parsed } from './faults';
import { formatAction } from './iss-moves';
import type { IssAction, IssGame, IssManner, IssMove, IssRecord, IssSeat, SeenCard } from './iss-record';

type Kind = IssAction['kind'];
type MoveOf<K extends Kind> = Extract<IssMove, { readonly kind: K }>;

/** What has happened by the time of a move. */
type Stage = 'opening' | 'auction' | 'skat-taken' | 'announced';

const STAGES: Readonly<Record<Kind, readonly Stage[]>> = {
  deal: ['opening'],
  bid: ['auction'],
  hold: ['auction'],
  pass: ['auction'],
  take: ['auction'],
  skat: ['skat-taken'],
  announce: ['auction', 'skat-taken'],
  discard: ['announced'],
  play: ['announced'],
  show: ['announced'],
  resign: ['announced'],
  timeout: ['auction', 'skat-taken', 'announced'],
  left: ['auction', 'skat-taken', 'announced'],
};
const LEADS_TO: Readonly<Partial<Record<Kind, Stage>>> = { deal: 'auction', take: 'skat-taken', announce: 'announced' };

const CARDS_PLAYED = 30;

/**
 * What a record of the server tells of its deal: open cards and a hand shown are left out; of resignations and timeouts
 * the one that ended the game is kept. A move that cannot stand where it stands is a fault, a bad bid or play is not.
 */
export const dealOfIssRecord = ({ moves }: IssRecord): Parsed<DealRecord> => {
  const misplaced = moveOutOfPlace(moves);
  if (misplaced !== undefined) return misplaced;
  const only = <K extends Kind>(...kinds: readonly K[]): readonly MoveOf<K>[] =>
    moves.filter((move): move is MoveOf<K> => kinds.some((kind) => kind === move.kind));
  const [dealt] = only('deal');
  if (dealt === undefined) return unreadable('deal-missing', 0);
  const [shown] = only('skat');
  const places = dealtTo(dealt.cards, shown?.cards ?? []);
  if (places === undefined) return unreadable('skat-differs', shown?.offset ?? 0);
  const [announcement] = only('announce');
  const contract = announcement && contractOf(announcement);
  const discard = discardOf(only('take').length > 0, announcement, only('discard')[0]);
  const plays = only('play').map(({ seat, card }) => ({ seat: SEATS[seat], card }));
  const ending =
    plays.length < CARDS_PLAYED ? endingOf(only('timeout', 'left', 'resign'), announcement?.seat) : undefined;
  return {
    ok: true,
    value: {
      ...places,
      calls: only('bid', 'hold', 'pass').map(callOf),
      ...(contract === undefined ? {} : { contract }),
      ...(discard === undefined ? {} : { discard }),
      plays,
      ...(ending === undefined ? {} : { ending }),
    },
  };
};

const moveOutOfPlace = (moves: readonly IssMove[]) => {
  let stage: Stage = 'opening';
  for (const move of moves) {
    if (!STAGES[move.kind].includes(stage)) {
      return unreadable('move-out-of-place', move.offset, { text: formatAction(move) });
    }
    stage = LEADS_TO[move.kind] ?? stage;
  }
  return undefined;
};

/** Where each place begins among the 32 cards. */
const PLACES: readonly (readonly [Place, number, number])[] = [
  ['forehand', 0, 10],
  ['middlehand', 10, 20],
  ['rearhand', 20, 30],
  ['skat', 30, 32],
];

const isSeen = (card: SeenCard): card is Card => card !== null;

type Dealt = Pick<DealRecord, 'hands' | 'skat' | 'unknown'>;

/** Undefined where the skat was dealt open and other cards were then taken up. */
const dealtTo = (cards: readonly SeenCard[], shownSkat: readonly SeenCard[]): Dealt | undefined => {
  const skatDealt = cards.slice(30);
  const skat = skatDealt.some(isSeen) ? skatDealt : shownSkat;
  if (shownSkat.some((card, index) => isSeen(card) && card !== skat[index])) return undefined;
  const all = [...cards.slice(0, 30), ...skat];
  const at = (place: Place): readonly Card[] => {
    const [, from, to] = PLACES.find(([name]) => name === place) ?? [place, 0, 0];
    return all.slice(from, to).filter(isSeen);
  };
  const unknown = PLACES.flatMap(([place, from, to]) => {
    const count = to - from - at(place).length;
    return count === 0 ? [] : [[place, count] as const];
  });
  return {
    hands: { forehand: at('forehand'), middlehand: at('middlehand'), rearhand: at('rearhand') },
    skat: at('skat'),
    ...(unknown.length === 0 ? {} : { unknown: Object.fromEntries(unknown) }),
  };
};

/** Forehand, to whom nobody has bid, takes the game by naming the lowest value. */
const callOf = (
  move: MoveOf<'bid' | 'hold' | 'pass'>,
  index: number,
  calls: readonly MoveOf<'bid' | 'hold' | 'pass'>[],
): Call => {
  const seat = SEATS[move.seat];
  if (move.kind !== 'bid') return { seat, call: move.kind };
  const isUnbid = calls.slice(0, index).every(({ kind }) => kind === 'pass');
  if (isUnbid && move.seat === 0 && index === 2 && move.bid === UNBID_FIGURE) return { seat, call: 'play' };
  return { seat, call: 'bid', value: move.bid };
};

/** What forehand says to take a game that nobody has bid for. */
export const UNBID_FIGURE = 18;

const contractOf = ({ game, manners }: MoveOf<'announce'>): Contract => {
  const has = (manner: IssManner): boolean => manners.includes(manner);
  const opensTrumps = has('O') && game !== 'N';
  const level = has('S') ? 'schneider' : undefined;
  const announced = has('Z') ? 'schwarz' : level;
  return {
    ...GAMES[game],
    ...(has('H') || opensTrumps ? { hand: true } : {}),
    ...(has('O') ? { ouvert: true } : {}),
    ...(announced === undefined ? {} : { announced }),
  };
};

/** The games of the server as those of the code. */
export const GAMES: Readonly<Record<IssGame, Contract>> = {
  G: { game: 'grand' },
  C: { game: 'suit', trump: 'C' },
  S: { game: 'suit', trump: 'S' },
  H: { game: 'suit', trump: 'H' },
  D: { game: 'suit', trump: 'D' },
  N: { game: 'null' },
};

const DISCARDED = 2;
const OPENED = 10;

/** The two cards laid away; undefined in a Hand game, and where one of them was not seen. */
const discardOf = (
  taken: boolean,
  announced: MoveOf<'announce'> | undefined,
  apart: MoveOf<'discard'> | undefined,
): readonly Card[] | undefined => {
  if (!taken) return undefined;
  const named = announced?.cards.length === OPENED ? [] : (announced?.cards ?? []);
  const seen = (apart?.cards ?? named.slice(0, DISCARDED)).filter(isSeen);
  return seen.length === DISCARDED ? seen : undefined;
};

const endingOf = (
  events: readonly MoveOf<'timeout' | 'left' | 'resign'>[],
  declarer: IssSeat | undefined,
): DealEnding | undefined => {
  const last = events.at(-1);
  if (last === undefined) return undefined;
  if (last.kind !== 'resign') return { kind: 'timeout', by: SEATS[last.seat] };
  const resigned = new Set(events.filter(({ kind }) => kind === 'resign').map(({ seat }) => seat));
  if (declarer !== undefined && resigned.has(declarer)) return { kind: 'conceded', by: 'declarer' };
  return { kind: 'conceded', by: resigned.size > 1 ? 'opponents' : SEATS[last.seat] };
};

/** The seat that a seat is for the server. */
export const issSeatOf = (seat: Seat): IssSeat => SEATS.indexOf(seat) as IssSeat;
