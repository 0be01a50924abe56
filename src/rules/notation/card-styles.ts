import { rankOf, suitOf, type Card, type Rank, type Suit } from '../cards/card';
import type { Language } from '../text';

/** How the suits and the ranks of one way of writing look. */
interface CardStyle {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
}

const LETTERS: CardStyle['suits'] = { C: 'C', S: 'S', H: 'H', D: 'D' };
/** The sign of each suit. */
export const SUIT_SIGNS: CardStyle['suits'] = { C: '♣', S: '♠', H: '♥', D: '♦' };
const GERMAN_LETTERS: CardStyle['suits'] = { C: 'Kr', S: 'P', H: 'H', D: 'K' };

const PIPS = { '7': '7', '8': '8', '9': '9', '10': '10' } as const;
const ENGLISH_RANKS: CardStyle['ranks'] = { ...PIPS, J: 'J', Q: 'Q', K: 'K', A: 'A' };
const GERMAN_RANKS: CardStyle['ranks'] = { ...PIPS, J: 'B', Q: 'D', K: 'K', A: 'A' };

const STYLES = {
  /** `CJ`, `H10`: the names of the service. */
  names: { suits: LETTERS, ranks: ENGLISH_RANKS },
  /** `CJ`, `HT`: the names of the International Skat Server. */
  iss: { suits: LETTERS, ranks: { ...ENGLISH_RANKS, '10': 'T' } },
  /** `♣J`, `♥10`. */
  signs: { suits: SUIT_SIGNS, ranks: ENGLISH_RANKS },
  /** `♣B`, `♥10`. */
  'german-signs': { suits: SUIT_SIGNS, ranks: GERMAN_RANKS },
  /** `KrB`, `H10`. */
  'german-letters': { suits: GERMAN_LETTERS, ranks: GERMAN_RANKS },
} as const satisfies Readonly<Record<string, CardStyle>>;

/** Where the playing cards of each suit begin in Unicode; the ranks follow by their number, with a knight at 12. */
const PICTURES: Readonly<Record<Suit, number>> = { S: 0x1f0a0, H: 0x1f0b0, D: 0x1f0c0, C: 0x1f0d0 };
const PICTURE_RANKS: Readonly<Record<Rank, number>> = { A: 1, '7': 7, '8': 8, '9': 9, '10': 10, J: 11, Q: 13, K: 14 };

/** The ways in which a card can be written; `pictures` are the playing cards of Unicode, one character each. */
export const CARD_STYLES = [...(Object.keys(STYLES) as (keyof typeof STYLES)[]), 'pictures'] as const;
export type CardStyleName = (typeof CARD_STYLES)[number];

/** Writes a card in a style. */
export const formatCardAs = (style: CardStyleName, card: Card): string => {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  if (style === 'pictures') return String.fromCodePoint(PICTURES[suit] + PICTURE_RANKS[rank]);
  const { suits, ranks } = STYLES[style];
  return suits[suit] + ranks[rank];
};

const PRINTED = { en: 'signs', de: 'german-signs' } as const satisfies Readonly<Record<Language, CardStyleName>>;

/** A card as it is printed for people: `♣J`, in German `♣B`. */
export const printCard = (card: Card, language: Language): string => formatCardAs(PRINTED[language], card);
