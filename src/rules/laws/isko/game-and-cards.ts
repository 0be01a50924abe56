/*
 * ISkO: the game and its cards (1999: 1.1, 1.2, 2.1 to 2.3; since 2018: 1.1, 1.2, 2.1, 2.2)
 *
 * | 1999  | since 2018 | title                           | status     |
 * | ----- | ---------- | ------------------------------- | ---------- |
 * | 1.1   | 1.1        | The game                        | definition |
 * | 1.2   | 1.2        | The cards                       | definition |
 * | 2.1   | 2.1        | Kinds of games                  | definition |
 * | 2.2.1 | not known  | The skat belongs to the declarer | definition |
 * | 2.3   | 2.2        | Rank of the cards               | definition |
 */
import { iskoNumbers, SINCE_2018, type Law } from '../law';

export const theGame: Law = {
  number: iskoNumbers({ old: '1.1', now: '1.1' }),
  group: 'games',
  status: 'definition',
  title: { en: 'The game', de: 'Das Spiel' },
  summary: {
    en: 'Three play in every deal, one of them alone against the two others; two cards lie face down as the skat.',
    de: 'In jedem Spiel spielen drei, einer allein gegen die beiden anderen; zwei Karten liegen verdeckt als Skat.',
  },
  evidence: 'verified',
};

export const theCards: Law = {
  number: iskoNumbers({ old: '1.2', now: '1.2' }),
  group: 'cards',
  status: 'definition',
  title: { en: 'The cards', de: 'Die Karten' },
  summary: {
    en: '32 cards in four suits: clubs, spades, hearts, diamonds; ace 11, ten 10, king 4, queen 3, jack 2, the others nothing, 120 card points in all.',
    de: '32 Karten in vier Farben: Kreuz, Pik, Herz, Karo; As 11, Zehn 10, König 4, Dame 3, Bube 2, die übrigen nichts, zusammen 120 Augen.',
  },
  evidence: 'verified',
};

export const kindsOfGames: Law = {
  number: iskoNumbers({ old: '2.1', now: '2.1' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Kinds of games', de: 'Arten der Spiele' },
  summary: {
    en: 'Suit games, Grand and Null, each with the skat taken up or from the hand.',
    de: 'Farbspiele, Grand und Null, jeweils mit Skataufnahme oder aus der Hand.',
  },
  evidence: 'verified',
};

export const skatBelongsToDeclarer: Law = {
  number: iskoNumbers({ old: '2.2.1' }),
  alsoIn: SINCE_2018,
  group: 'skat',
  status: 'definition',
  title: { en: 'The skat belongs to the declarer', de: 'Der Skat gehört dem Alleinspieler' },
  summary: {
    en: 'The skat is always the declarer’s, in Hand games too: its card points count for him and its cards for the matadors.',
    de: 'Der Skat gehört immer dem Alleinspieler, auch im Handspiel: Seine Augen zählen für ihn, seine Karten für die Spitzen.',
  },
  evidence: 'verified',
};

export const ranks: Law = {
  number: iskoNumbers({ old: '2.3', now: '2.2' }),
  group: 'cards',
  status: 'definition',
  title: { en: 'Rank of the cards', de: 'Rangfolge der Karten' },
  summary: {
    en: 'Jacks of clubs, spades, hearts and diamonds are the highest trumps; then ace, ten, king, queen, nine, eight, seven. In Null ace, king, queen, jack, ten, nine, eight, seven.',
    de: 'Kreuz-, Pik-, Herz- und Karo-Bube sind die höchsten Trümpfe; dann As, Zehn, König, Dame, Neun, Acht, Sieben. Im Null As, König, Dame, Bube, Zehn, Neun, Acht, Sieben.',
  },
  evidence: 'verified',
};
