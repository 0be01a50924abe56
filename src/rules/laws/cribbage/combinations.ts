/*
 * Foster, Cribbage: objects of the game, as far as the text goes
 *
 * | number     | title                        | status     |
 * | ---------- | ---------------------------- | ---------- |
 * | objects.1  | Where combinations are found | definition |
 * | objects.2  | Pairs                        | definition |
 * | objects.3  | Pairs royal                  | definition |
 * | objects.4  | Double pairs royal           | definition |
 * | objects.5  | Sequences                    | definition |
 * | objects.6  | Sequences in play            | definition |
 * | objects.7  | Sequences with duplicates    | definition |
 * | objects.8  | Fifteens                     | definition |
 * | objects.9  | Where the text breaks off    | referee    |
 * | flush      | Flush (later rule)           | definition |
 * | thirty-one | Thirty-one (later rule)      | definition |
 */
import { statement } from '../../cribbage/law';
import type { Law } from '../law';

export const whereFound = statement(
  'objects.1',
  'scoring',
  { en: 'Where combinations are found', de: 'Wo gezählt wird' },
  {
    en: 'Combinations arise in play, with the cards of both, and afterwards in hand and crib, each with the starter; 61 points win.',
    de: 'Gezählt wird im Spiel, mit den Karten beider, und danach in Blatt und Crib, jeweils mit der Startkarte; wer 61 erreicht, gewinnt.',
  },
);

export const pairs = statement(
  'objects.2',
  'scoring',
  { en: 'Pairs', de: 'Paare' },
  { en: 'Two cards of a rank are worth two.', de: 'Zwei Karten eines Ranges zählen zwei.' },
);

export const pairsRoyal = statement(
  'objects.3',
  'scoring',
  { en: 'Pairs royal', de: 'Drillinge' },
  {
    en: 'Three cards of a rank make three pairs, six points.',
    de: 'Drei Karten eines Ranges sind drei Paare, sechs Punkte.',
  },
);

export const doublePairsRoyal = statement(
  'objects.4',
  'scoring',
  { en: 'Double pairs royal', de: 'Vierlinge' },
  {
    en: 'Four cards of a rank make six pairs, twelve points.',
    de: 'Vier Karten eines Ranges sind sechs Paare, zwölf Punkte.',
  },
);

export const sequences = statement(
  'objects.5',
  'scoring',
  { en: 'Sequences', de: 'Folgen' },
  {
    en: 'Three or more ranks in order, court cards too, are worth one a card; the ace is low only.',
    de: 'Drei oder mehr aufeinanderfolgende Ränge, auch Bilder, zählen einen Punkt je Karte; das As steht nur unten.',
  },
);

export const sequencesInPlay = statement(
  'objects.6',
  'scoring',
  { en: 'Sequences in play', de: 'Folgen im Spiel' },
  {
    en: 'In play a sequence is always single, but its cards may fall in any order.',
    de: 'Im Spiel ist eine Folge immer einfach; die Karten dürfen in beliebiger Reihe fallen.',
  },
);

export const sequencesDoubled = statement(
  'objects.7',
  'scoring',
  { en: 'Sequences with duplicates', de: 'Folgen mit doppelten Karten' },
  {
    en: 'In hand and crib each way to form the sequence counts: with its pairs a double run of three is worth 8, of four 10, a triple run 15, a quadruple 16.',
    de: 'In Blatt und Crib zählt jede Art, die Folge zu bilden: mit ihren Paaren bringt die doppelte Folge aus drei Karten 8, aus vier 10, die dreifache 15, die vierfache 16.',
  },
);

export const fifteens = statement(
  'objects.8',
  'scoring',
  { en: 'Fifteens', de: 'Fünfzehn' },
  {
    en: 'Two or more cards that count exactly fifteen together are worth two, each way anew.',
    de: 'Zwei oder mehr Karten, die zusammen genau fünfzehn zählen, bringen zwei, jede Zusammenstellung für sich.',
  },
);

/** What is named, or looked for, and stands in no part of the text that is known. */
export const breaksOff: Law & { readonly answers: readonly string[] } = {
  number: { 'foster-cribbage': 'objects.9' },
  group: 'playing',
  status: 'referee',
  answers: ['error-in-play', 'error-in-pegging'],
  title: { en: 'Where the text breaks off', de: 'Wo der Text abbricht' },
  summary: {
    en: 'The text ends with the fifteens of two cards: the method of play, the limit of its count, the go, flushes, longer examples and the game with five cards are not told.',
    de: 'Der Text endet bei den Fünfzehn aus zwei Karten: wie gespielt wird, wie weit dabei gezählt wird, das Go, gleiche Farben und das Spiel mit fünf Karten fehlen.',
  },
  evidence: 'derived',
};

const later = (number: string, title: Law['title'], summary: Law['summary']): Law => ({
  number: { house: number },
  group: 'scoring',
  status: 'definition',
  title,
  summary,
  evidence: 'secondary',
  doubts: [
    {
      en: 'A common later rule, not of the source; in force only where the option names it.',
      de: 'Eine verbreitete spätere Regel, nicht aus der Quelle; sie gilt nur, wo die Option sie nennt.',
    },
  ],
});

export const laterFlush = later(
  'cribbage-flush',
  { en: 'Flush (later rule)', de: 'Flush (spätere Regel)' },
  {
    en: 'Four cards of a suit in the hand count four, with the starter five; in the crib only five count.',
    de: 'Vier Karten einer Farbe im Blatt zählen vier, mit der Startkarte fünf; im Crib zählen nur fünf.',
  },
);

export const laterThirtyOne = later(
  'cribbage-thirty-one',
  { en: 'Thirty-one and go (later rule)', de: 'Einunddreißig und Go (spätere Regel)' },
  {
    en: 'Nobody plays beyond 31: who reaches it scores two, who plays the last card below it one, and the count begins anew.',
    de: 'Niemand spielt über 31 hinaus: wer sie erreicht, schreibt zwei, wer die letzte Karte darunter spielt, einen, und es wird neu gezählt.',
  },
);
