/*
 * Foster, The Laws of Skat: THE SKAT CARDS
 *
 * | law | title                            | status     |
 * | --- | -------------------------------- | ---------- |
 * | 28  | How the skat cards are taken up  | definition |
 * | 29  | Turning either card, or both     | definition |
 * | 30  | A jack is turned                 | definition |
 * | 31  | A seven is turned                | definition |
 */
import type { Law } from '../law';

export const howSkatIsTaken: Law = {
  number: { foster: '28' },
  group: 'skat',
  status: 'definition',
  title: { en: 'How the skat cards are taken up', de: 'Wie der Skat aufgenommen wird' },
  summary: {
    en: 'Both cards taken together make a Gucki Grand unless a Nullo was named; a first card kept unshown makes the second a passt-mir-nicht.',
    de: 'Beide Karten zusammen aufgenommen verpflichten zum Gucki-Grand, wenn kein Nullo gesagt war; die verdeckt behaltene erste macht die zweite zum Passt-mir-nicht.',
  },
  evidence: 'verified',
};

export const eitherCardTurned: Law = {
  number: { foster: '29' },
  group: 'skat',
  status: 'definition',
  title: { en: 'Turning either card, or both', de: 'Eine Karte drehen, oder beide' },
  summary: {
    en: 'The declarer turns whichever card he likes; exposing both binds him to the suit of higher value.',
    de: 'Der Alleinspieler dreht eine beliebige Karte; deckt er beide auf, gilt die Farbe von höherem Wert.',
  },
  evidence: 'verified',
};

export const jackTurned: Law = {
  number: { foster: '30' },
  group: 'skat',
  status: 'definition',
  title: { en: 'A jack is turned', de: 'Ein Bube wird gedreht' },
  summary: {
    en: 'A turned jack lets the declarer choose its suit or a turned Grand.',
    de: 'Ein gedrehter Bube lässt die Wahl zwischen seiner Farbe und dem Grand-Tournee.',
  },
  evidence: 'verified',
};

export const sevenTurned: Law = {
  number: { foster: '31' },
  group: 'skat',
  status: 'definition',
  title: { en: 'A seven is turned', de: 'Eine Sieben wird gedreht' },
  summary: {
    en: 'A turned seven makes a Nullo possible, for ten, only where the table has agreed to turned Nullos.',
    de: 'Eine gedrehte Sieben erlaubt einen Nullo, zu zehn, nur wenn gedrehte Nullos abgesprochen sind.',
  },
  evidence: 'verified',
};
