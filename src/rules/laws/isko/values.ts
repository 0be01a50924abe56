/*
 * ISkO: kinds of games, matadors, base values and levels (1999: chapters 2 and 5; since 2018: 2.3 to 2.6)
 *
 * | 1999  | since 2018 | title                      | status     |
 * | ----- | ---------- | -------------------------- | ---------- |
 * | 2.4   | 2.3        | Matadors                   | definition |
 * | 5.1   | 2.4.1      | Base values                | definition |
 * | -     | 2.4.2      | Values of Null             | definition |
 * | 5.2.2 | not known  | Simple win                 | definition |
 * | 5.2.3 | not known  | Schneider                  | definition |
 * | 5.2.4 | not known  | Schwarz                    | definition |
 * | 5.2.5 | not known  | Announced levels           | definition |
 * | 5.2.6 | not known  | Open games                 | definition |
 * | 5.2.7 | 2.5.9      | Winning a Null             | definition |
 * | 5.2.8 | not known  | Burden of proof            | definition |
 * | 5.3   | 2.5        | Calculating the value      | definition |
 * | 2.2   | 2.6        | Hand                       | definition |
 */
import { iskoNumbers, SINCE_2018, type Law } from '../law';

export const matadors: Law = {
  number: iskoNumbers({ old: '2.4', now: '2.3' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Matadors', de: 'Spitzen' },
  summary: {
    en: 'The unbroken run of trumps from the jack of clubs, held or missing; the skat counts with the declarer, in Hand games too.',
    de: 'Die ununterbrochene Trumpffolge vom Kreuz-Buben an, vorhanden oder fehlend; der Skat zählt mit, auch im Handspiel.',
  },
  evidence: 'verified',
};

export const baseValues: Law = {
  number: iskoNumbers({ old: '5.1', now: '2.4.1' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Base values', de: 'Grundwerte' },
  summary: {
    en: 'Diamonds 9, hearts 10, spades 11, clubs 12, Grand 24, the open Grand included.',
    de: 'Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24, auch der offene.',
  },
  evidence: 'court',
};

export const nullValues: Law = {
  number: iskoNumbers({ now: '2.4.2' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Values of Null', de: 'Nullwerte' },
  summary: {
    en: 'Null 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59, always the same.',
    de: 'Null 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59, immer gleich.',
  },
  evidence: 'court',
};

export const simpleWin: Law = {
  number: iskoNumbers({ old: '5.2.2' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Simple win', de: 'Einfach gewonnen' },
  summary: {
    en: 'The declarer wins with the 61st card point, the skat included; the opponents win with 60.',
    de: 'Der Alleinspieler gewinnt mit dem 61. Auge einschließlich Skat, die Gegenpartei mit 60.',
  },
  evidence: 'verified',
};

export const schneider: Law = {
  number: iskoNumbers({ old: '5.2.3' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Schneider', de: 'Schneider' },
  summary: {
    en: 'A side with 30 card points or fewer is schneider.',
    de: 'Eine Partei mit höchstens 30 Augen ist Schneider.',
  },
  evidence: 'verified',
};

export const schwarz: Law = {
  number: iskoNumbers({ old: '5.2.4' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Schwarz', de: 'Schwarz' },
  summary: {
    en: 'A side without a trick is schwarz; a trick worth nothing is a trick.',
    de: 'Eine Partei ohne Stich ist Schwarz; auch ein Stich ohne Augen ist ein Stich.',
  },
  evidence: 'verified',
};

export const announcedLevels: Law = {
  number: iskoNumbers({ old: '5.2.5' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Announced levels', de: 'Angesagte Gewinnstufen' },
  summary: {
    en: 'Levels are announced in Hand games only; a missed one is lost at least at the announced level, which is not charged twice.',
    de: 'Nur im Handspiel wird angesagt; verfehlt ist mindestens in der angesagten Stufe verloren, die nicht doppelt zählt.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'That a declarer without a trick is also schwarz after announcing schneider is concluded, not found.',
      de: 'Dass der Alleinspieler ohne Stich nach angesagtem Schneider zudem Schwarz ist, ist gefolgert, nicht gefunden.',
    },
  ],
};

export const openGames: Law = {
  number: iskoNumbers({ old: '5.2.6' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Open games', de: 'Offene Spiele' },
  summary: {
    en: 'An open suit game or Grand is schwarz announced from the start; the declarer may not lose a trick.',
    de: 'Ein offenes Farbspiel oder ein Grand ouvert gilt von vornherein als Schwarz angesagt; kein Stich darf abgegeben werden.',
  },
  evidence: 'verified',
};

export const winningNull: Law = {
  number: iskoNumbers({ old: '5.2.7', now: '2.5.9' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Winning a Null', de: 'Gewonnener Null' },
  summary: {
    en: 'A Null is won when the declarer takes no trick.',
    de: 'Ein Null ist gewonnen, wenn der Alleinspieler keinen Stich macht.',
  },
  evidence: 'verified',
};

export const burdenOfProof: Law = {
  number: iskoNumbers({ old: '5.2.8' }),
  alsoIn: SINCE_2018,
  group: 'scoring',
  status: 'definition',
  title: { en: 'Burden of proof', de: 'Beweislast' },
  summary: {
    en: 'In doubt the opponents must prove that the declarer has lost; he must prove that he reached a level.',
    de: 'Im Zweifel muss die Gegenpartei beweisen, dass der Alleinspieler verloren hat, er selbst, dass er eine Stufe erreicht hat.',
  },
  evidence: 'verified',
};

export const calculation: Law = {
  number: iskoNumbers({ old: '5.3', now: '2.5' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Calculating the value', de: 'Berechnung des Spielwerts' },
  summary: {
    en: 'Base value times the sum of matadors, game and levels; every lost game counts double.',
    de: 'Grundwert mal Summe aus Spitzen, Spiel und Gewinnstufen; jedes verlorene Spiel zählt doppelt.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'The sentence that doubles every lost game since 1999 is known from notices, not from the text.',
      de: 'Der Satz, der seit 1999 jedes verlorene Spiel verdoppelt, ist aus Mitteilungen bekannt, nicht aus dem Text.',
    },
  ],
};

export const handGames: Law = {
  number: iskoNumbers({ old: '2.2', now: '2.6' }),
  group: 'games',
  status: 'definition',
  title: { en: 'Hand', de: 'Handspiel' },
  summary: {
    en: 'In a Hand game the skat stays unseen until the end; announced levels and open suit games and Grands exist only from the hand.',
    de: 'Im Handspiel bleibt der Skat bis zum Ende ungesehen; angesagte Stufen und offene Farbspiele oder Grands gibt es nur aus der Hand.',
  },
  evidence: 'verified',
};
