/*
 * Foster, The Laws of Skat: PLAYING
 *
 * | law | title                                  | status     |
 * | --- | -------------------------------------- | ---------- |
 * | 44  | Abandoning a tournee                   | definition |
 * | 49  | The declarer claims                    | definition |
 * | 50  | An opponent claims                     | definition |
 * | 51  | The declarer gives up                  | definition |
 */
import type { Law } from '../law';

export const abandoning: Law = {
  number: { foster: '44' },
  group: 'ending',
  status: 'definition',
  title: { en: 'Abandoning a tournee', de: 'Aufgabe eines Tournees' },
  summary: {
    en: 'A tournee, and no other game, may be given up before the declarer plays to the second trick; it is lost as a plain game.',
    de: 'Ein Tournee, und nur dieses, darf vor dem Zuspielen zum zweiten Stich aufgegeben werden; es ist einfach verloren.',
  },
  evidence: 'verified',
};

export const declarerClaims: Law = {
  number: { foster: '49' },
  group: 'ending',
  status: 'definition',
  title: { en: 'The declarer claims', de: 'Der Alleinspieler legt auf' },
  summary: {
    en: 'A declarer who lays down claiming the 61 or 91 that his bid needs, and is wrong, has lost.',
    de: 'Legt der Alleinspieler mit dem Anspruch auf die nötigen 61 oder 91 auf und irrt, hat er verloren.',
  },
  evidence: 'verified',
};

export const opponentClaims: Law = {
  number: { foster: '50' },
  group: 'ending',
  status: 'definition',
  title: { en: 'An opponent claims', de: 'Ein Gegner legt auf' },
  summary: {
    en: 'An opponent who lays down claiming that the game is beaten gives his cards to the declarer; if he is wrong the game is won.',
    de: 'Legt ein Gegner auf, weil das Spiel geschlagen sei, zählen seine Karten dem Alleinspieler; irrt er, ist das Spiel gewonnen.',
  },
  evidence: 'verified',
};

export const declarerGivesUp: Law = {
  number: { foster: '51' },
  group: 'ending',
  status: 'definition',
  title: { en: 'The declarer gives up', de: 'Der Alleinspieler gibt auf' },
  summary: {
    en: 'A declarer who gives up and lays down leaves his remaining cards to the opponents, who count whether he is schneider.',
    de: 'Gibt der Alleinspieler auf und legt ab, fallen seine restlichen Karten den Gegnern zu; sie zählen, ob er Schneider ist.',
  },
  evidence: 'verified',
};
