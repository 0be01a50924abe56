/*
 * ISkO: shortening the game (1999: 4.3; since 2018: 4.4)
 *
 * | 1999  | since 2018 | title                        | status     |
 * | ----- | ---------- | ---------------------------- | ---------- |
 * | 4.3.1 | 4.4.1      | The declarer gives up        | definition |
 * | 4.3.3 | 4.4.3      | An opponent gives up         | definition |
 * | 4.3.4 | 4.4.4      | The declarer shows his cards | definition |
 * | 4.3.5 | 4.4.5      | An opponent plays open       | definition |
 * | 4.3.6 | 4.4.6      | Cards thrown in              | definition |
 */
import { iskoNumbers, type Law } from '../law';

export const declarerGivesUp: Law = {
  number: iskoNumbers({ old: '4.3.1', now: '4.4.1' }),
  group: 'ending',
  status: 'definition',
  title: { en: 'The declarer gives up', de: 'Aufgabe durch den Alleinspieler' },
  summary: {
    en: 'With nine or ten cards the declarer may give up alone, later with one opponent’s consent; he loses at the announced value without further levels.',
    de: 'Mit neun oder zehn Karten darf der Alleinspieler allein aufgeben, später mit Zustimmung eines Gegners; er verliert ohne weitere Stufen.',
  },
  evidence: 'secondary',
};

export const opponentGivesUp: Law = {
  number: iskoNumbers({ old: '4.3.3', now: '4.4.3' }),
  group: 'ending',
  status: 'definition',
  title: { en: 'An opponent gives up', de: 'Aufgabe durch einen Gegner' },
  summary: {
    en: 'One opponent giving up ends the game for both; an undecided game is won simply, with the level the bid or the announcement demands.',
    de: 'Gibt ein Gegner auf, endet das Spiel für beide; ein unentschiedenes ist einfach gewonnen, mit der nötigen Stufe.',
  },
  evidence: 'verified',
};

export const declarerShowsCards: Law = {
  number: iskoNumbers({ old: '4.3.4', now: '4.4.4' }),
  group: 'ending',
  status: 'definition',
  title: { en: 'The declarer shows his cards', de: 'Der Alleinspieler zeigt seine Karten' },
  summary: {
    en: 'Shown cards that all accept win the announced game; a higher level counts only when claimed with it. Until 2018 they meant all remaining tricks.',
    de: 'Gezeigte Karten gewinnen bei Zustimmung aller das angesagte Spiel; höhere Stufen nur, wenn mitgefordert. Bis 2018 bedeuteten sie alle restlichen Stiche.',
  },
  evidence: 'court',
};

export const opponentPlaysOpen: Law = {
  number: iskoNumbers({ old: '4.3.5', now: '4.4.5' }),
  group: 'ending',
  status: 'definition',
  title: { en: 'An opponent plays open', de: 'Offenes Spiel eines Gegners' },
  summary: {
    en: 'An opponent may lay his cards open only when the declarer can get no further trick; the tricks left are counted accordingly.',
    de: 'Ein Gegner darf nur offen spielen, wenn der Alleinspieler keinen Stich mehr bekommt; danach werden die restlichen Stiche gezählt.',
  },
  evidence: 'court',
};

export const cardsThrownIn: Law = {
  number: iskoNumbers({ old: '4.3.6', now: '4.4.6' }),
  group: 'ending',
  status: 'definition',
  title: { en: 'Cards thrown in', de: 'Weggeworfene Karten' },
  summary: {
    en: 'Cards thrown in openly end the game: everything open goes to the other side and levels count unless they were impossible.',
    de: 'Offen weggeworfene Karten beenden das Spiel: alles Offene fällt der anderen Partei zu, Stufen zählen, wenn sie nicht ausgeschlossen waren.',
  },
  evidence: 'court',
};
