import type { Call } from '../auction/call';
import type { Card } from '../cards/card';
import type { Contract } from '../contracts/contract';
import { entriesOf } from '../entries';
import type { DealRecord, Place, Play } from '../play/record';
import { GAME_IDS } from '../rulesets/ruleset';
import { SEATS, type Seat } from '../seats';
import { cardReader, suitNamed, type CardReader } from './card-names';
import { decimalFigures, NOTE, seatAfter, UNSEEN, type BidFigures } from './deal-format';
import {
  ANNOUNCEMENT_WORDS,
  CALL_WORDS,
  codeOf,
  DOUBLING_WORDS,
  ENDING_WORDS,
  GAME_WORDS,
  KONTRA_WORDS,
  LEVEL_WORDS,
  LINE_WORDS,
  MANNER_WORDS,
  PLACE_WORDS,
  SIDE_WORDS,
  type LineCode,
} from './deal-words';
import { unreadable, type Parsed } from './faults';

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Draft = Mutable<Partial<DealRecord>> & {
  readonly dealt: Partial<Record<Place, readonly Card[]>>;
  readonly unseen: Partial<Record<Place, number>>;
  readonly played: Play[];
};

/** A piece of the text and where it begins. */
interface Piece {
  readonly text: string;
  readonly offset: number;
}

type Fault = ReturnType<typeof unreadable>;
type LineReader = (content: Piece, draft: Draft, tools: { read: CardReader; figures: BidFigures }) => Fault | undefined;

/** What follows this line is told about the deal and is no part of it. */
export const END_OF_DEAL = '---';

const TRICK_LINE = /^\s*\d{1,2}[.)]\s*/;
const LABELLED_LINE = /^\s*([^\s:][^:]{0,30}):\s*/;

/**
 * Reads a deal from lines such as `formatDealText` writes, in English or German, the cards in any notation with one kind
 * of suit letters. What stands after `->` in a line, and after a line `---`, is not looked at.
 */
export const parseDealText = (text: string, figures = decimalFigures): Parsed<DealRecord> => {
  const draft: Draft = { dealt: {}, unseen: {}, played: [] };
  const tools = { read: cardReader(), figures };
  const seen = new Set<string>();
  for (const { text: line, offset } of linesOf(text)) {
    const [label, code] = labelOf(line);
    const content = { text: line.slice(label.length), offset: offset + label.length };
    if (code === undefined) return unreadable('line-unknown', offset, { text: line.trim() });
    if (code !== 'trick' && seen.has(code)) return unreadable('line-twice', offset, { text: label.trim() });
    seen.add(code);
    const fault = READERS[code](content, draft, tools);
    if (fault !== undefined) return fault;
  }
  const missing = entriesOf(PLACE_WORDS).find(([place]) => !seen.has(place));
  return missing === undefined
    ? { ok: true, value: recordOf(draft) }
    : unreadable('line-missing', 0, { text: missing[1].en });
};

function* linesOf(text: string): Generator<Piece> {
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === END_OF_DEAL) return;
    const told = line.split(NOTE, 1)[0] ?? '';
    if (told.trim() !== '') yield { text: told.trimEnd(), offset: index };
  }
}

type ReaderCode = Place | LineCode | 'trick';

const labelOf = (line: string): readonly [label: string, code: ReaderCode | undefined] => {
  const trick = TRICK_LINE.exec(line)?.[0];
  if (trick !== undefined) return [trick, 'trick'];
  const [label = '', word = ''] = LABELLED_LINE.exec(line) ?? [];
  return [label, codeOf({ ...PLACE_WORDS, ...LINE_WORDS }, word.trim())];
};

const recordOf = ({ dealt, unseen, played, ...rest }: Draft): DealRecord => ({
  hands: { forehand: dealt.forehand ?? [], middlehand: dealt.middlehand ?? [], rearhand: dealt.rearhand ?? [] },
  ...(Object.keys(unseen).length === 0 ? {} : { unknown: unseen }),
  skat: dealt.skat ?? [],
  ...rest,
  plays: played,
});

/** The parts of a line between commas, without the blanks around them. */
const partsOf = ({ text, offset }: Piece): readonly Piece[] =>
  [...text.matchAll(/[^,\s](?:[^,]*[^,\s])?/g)].map(({ 0: part, index }) => ({ text: part, offset: offset + index }));

const wordsIn = ({ text, offset }: Piece): readonly Piece[] =>
  [...text.matchAll(/[^\s,]+/g)].map(({ 0: word, index }) => ({ text: word, offset: offset + index }));

const notUnderstood = ({ text, offset }: Piece): Fault => unreadable('not-understood', offset, { text });

const readDealt =
  (place: Place): LineReader =>
  (content, draft, { read }) => {
    const unseen = content.text.split(UNSEEN).length - 1;
    const cards = read(content.text.replaceAll(UNSEEN, '  '), content.offset);
    if (!cards.ok) return cards;
    draft.dealt[place] = cards.value;
    if (unseen > 0) draft.unseen[place] = unseen;
    return undefined;
  };

const readCards =
  (field: 'turned' | 'discard'): LineReader =>
  (content, draft, { read }) => {
    const cards = read(content.text, content.offset);
    if (!cards.ok) return cards;
    draft[field] = cards.value;
    return undefined;
  };

const seatNamed = (word: string): Seat | undefined => SEATS.find((seat) => codeOf(PLACE_WORDS, word) === seat);

const readCalls: LineReader = (content, draft, { figures }) => {
  const calls: Call[] = [];
  for (const part of partsOf(content)) {
    const [first = '', ...others] = part.text.split(/\s+/);
    const said = others.join(' ');
    const seat = seatNamed(first);
    const call = codeOf(CALL_WORDS, said);
    const value = call === undefined ? figures.read(said) : undefined;
    if (seat === undefined || (call === undefined && value === undefined)) return notUnderstood(part);
    calls.push(call === undefined ? { seat, call: 'bid', value } : { seat, call });
  }
  draft.calls = calls;
  return undefined;
};

const readContract: LineReader = (content, draft) => {
  const [named, ...manners] = partsOf(content);
  if (named === undefined) return notUnderstood(content);
  if (codeOf(CALL_WORDS, named.text) === 'ramsch' && manners.length === 0) {
    draft.ramsch = true;
    return undefined;
  }
  const words = named.text.split(/\s+/);
  const trump = suitNamed(words.at(-1) ?? '');
  const name = (trump === undefined ? words : words.slice(0, -1)).join(' ');
  const game = GAME_IDS.find((id) => id === name) ?? codeOf(GAME_WORDS, name);
  if (game === undefined) return notUnderstood(named);
  const contract: Mutable<Contract> = { game, ...(trump === undefined ? {} : { trump }) };
  for (const part of manners) {
    const manner = codeOf(MANNER_WORDS, part.text);
    const announced = codeOf(ANNOUNCEMENT_WORDS, part.text);
    const kontra = codeOf(KONTRA_WORDS, part.text);
    if (manner !== undefined) contract[manner] = true;
    else if (announced !== undefined && contract.announced === undefined) contract.announced = announced;
    else if (kontra !== undefined && contract.kontra === undefined) contract.kontra = kontra;
    else return notUnderstood(part);
  }
  draft.contract = contract;
  return undefined;
};

const readDoubled: LineReader = (content, draft) => {
  const doubled: Partial<Record<keyof typeof DOUBLING_WORDS, number>> = {};
  for (const part of partsOf(content)) {
    const [, word = '', times = ''] = /^(\S+) ([0-3])$/.exec(part.text) ?? [];
    const code = codeOf(DOUBLING_WORDS, word);
    if (code === undefined) return notUnderstood(part);
    doubled[code] = Number(times);
  }
  draft.doubled = doubled;
  return undefined;
};

const readEnding: LineReader = (content, draft) => {
  const [how, who, what, ...more] = partsOf(content);
  const kind = how && codeOf(ENDING_WORDS, how.text);
  const by = who && (codeOf(SIDE_WORDS, who.text) ?? seatNamed(who.text));
  const level = what && codeOf(LEVEL_WORDS, what.text);
  if (kind === undefined || by === undefined || more.length > 0 || (what !== undefined && level === undefined)) {
    return notUnderstood(content);
  }
  draft.ending = { kind, by, ...(level === undefined ? {} : { level }) };
  return undefined;
};

const readTrick: LineReader = (content, draft, { read }) => {
  let seat: Seat | undefined;
  for (const word of wordsIn(content)) {
    const named = seatNamed(word.text);
    if (named === undefined && seat === undefined) return notUnderstood(word);
    if (named !== undefined) {
      seat = named;
      continue;
    }
    const cards = word.text === UNSEEN ? undefined : read(word.text, word.offset);
    if (cards?.ok === false) return cards;
    for (const card of cards?.value ?? [null]) {
      draft.played.push({ seat: seat as Seat, card });
      seat = seatAfter(seat as Seat);
    }
  }
  return undefined;
};

const READERS: Readonly<Record<ReaderCode, LineReader>> = {
  forehand: readDealt('forehand'),
  middlehand: readDealt('middlehand'),
  rearhand: readDealt('rearhand'),
  skat: readDealt('skat'),
  calls: readCalls,
  declarer: (content, draft) => {
    draft.declarer = seatNamed(content.text);
    return draft.declarer === undefined ? notUnderstood(content) : undefined;
  },
  bid: (content, draft, { figures }) => {
    draft.bid = figures.read(content.text);
    return draft.bid === undefined ? notUnderstood(content) : undefined;
  },
  contract: readContract,
  doubled: readDoubled,
  turned: readCards('turned'),
  discard: readCards('discard'),
  trick: readTrick,
  ending: readEnding,
};
