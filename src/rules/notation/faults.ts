import { fillText, type Text } from '../text';

/** Every reason why a text is not what it should be; `{name}` is filled from the fault's values. */
export const NOTATION_FAULTS = {
  'not-an-iss-record': {
    en: 'A record of the International Skat Server begins with (;GM[Skat].',
    de: 'Eine Aufzeichnung des International Skat Server beginnt mit (;GM[Skat].',
  },
  'tag-expected': {
    en: 'Here a tag such as MV[...] or the end ;) belongs.',
    de: 'Hier gehört ein Feld wie MV[...] oder das Ende ;) hin.',
  },
  'tag-twice': { en: 'The tag {tag} stands twice.', de: 'Das Feld {tag} steht doppelt.' },
  'tag-missing': { en: 'The record has no tag {tag}.', de: 'Der Aufzeichnung fehlt das Feld {tag}.' },
  'text-after-record': {
    en: 'After the end of the record more text follows.',
    de: 'Nach dem Ende der Aufzeichnung folgt weiterer Text.',
  },
  'more-than-one-record': {
    en: 'A second record begins here; this takes one.',
    de: 'Hier beginnt eine zweite Aufzeichnung; erwartet wird eine.',
  },
  'not-an-actor': {
    en: '{text} is nobody who moves: 0, 1, 2 or w.',
    de: '{text} ist niemand, der zieht: 0, 1, 2 oder w.',
  },
  'action-missing': { en: 'A move without an action.', de: 'Ein Zug ohne Handlung.' },
  'not-an-action': { en: '{text} is no action of {actor}.', de: '{text} ist keine Handlung von {actor}.' },
  'not-a-result': { en: '{text} does not belong in a result.', de: '{text} gehört in kein Ergebnis.' },
  'result-incomplete': { en: 'The result lacks {text}.', de: 'Dem Ergebnis fehlt {text}.' },
  'wrong-card-count': {
    en: 'There are {found} cards where {expected} belong.',
    de: 'Hier stehen {found} Karten statt {expected}.',
  },
  'not-a-card': { en: '{text} is no card.', de: '{text} ist keine Karte.' },
  'half-a-card': {
    en: '{text} is a suit or a rank, not a card; D alone could be Diamonds or a Dame.',
    de: '{text} ist eine Farbe oder ein Rang, keine Karte; D allein könnte Diamonds oder Dame sein.',
  },
  'mixed-letters': {
    en: '{text} writes its suit in {letters}, but {other} above does not. D can be Diamonds or a Dame, so one text keeps to C S H D or to Kr P H K.',
    de: '{text} schreibt die Farbe in {letters}, {other} weiter oben aber nicht. D kann Diamonds oder Dame sein, darum bleibt ein Text bei C S H D oder bei Kr P H K.',
  },
  'line-unknown': {
    en: 'No line of a deal begins with {text}.',
    de: 'Mit {text} beginnt keine Zeile eines Blattes.',
  },
  'line-twice': { en: 'The line {text} stands twice.', de: 'Die Zeile {text} steht doppelt.' },
  'line-missing': { en: 'The line {text} is missing.', de: 'Es fehlt die Zeile {text}.' },
  'not-understood': { en: '{text} is not understood here.', de: '{text} ist hier nicht verständlich.' },
  'deal-missing': {
    en: 'The record does not say which cards were dealt.',
    de: 'Die Aufzeichnung sagt nicht, welche Karten gegeben wurden.',
  },
  'skat-differs': {
    en: 'Other cards are taken up than lay in the skat.',
    de: 'Aufgenommen werden andere Karten, als im Skat lagen.',
  },
  'move-out-of-place': {
    en: 'The move {text} cannot stand here.',
    de: 'Der Zug {text} kann hier nicht stehen.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type NotationFaultCode = keyof typeof NOTATION_FAULTS;

/** Why a text could not be read, and where: UTF-16 units from its beginning, from 0. */
export interface NotationFault {
  readonly code: NotationFaultCode;
  readonly offset: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What came of reading a text. */
export type Parsed<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: NotationFault };

const QUOTED_LENGTH = 40;

/** A text that could not be read; what is quoted from it is cut short. */
export const unreadable = (
  code: NotationFaultCode,
  offset: number,
  values: NotationFault['values'] = {},
): { readonly ok: false; readonly fault: NotationFault } => ({
  ok: false,
  fault: {
    code,
    offset,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.slice(0, QUOTED_LENGTH) : value,
      ]),
    ),
  },
});

/** The sentence of a fault in both languages. */
export const explainNotationFault = ({ code, values }: NotationFault): Text => fillText(NOTATION_FAULTS[code], values);

/** Line and column of a place in a text, both from 1. */
export const placeIn = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
