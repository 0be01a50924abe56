import type { z } from 'zod';
import { fault, frog, SEATS, type Fault, type Seat } from '../../../rules';
import type * as schema from './frog.schema';

type Value = z.infer<typeof schema.FrogValueQuestion>;
type Deal = z.infer<typeof schema.FrogReplayQuestion>;

/** Three to five sit at a table, and the declarer must hold cards. */
export const tableFaults = ({ players, dealer, declarer }: Value['table']): readonly Fault[] => {
  if (!isTable(players)) return [fault('players-unsupported', '/table/players', { found: players })];
  const beyond = Object.entries({ dealer, declarer }).filter(([, seat]) => seat > players);
  if (beyond.length > 0) {
    return beyond.map(([field]) => fault('facts-disagree', `/table/${field}`, { field, other: 'players' }));
  }
  return frog.dealAt(players, dealer).active.includes(declarer)
    ? []
    : [fault('declarer-sits-out', '/table/declarer', { seat: declarer })];
};

const isTable = (players: number): boolean => players >= 3 && players <= 5;

/** What is wrong with a contract whatever is done with the widow, and where a question says it. */
const POINTERS = {
  'not-the-game-bid': '/bid',
  'trump-not-allowed': '/contract/trump',
  'trump-missing': '/contract/trump',
} as const;

const isOfContract = (code: string): code is keyof typeof POINTERS => Object.hasOwn(POINTERS, code);

/** A game must be the one that was offered, with a trump that it allows. */
export const contractFaults = ({ bid, contract }: Pick<Value, 'bid' | 'contract'>): readonly Fault[] =>
  frog
    .announcementFaults({ bid, contract })
    .flatMap(({ code, law, values }) => (isOfContract(code) ? [fault(code, POINTERS[code], values, law)] : []));

/** The declarer's card points; what lies away counts for him. */
export const cardPointsOf = (
  { cardPoints, cardPointsInTricks, laidAway, widow }: Value['outcome'],
  game: frog.GameId,
): number | readonly Fault[] => {
  const [field, away] =
    frog.GAMES[game].widow === 'taken' ? (['laidAway', laidAway] as const) : (['widow', widow] as const);
  const other = field === 'laidAway' ? 'widow' : 'laidAway';
  const isTold = field === 'laidAway' ? widow : laidAway;
  if (isTold !== undefined) return [fault('facts-disagree', `/outcome/${other}`, { field: other, other: 'contract' })];
  if (cardPointsInTricks === undefined) {
    return cardPoints ?? [fault('facts-missing', '/outcome/cardPoints', { field: 'cardPoints' })];
  }
  if (away === undefined) return [fault('facts-missing', `/outcome/${field}`, { field })];
  const faults = pileFaults(away, frog.WIDOW, `/outcome/${field}`);
  if (faults.length > 0) return faults;
  const all = cardPointsInTricks + frog.pointsOf(away);
  return all > 120 || (cardPoints !== undefined && cardPoints !== all)
    ? [fault('facts-disagree', '/outcome/cardPointsInTricks', { field: 'cardPointsInTricks', other: field })]
    : all;
};

const firstTwice = (cards: readonly frog.Card[]): frog.Card | undefined =>
  cards.find((card, index) => cards.indexOf(card) < index);

const pileFaults = (cards: readonly frog.Card[], expected: number, pointer: string): readonly Fault[] => {
  const twice = firstTwice(cards);
  return [
    ...(cards.length === expected ? [] : [fault('wrong-card-count', pointer, { found: cards.length, expected })]),
    ...(twice === undefined ? [] : [fault('card-twice', pointer, { card: frog.formatCard(twice) })]),
  ];
};

/** A deal holds every card of the pack once, and where it is played on, the trump and what was laid away are known. */
export const dealFaults = ({
  hands,
  skat,
  contract,
  discard,
  declarer,
  players = 3,
}: Deal & { readonly declarer?: Seat | undefined }): readonly Fault[] => {
  const counts = [
    ...SEATS.flatMap((seat) => pileFaults(hands[seat], frog.HAND, `/hands/${seat}`)),
    ...pileFaults(skat, frog.WIDOW, '/skat'),
  ];
  if (counts.length > 0) return counts;
  const twice = firstTwice([...SEATS.flatMap((seat) => hands[seat]), ...skat]);
  if (twice !== undefined) return [fault('card-twice', '/hands', { card: frog.formatCard(twice) })];
  if (!isTable(players)) return [fault('players-unsupported', '/players', { found: players })];
  if (declarer === undefined) return [fault('facts-missing', '/declarer', { field: 'declarer' })];
  const ofContract = contractFaults({ contract });
  if (ofContract.length > 0) return ofContract;
  if (frog.GAMES[contract.game].widow === 'untouched') return [];
  if (discard === undefined) return [fault('facts-missing', '/discard', { field: 'discard' })];
  const foreign = discard.find((card) => !hands[declarer].includes(card) && !skat.includes(card));
  if (foreign !== undefined) return [fault('card-elsewhere', '/discard', { card: frog.formatCard(foreign) })];
  return pileFaults(discard, frog.WIDOW, '/discard');
};

/** The cards as they are played with; the deal has no faults. */
export const positionOf = ({ hands, skat, contract, discard }: Deal, declarer: Seat): frog.Position => {
  const isTaken = frog.GAMES[contract.game].widow === 'taken';
  const away = isTaken ? (discard ?? []) : skat;
  const own = isTaken ? [...hands[declarer], ...skat].filter((card) => !away.includes(card)) : hands[declarer];
  return { hands: { ...hands, [declarer]: own }, away, declarer, trump: frog.trumpOf(contract) ?? 'H' };
};
