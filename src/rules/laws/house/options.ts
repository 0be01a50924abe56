/*
 * House rules that a table may agree to beside a code; sections 7 and 9 of the catalogue of variants
 *
 * | number          | title                       | status     |
 * | --------------- | --------------------------- | ---------- |
 * | kontra          | Kontra, Re and Hirsch       | definition |
 * | bock            | Bock                        | definition |
 * | spitze          | Spitze                      | definition |
 * | revolution      | Revolution                  | definition |
 * | jacks-only      | Only jacks are matadors     | definition |
 * | ramsch          | Agreed Ramsch               | definition |
 * | pre-1999-losses | Lost Hand games before 1999 | definition |
 * | pre-1999-ouvert | Grand ouvert before 1999    | definition |
 */
import type { Law } from '../law';

export const kontra: Law = {
  number: { house: 'kontra' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'Kontra, Re and Hirsch', de: 'Kontra, Re und Hirsch' },
  summary: {
    en: 'An opponent who doubts the game says Kontra and doubles the entry; the declarer answers with Re, fourfold, the opponents with Hirsch, eightfold. The value stays as it was, so that an overbid is not cured.',
    de: 'Ein Gegner, der das Spiel bezweifelt, sagt Kontra und verdoppelt den Eintrag; der Alleinspieler antwortet mit Re, vierfach, die Gegner mit Hirsch, achtfach. Der Spielwert bleibt, ein Überreizen wird nicht geheilt.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'Who may say Kontra differs between tables: anybody, or only who has bid or held a figure.',
      de: 'Wer Kontra sagen darf, ist von Tisch zu Tisch verschieden: jeder, oder nur, wer gereizt oder gehalten hat.',
    },
  ],
};

export const bock: Law = {
  number: { house: 'bock' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'Bock', de: 'Bock' },
  summary: {
    en: 'In a Bock round every entry counts twice, on top of any Kontra.',
    de: 'In einer Bockrunde zählt jeder Eintrag doppelt, zusätzlich zu einem Kontra.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'What begins a Bock round, and how many rounds two events make, differs between tables.',
      de: 'Was eine Bockrunde auslöst und wie viele Runden zwei Ereignisse ergeben, ist von Tisch zu Tisch verschieden.',
    },
  ],
};

export const spitze: Law = {
  number: { house: 'spitze' },
  group: 'announcing',
  status: 'definition',
  title: { en: 'Spitze', de: 'Spitze' },
  summary: {
    en: 'The declarer announces that he will take the last trick with the lowest trump, which he must hold; it adds one or two to the multiplier, and missed it loses the game. Not in a Grand with four jacks.',
    de: 'Der Alleinspieler sagt an, den letzten Stich mit dem niedrigsten Trumpf zu machen, den er halten muss; das erhöht den Multiplikator um eins oder zwei und verliert verfehlt das Spiel. Nicht im Grand mit vier Buben.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'No source says what becomes of a Spitze when the game stops early; it counts as announced.',
      de: 'Was bei vorzeitigem Ende aus der Spitze wird, sagt keine Quelle; sie zählt als angesagt.',
    },
    {
      en: 'That a schneider made beside a missed Spitze counts in the loss is known from one program alone.',
      de: 'Dass ein neben verfehlter Spitze gemachter Schneider im Verlust mitzählt, ist nur aus einem Programm bekannt.',
    },
  ],
};

export const revolution: Law = {
  number: { house: 'revolution' },
  group: 'games',
  status: 'definition',
  title: { en: 'Revolution', de: 'Revolution' },
  summary: {
    en: 'An open Null of 92 in which the opponents may rearrange their twenty cards between their hands.',
    de: 'Ein Null ouvert zu 92, bei dem die Gegner ihre zwanzig Karten unter sich neu verteilen dürfen.',
  },
  evidence: 'secondary',
};

export const jacksOnly: Law = {
  number: { house: 'jacks-only' },
  group: 'games',
  status: 'definition',
  title: { en: 'Only jacks are matadors', de: 'Nur Buben sind Spitzen' },
  summary: {
    en: 'The run of matadors ends with the fourth jack in suit games too.',
    de: 'Die Spitzen enden auch im Farbspiel mit dem vierten Buben.',
  },
  evidence: 'secondary',
};

export const agreedRamsch: Law = {
  number: { house: 'ramsch' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'Agreed Ramsch', de: 'Abgesprochener Ramsch' },
  summary: {
    en: 'When all three pass, Ramsch is played in the form that the table has agreed to; forehand may also call it.',
    de: 'Passen alle drei, wird Ramsch in der abgesprochenen Form gespielt; Vorhand kann ihn auch ansagen.',
  },
  evidence: 'secondary',
};

export const handLossesBefore1999: Law = {
  number: { house: 'pre-1999-losses' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'Lost Hand games before 1999', de: 'Verlorene Handspiele vor 1999' },
  summary: {
    en: 'Until the end of 1998 a lost Hand game counted once and every other lost game twice.',
    de: 'Bis Ende 1998 zählte ein verlorenes Handspiel einfach, jedes andere verlorene Spiel doppelt.',
  },
  evidence: 'secondary',
};

export const grandOuvertBefore1999: Law = {
  number: { house: 'pre-1999-ouvert' },
  group: 'games',
  status: 'definition',
  title: { en: 'Grand ouvert before 1999', de: 'Grand ouvert vor 1999' },
  summary: {
    en: 'Until the end of 1998 the open Grand had the base value 36 and no level for being open.',
    de: 'Bis Ende 1998 hatte der Grand ouvert den Grundwert 36 und keine eigene Gewinnstufe für das Offenspiel.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'That the level for being open was left out is known from a program of that time alone.',
      de: 'Dass die Stufe für das Offenspiel entfiel, ist nur aus einem Programm jener Zeit bekannt.',
    },
    {
      en: 'No text seen says at which base an overbid open Grand was charged; 36 is taken.',
      de: 'Zu welchem Grundwert ein überreizter Grand ouvert zählte, sagt kein gesehener Text; angenommen sind 36.',
    },
  ],
};
