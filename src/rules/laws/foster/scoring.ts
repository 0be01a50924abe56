/*
 * Foster, The Laws of Skat: SCORING
 *
 * | law | title                              | status     |
 * | --- | ---------------------------------- | ---------- |
 * | 56  | What the declarer needs            | definition |
 * | 57  | What the opponents need            | definition |
 * | 58  | The running column                 | definition |
 * | 59  | Settlement                         | definition |
 * | 60  | What a lost game costs             | definition |
 * | 61  | A game worth less than the bid     | executable |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOverbid } from '../../irregularities/overbid';
import type { Law } from '../law';

export const declarersGoal: Law = {
  number: { foster: '56' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'What the declarer needs', de: 'Was der Alleinspieler braucht' },
  summary: {
    en: 'The declarer wins with 61 card points, makes schneider with 91 and schwarz with every trick.',
    de: 'Der Alleinspieler gewinnt mit 61 Augen, macht Schneider mit 91 und Schwarz mit allen Stichen.',
  },
  evidence: 'verified',
};

export const opponentsGoal: Law = {
  number: { foster: '57' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'What the opponents need', de: 'Was die Gegner brauchen' },
  summary: {
    en: 'Thirty card points free the opponents from schneider, 60 beat the game, 90 make the declarer schneider, every trick makes him schwarz.',
    de: 'Mit 30 Augen sind die Gegner aus dem Schneider, 60 schlagen das Spiel, 90 machen den Alleinspieler Schneider, alle Stiche Schwarz.',
  },
  evidence: 'verified',
};

export const runningColumn: Law = {
  number: { foster: '58' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'The running column', de: 'Die laufende Spalte' },
  summary: {
    en: "A game is entered in the declarer's column only, added to or taken from the total above it.",
    de: 'Ein Spiel wird nur in der Spalte des Alleinspielers angeschrieben und mit der Summe darüber verrechnet.',
  },
  evidence: 'verified',
};

export const settlement: Law = {
  number: { foster: '59' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'Settlement', de: 'Abrechnung' },
  summary: {
    en: 'At the end everybody settles the full difference with everybody else at the table.',
    de: 'Am Ende rechnet jeder mit jedem anderen am Tisch den vollen Unterschied ab.',
  },
  evidence: 'verified',
};

export const costOfLosing: Law = {
  number: { foster: '60' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'What a lost game costs', de: 'Was ein verlorenes Spiel kostet' },
  summary: {
    en: 'A lost game costs what it would have brought, whatever was bid.',
    de: 'Ein verlorenes Spiel kostet, was es gewonnen eingebracht hätte, gleich wie hoch gereizt wurde.',
  },
  evidence: 'verified',
};

export const overbid: JudgingLaw = {
  number: { foster: '61' },
  group: 'scoring',
  status: 'executable',
  answers: ['overbid'],
  title: { en: 'A game worth less than the bid', de: 'Überreiztes Spiel' },
  summary: {
    en: 'A game that falls short of the bid is lost and costs the smallest multiple of its unit that covers the bid.',
    de: 'Ein Spiel, das den Reizwert nicht erreicht, ist verloren und kostet das kleinste Vielfache seines Grundwerts, das ihn deckt.',
  },
  evidence: 'verified',
  judge: judgeOverbid,
};
