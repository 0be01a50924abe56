import type { Call } from '../auction/call';
import type { Card } from '../cards/card';
import type { Contract } from '../contracts/contract';
import type { DealEnding, DealRecord, Place, Play } from '../play/record';
import { entriesOf } from '../entries';
import { SEATS, type Seat } from '../seats';
import type { Language } from '../text';
import { printCard, SUIT_SIGNS } from './card-styles';
import {
  ANNOUNCEMENT_WORDS,
  CALL_WORDS,
  DOUBLING_WORDS,
  ENDING_WORDS,
  GAME_WORDS,
  KONTRA_WORDS,
  LEVEL_WORDS,
  LINE_WORDS,
  MANNER_WORDS,
  PLACE_WORDS,
  SIDE_WORDS,
  wordsOf,
  type LineCode,
} from './deal-words';

/** How bids are written and read; where games are bid by name, as their names. */
export interface BidFigures {
  readonly write: (value: number) => string;
  /** Undefined for what is no bid. */
  readonly read: (text: string) => number | undefined;
}

/** Bids as decimal figures, 1 to 7 digits. */
export const decimalFigures: BidFigures = {
  write: String,
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined),
};

/** A card that nobody saw. */
export const UNSEEN = '??';
/** What stands between cards and words that belong together less closely. */
export const COMMA = ', ';

/** What is to be said of three plays, by their place among the threes from 0; a reader of the deal passes over it. */
export type TrickNotes = ReadonlyMap<number, string>;

/** Where a note begins. */
export const NOTE = '->';

const NOTE_COLUMN = 44;

/**
 * A recorded deal as lines for people, in their language: who held what, the calls, the game, and the cards three to a
 * line in the order in which they were played. `parseDealText` reads it again.
 */
export const formatDealText = (
  deal: DealRecord,
  language: Language,
  figures = decimalFigures,
  notes: TrickNotes = new Map(),
): string =>
  [...headLines(deal, language, figures), ...trickLines(deal.plays, language, notes), ...endingLines(deal, language)]
    .map((line) => `${line}\n`)
    .join('');

/** The lines before the first card. */
const headLines = (deal: DealRecord, language: Language, figures = decimalFigures): readonly string[] => {
  const { calls, declarer, bid, contract, ramsch, doubled, turned, discard } = deal;
  const print = (cards: readonly Card[] | undefined) => cards?.map((card) => printCard(card, language)).join(' ');
  const line = (code: LineCode, content: string | undefined): readonly string[] =>
    content === undefined ? [] : [`${LINE_WORDS[code][language]}: ${content}`];
  const doublings =
    doubled &&
    entriesOf(doubled).flatMap(([code, times]) =>
      times === undefined ? [] : [`${DOUBLING_WORDS[code][language]} ${times}`],
    );
  return [
    ...[...SEATS, 'skat' as const].map((place) => placeLine(deal, place, language)),
    ...line('calls', calls?.map((call) => callWords(call, language, figures)).join(COMMA)),
    ...line('declarer', declarer && PLACE_WORDS[declarer][language]),
    ...line('bid', bid === undefined ? undefined : figures.write(bid)),
    ...line('contract', contract && contractWords(contract, language)),
    ...line('contract', ramsch === true ? CALL_WORDS.ramsch[language] : undefined),
    ...line('doubled', doublings?.join(COMMA)),
    ...line('turned', print(turned)),
    ...line('discard', print(discard)),
  ];
};

const placeLine = ({ hands, skat, unknown }: DealRecord, place: Place, language: Language): string => {
  const cards = place === 'skat' ? skat : hands[place];
  const unseen = Array<string>(unknown?.[place] ?? 0).fill(UNSEEN);
  return `${PLACE_WORDS[place][language]}: ${[...cards.map((card) => printCard(card, language)), ...unseen].join(' ')}`;
};

const callWords = ({ seat, call, value }: Call, language: Language, figures: BidFigures): string =>
  `${PLACE_WORDS[seat][language]} ${call === 'bid' ? figures.write(value ?? 0) : CALL_WORDS[call][language]}`;

const contractWords = (contract: Contract, language: Language): string => {
  const { trump, announced, kontra } = contract;
  const game = GAME_WORDS[contract.game][language];
  return [
    trump === undefined ? game : `${game} ${SUIT_SIGNS[trump]}`,
    ...wordsOf(MANNER_WORDS, (manner) => contract[manner] === true, language),
    ...wordsOf(ANNOUNCEMENT_WORDS, (level) => level === announced, language),
    ...wordsOf(KONTRA_WORDS, (call) => call === kontra, language),
  ].join(COMMA);
};

const CARDS_IN_TRICK = 3;

/** Three plays to a line; a seat is named where it is not the next one to the left. */
const trickLines = (plays: readonly Play[], language: Language, notes: TrickNotes): readonly string[] =>
  Array.from({ length: Math.ceil(plays.length / CARDS_IN_TRICK) }, (_, trick) => {
    const lying = plays.slice(trick * CARDS_IN_TRICK, (trick + 1) * CARDS_IN_TRICK);
    const line = `${`${trick + 1}.`.padStart(3)} ${lyingWords(lying, language)}`;
    const note = notes.get(trick);
    return note === undefined ? line : `${line.padEnd(NOTE_COLUMN)} ${NOTE} ${note}`;
  });

/** Cards as they were played, with the seat of the first and of whoever was not next. */
const lyingWords = (plays: readonly Play[], language: Language): string =>
  plays
    .map(({ seat, card }, index) => {
      const written = card === null ? UNSEEN : printCard(card, language);
      const before = plays[index - 1];
      return before !== undefined && seatAfter(before.seat) === seat
        ? written
        : `${PLACE_WORDS[seat][language]} ${written}`;
    })
    .join(' ');

/** The seat to the left. */
export const seatAfter = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] ?? 'forehand';

const endingLines = ({ ending }: DealRecord, language: Language): readonly string[] =>
  ending === undefined ? [] : [`${LINE_WORDS.ending[language]}: ${endingWords(ending, language)}`];

const endingWords = ({ kind, by, level }: DealEnding, language: Language): string =>
  [
    ENDING_WORDS[kind][language],
    { ...PLACE_WORDS, ...SIDE_WORDS }[by][language],
    ...(level === undefined ? [] : [LEVEL_WORDS[level][language]]),
  ].join(COMMA);
