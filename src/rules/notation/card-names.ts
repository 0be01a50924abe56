import { cardOf, PACK, RANKS, SUITS, type Card, type Rank, type Suit } from '../cards/card';
import { formatCardAs } from './card-styles';
import { unreadable, type Parsed } from './faults';

/** Letters for the suits that cannot stand in one text: D is Diamonds in the one and a Dame in the other. */
export const SUIT_LETTERS = ['C S H D', 'Kr P H K', 'E G R Sch'] as const;
export type SuitLetters = (typeof SUIT_LETTERS)[number];

/** A card as it was written; `letters` where its name belongs to one kind of suit letters only. */
export interface NamedCard {
  readonly card: Card;
  readonly letters?: SuitLetters;
}

type SuitForms = Readonly<Record<Suit, readonly string[]>>;

const LETTER_FORMS: Readonly<Record<SuitLetters, SuitForms>> = {
  'C S H D': { C: ['C'], S: ['S'], H: ['H'], D: ['D'] },
  'Kr P H K': { C: ['Kr'], S: ['P'], H: ['H'], D: ['K'] },
  // The German pack. Its Schellen never are an S alone, which is Spades.
  'E G R Sch': { C: ['E'], S: ['G'], H: ['R'], D: ['Sch'] },
};

/** Signs, filled or outlined, and words. */
const SIGN_FORMS: SuitForms = { C: ['♣', '♧'], S: ['♠', '♤'], H: ['♥', '♡'], D: ['♦', '♢'] };
const FRENCH_WORDS: SuitForms = { C: ['Kreuz'], S: ['Pik'], H: ['Herz'], D: ['Karo'] };
const GERMAN_WORDS: SuitForms = {
  C: ['Eichel'],
  S: ['Grün', 'Gruen', 'Gras', 'Laub', 'Blatt'],
  H: ['Rot'],
  D: ['Schellen', 'Schelle', 'Schell'],
};
const WORD_FORMS: SuitForms = {
  C: [...FRENCH_WORDS.C, ...GERMAN_WORDS.C],
  S: [...FRENCH_WORDS.S, ...GERMAN_WORDS.S],
  H: [...FRENCH_WORDS.H, ...GERMAN_WORDS.H],
  D: [...FRENCH_WORDS.D, ...GERMAN_WORDS.D],
};

/** No English letter means another rank in German, so both may always be used. */
const RANK_FORMS: Readonly<Record<Rank, readonly string[]>> = {
  '7': ['7'],
  '8': ['8'],
  '9': ['9'],
  '10': ['10', 'T'],
  J: ['J', 'B', 'Bube', 'U', 'Unter'],
  Q: ['Q', 'D', 'Dame', 'O', 'Ober'],
  K: ['K', 'König', 'Koenig'],
  A: ['A', 'As', 'Ass', 'Daus'],
};

/** Capitals and small letters name the same card. */
const folded = (name: string): string => name.toLowerCase();

const NAMES: ReadonlyMap<string, NamedCard> = (() => {
  const names = new Map<string, NamedCard>();
  const enter = (name: string, named: NamedCard): void => {
    const { letters } = names.get(folded(name)) ?? named;
    names.set(folded(name), letters === named.letters ? named : { card: named.card });
  };
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const card = cardOf(suit, rank);
      for (const written of RANK_FORMS[rank]) {
        for (const letters of SUIT_LETTERS) {
          for (const form of LETTER_FORMS[letters][suit]) enter(form + written, { card, letters });
        }
        for (const sign of SIGN_FORMS[suit]) for (const name of [sign + written, written + sign]) enter(name, { card });
        for (const word of WORD_FORMS[suit]) for (const between of ['', '-']) enter(word + between + written, { card });
      }
    }
  }
  for (const card of PACK) enter(formatCardAs('pictures', card), { card });
  return names;
})();

/**
 * Reads a card in any notation: `CJ`, `cj`, `HT`, `♣J`, `J♣`, `♣B`, `KrB`, `Kreuz-Bube`, of the German pack `EU` and
 * `Eichel-Unter`, a playing card of Unicode. A suit letter stands before the rank. Anything else is undefined.
 */
export const parseCardName = (text: string): NamedCard | undefined => NAMES.get(folded(text));

const HALVES: ReadonlySet<string> = new Set(
  [
    ...[...Object.values(LETTER_FORMS), SIGN_FORMS, WORD_FORMS].flatMap((forms) => Object.values(forms).flat()),
    ...Object.values(RANK_FORMS).flat(),
  ].map(folded),
);

/** Whether this is a suit or a rank alone, as `D`, which may be Diamonds or a Dame. */
export const isHalfCard = (text: string): boolean => HALVES.has(folded(text));

/** What may stand between cards; after a suit in words a blank belongs to the card, and a picture needs none. */
const CARD_TOKEN =
  /(?:Kreuz|Pik|Herz|Karo|Eichel|Grün|Gruen|Gras|Laub|Blatt|Rot|Schellen?|Schell)[ -]?[^\s,.;·|]+|[\u{1F0A0}-\u{1F0FF}]|[^\s,.;·|\u{1F0A0}-\u{1F0FF}]+/giu;

/** Emoji and text forms of the signs. */
const VARIATIONS = /[\u{FE0E}\u{FE0F}]/gu;

/** Reads a list of cards; `start` is where it stands in a whole text. */
export type CardReader = (text: string, start?: number) => Parsed<readonly Card[]>;

/**
 * A reader for the lists of one text: each card in any notation, but all with the same kind of suit letters; blanks,
 * commas, dots and strokes separate them.
 */
export const cardReader = (): CardReader => {
  let lettered: { readonly name: string; readonly letters: SuitLetters } | undefined;
  return (text, start = 0) => {
    const cards: Card[] = [];
    for (const { 0: token, index } of text.matchAll(CARD_TOKEN)) {
      const name = token.replaceAll(VARIATIONS, '').replace(' ', '');
      const named = parseCardName(name);
      if (named === undefined) {
        return unreadable(isHalfCard(name) ? 'half-a-card' : 'not-a-card', start + index, { text: token });
      }
      const { card, letters } = named;
      if (letters !== undefined) {
        lettered ??= { name, letters };
        if (lettered.letters !== letters) {
          return unreadable('mixed-letters', start + index, { text: name, letters, other: lettered.name });
        }
      }
      cards.push(card);
    }
    return { ok: true, value: cards };
  };
};

/** Reads the only list of a text. */
export const parseCardNames: CardReader = (text, start) => cardReader()(text, start);

/** Reads a single card in any notation, blanks around and within it left out; anything else is undefined. */
export const readCard = (text: string): Card | undefined =>
  parseCardName(text.trim().replaceAll(VARIATIONS, '').replace(/\s+/, ''))?.card;

/** The suit that a sign, a word or an international letter names. */
export const suitNamed = (text: string): Suit | undefined =>
  SUITS.find((suit) => [SIGN_FORMS, WORD_FORMS, LETTER_FORMS['C S H D']].some((forms) => forms[suit].includes(text)));
