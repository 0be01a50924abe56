/*
 * Foster, The Laws of Skat: CARDS
 *
 * | law | title                       | status     |
 * | --- | --------------------------- | ---------- |
 * | 11  | The pack and its points     | definition |
 * | 12  | Order of suits and jacks    | definition |
 * | 13  | Order of the cards in Nullo | definition |
 */
import type { Law } from '../law';

export const packAndPoints: Law = {
  number: { foster: '11' },
  group: 'cards',
  status: 'definition',
  title: { en: 'The pack and its points', de: 'Blatt und Augen' },
  summary: {
    en: 'Thirty-two cards; ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing.',
    de: 'Zweiunddreißig Karten; As 11, Zehn 10, König 4, Dame 3, Bube 2, die übrigen nichts.',
  },
  evidence: 'verified',
};

export const orderOfSuits: Law = {
  number: { foster: '12' },
  group: 'cards',
  status: 'definition',
  title: { en: 'Order of suits and jacks', de: 'Rangfolge der Farben und Buben' },
  summary: {
    en: 'Clubs, spades, hearts, diamonds; the four jacks are the highest trumps in the same order.',
    de: 'Kreuz, Pik, Herz, Karo; die vier Buben sind in dieser Folge die höchsten Trümpfe.',
  },
  evidence: 'verified',
};

export const orderInNullo: Law = {
  number: { foster: '13' },
  group: 'cards',
  status: 'definition',
  title: { en: 'Order of the cards in Nullo', de: 'Rangfolge im Nullo' },
  summary: {
    en: 'In Nullo every suit runs ace, king, queen, jack, ten, nine, eight, seven and there are no trumps.',
    de: 'Im Nullo gilt in jeder Farbe As, König, Dame, Bube, Zehn, Neun, Acht, Sieben; Trümpfe gibt es nicht.',
  },
  evidence: 'verified',
};
