import type { Call } from '../auction/call';
import type { Card } from '../cards/card';
import type { Contract } from '../contracts/contract';
import { HAND_SIZE, SKAT_SIZE, type DealEnding, type DealRecord, type Place } from '../play/record';
import { SEATS, type Seat } from '../seats';
import { GAMES, issSeatOf, UNBID_FIGURE } from './iss-deal';
import {
  ISS_GAMES,
  type IssAction,
  type IssGame,
  type IssManner,
  type IssRecord,
  type IssTag,
  type SeenCard,
} from './iss-record';

/** A deal in the moves of the server, or JSON pointers to what it has no words for. */
export type IssMoves =
  | { readonly ok: true; readonly moves: readonly IssAction[] }
  | { readonly ok: false; readonly pointers: readonly string[] };

/**
 * The moves by which the server would have recorded a deal. It knows suit games, Grand and Null with the skat taken up or
 * untouched, needs the calls, and lets a game end early by resignation or timeout only.
 */
export const issMovesOf = (deal: DealRecord): IssMoves => {
  const { hands, skat, unknown = {}, calls = [], contract, plays, ending } = deal;
  const declarer = deal.declarer ?? declarerOf(calls);
  const game = contract && ISS_GAMES.find((letter) => isGame(letter, contract));
  const ended = ending === undefined ? [] : endingMoves(ending, declarer);
  const pointers = [
    ...[...SEATS, 'skat' as const].flatMap((place) => {
      const known = place === 'skat' ? skat : hands[place];
      return known.length + (unknown[place] ?? 0) === SIZES[place]
        ? []
        : [place === 'skat' ? '/skat' : `/hands/${place}`];
    }),
    ...(calls.length === 0 || calls.some(({ call }) => call === 'ramsch') ? ['/calls'] : []),
    ...(contract !== undefined && game === undefined ? ['/contract/game'] : []),
    ...(contract?.passtMirNicht === true ? ['/contract/passtMirNicht'] : []),
    ...(contract?.spitze === true ? ['/contract/spitze'] : []),
    ...(contract?.kontra === undefined ? [] : ['/contract/kontra']),
    ...(contract !== undefined && declarer === undefined ? ['/declarer'] : []),
    ...(deal.ramsch === true ? ['/ramsch'] : []),
    ...(deal.turned === undefined ? [] : ['/turned']),
    ...(contract === undefined && plays.length > 0 ? ['/plays'] : []),
    ...(ended === undefined ? ['/ending'] : []),
  ];
  if (pointers.length > 0 || ended === undefined) return { ok: false, pointers };
  const dealt = [...SEATS.flatMap((seat) => unseenTo(HAND_SIZE, hands[seat])), ...unseenTo(SKAT_SIZE, skat)];
  const announced =
    contract === undefined || game === undefined || declarer === undefined
      ? []
      : announcementMoves(deal, contract, game, declarer);
  const moves: readonly IssAction[] = [
    { kind: 'deal', cards: dealt },
    ...calls.map(callMove),
    ...announced,
    ...plays.map(({ seat, card }): IssAction => ({ kind: 'play', seat: issSeatOf(seat), card })),
    ...ended,
  ];
  return { ok: true, moves };
};

const SIZES: Readonly<Record<Place, number>> = {
  forehand: HAND_SIZE,
  middlehand: HAND_SIZE,
  rearhand: HAND_SIZE,
  skat: SKAT_SIZE,
};

const unseenTo = (size: number, cards: readonly Card[]): readonly SeenCard[] => [
  ...cards,
  ...Array<null>(size - cards.length).fill(null),
];

const isGame = (letter: IssGame, { game, trump }: Contract): boolean =>
  GAMES[letter].game === game && GAMES[letter].trump === trump;

/** Who is left when the others have passed, if somebody has bid. */
export const declarerOf = (calls: readonly Call[]): Seat | undefined => {
  const passed = calls.filter(({ call }) => call === 'pass').map(({ seat }) => seat);
  const left = SEATS.filter((seat) => !passed.includes(seat));
  return left.length === 1 && calls.some(({ call }) => call !== 'pass') ? left[0] : undefined;
};

const callMove = ({ seat: name, call, value }: Call): IssAction => {
  const seat = issSeatOf(name);
  return call === 'hold' || call === 'pass' ? { kind: call, seat } : { kind: 'bid', seat, bid: value ?? UNBID_FIGURE };
};

const announcementMoves = (
  { skat, discard = [] }: DealRecord,
  contract: Contract,
  game: IssGame,
  declarer: Seat,
): readonly IssAction[] => {
  const seat = issSeatOf(declarer);
  const announcement: IssAction = { kind: 'announce', seat, game, manners: mannersOf(contract), cards: discard };
  if (contract.hand === true) return [announcement];
  return [{ kind: 'take', seat }, { kind: 'skat', cards: unseenTo(SKAT_SIZE, skat) }, announcement];
};

/** An open game with trumps is a Hand game without a word, and schwarz announced includes schneider. */
const mannersOf = ({ game, hand, ouvert, announced }: Contract): readonly IssManner[] => [
  ...(ouvert === true ? (['O'] as const) : []),
  ...(hand === true && (ouvert !== true || game === 'null') ? (['H'] as const) : []),
  ...(announced === 'schneider' ? (['S'] as const) : []),
  ...(announced === 'schwarz' ? (['Z'] as const) : []),
];

/** Undefined for an end that the server does not know. */
const endingMoves = ({ kind, by }: DealEnding, declarer: Seat | undefined): readonly IssAction[] | undefined => {
  const opponents = SEATS.filter((seat) => seat !== declarer);
  const sides: Readonly<Record<string, readonly Seat[]>> = {
    declarer: declarer === undefined ? [] : [declarer],
    opponents,
  };
  const seats = (sides[by] ?? SEATS.filter((seat) => seat === by)).map(issSeatOf);
  if (kind === 'conceded') return declarer === undefined ? undefined : seats.map((seat) => ({ kind: 'resign', seat }));
  if (kind !== 'timeout' || seats.length !== 1) return undefined;
  return seats.map((seat) => ({ kind: 'timeout', seat }));
};

/** The whole record; `tags` are all but the game itself. */
export const issRecordOf = (
  moves: readonly IssAction[],
  tags: readonly IssTag[],
  result: IssRecord['result'],
): IssRecord => ({
  tags: [{ name: 'GM', value: 'Skat' }, ...tags],
  moves: moves.map((move) => ({ ...move, offset: 0 })),
  result,
});
