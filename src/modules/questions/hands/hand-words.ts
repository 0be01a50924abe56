import type { Language, Level, Matadors, Suit, Text, Turn, Way } from '../../../rules';

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  C: { en: 'clubs', de: 'Kreuz' },
  S: { en: 'spades', de: 'Pik' },
  H: { en: 'hearts', de: 'Herz' },
  D: { en: 'diamonds', de: 'Karo' },
};

export const LEVEL_NAMES: Readonly<Record<Level, Text>> = {
  simple: { en: 'won', de: 'Gewinn' },
  schneider: { en: 'schneider', de: 'Schneider' },
  schwarz: { en: 'schwarz', de: 'Schwarz' },
};

export const TURN_NAMES: Readonly<Record<Turn, Text>> = {
  bids: { en: 'you bid first', de: 'du sagst zuerst' },
  answers: { en: 'you answer the bids', de: 'du hörst' },
  waits: { en: 'you come in when one has passed', de: 'du sagst weiter, wenn einer gepasst hat' },
};

/** Every label of the page. */
export const LABELS = {
  hand: { en: 'Hand', de: 'Blatt' },
  skat: { en: 'Skat', de: 'Skat' },
  seat: { en: 'Seat', de: 'Platz' },
  unknown: {
    en: 'unknown; the figures are the least that any skat gives',
    de: 'unbekannt; die Zahlen sind das Mindeste bei jedem Skat',
  },
  safe: { en: 'bid up to', de: 'Reizen bis' },
  skats: {
    en: '{skats} of {count} skats: {matadors}, {value}',
    de: '{skats} von {count} Skats: {matadors}, {value}',
  },
} as const satisfies Readonly<Record<string, Text>>;

const PLAIN: Text = { en: 'plain', de: 'einfach' };
const WAY_PARTS = {
  hand: { en: 'hand', de: 'Hand' },
  ouvert: { en: 'ouvert', de: 'ouvert' },
  schneider: { en: 'schneider announced', de: 'Schneider angesagt' },
  schwarz: { en: 'schwarz announced', de: 'Schwarz angesagt' },
} as const satisfies Readonly<Record<string, Text>>;

/** How a game is played: `plain`, or `hand, schneider announced`. */
export const wayName = ({ hand, ouvert, announced }: Way, language: Language): string => {
  const parts = [
    ...(hand === true ? [WAY_PARTS.hand] : []),
    ...(announced === undefined ? [] : [WAY_PARTS[announced]]),
    ...(ouvert === true ? [WAY_PARTS.ouvert] : []),
  ];
  return (parts.length === 0 ? [PLAIN] : parts).map((part) => part[language]).join(', ');
};

/** `with 2`, `ohne 3`. */
export const matadorsName = (matadors: Matadors, language: Language): string => {
  if ('with' in matadors) return `${{ en: 'with', de: 'mit' }[language]} ${matadors.with}`;
  return `${{ en: 'without', de: 'ohne' }[language]} ${matadors.without}`;
};
