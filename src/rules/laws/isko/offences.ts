/*
 * ISkO: consequences of offences (4.1.3 to 4.1.5 in every edition)
 *
 * | number | title                                   | status     |
 * | ------ | --------------------------------------- | ---------- |
 * | 4.1.3  | An offence after the decision           | definition |
 * | 4.1.4  | An offence before the decision          | definition |
 * | 4.1.5  | A required level is credited            | definition |
 */
import { iskoNumbers, type Law } from '../law';

export const offenceAfterDecision: Law = {
  number: iskoNumbers({ old: '4.1.3', now: '4.1.3' }),
  group: 'playing',
  status: 'definition',
  title: { en: 'An offence after the decision', de: 'Regelverstoß nach der Entscheidung' },
  summary: {
    en: 'A lead without right ends the game; a game already decided stays with the side that has it.',
    de: 'Unberechtigtes Ausspielen beendet das Spiel; ein schon entschiedenes bleibt bei der Partei, die es hat.',
  },
  evidence: 'verified',
};

export const offenceBeforeDecision: Law = {
  number: iskoNumbers({ old: '4.1.4', now: '4.1.4' }),
  group: 'playing',
  status: 'definition',
  title: { en: 'An offence before the decision', de: 'Regelverstoß vor der Entscheidung' },
  summary: {
    en: 'Who offends before the decision has lost at the simple level.',
    de: 'Wer vor der Entscheidung gegen die Regeln verstößt, hat einfach verloren.',
  },
  evidence: 'verified',
};

export const requiredLevelCredited: Law = {
  number: iskoNumbers({ old: '4.1.5', now: '4.1.5' }),
  group: 'playing',
  status: 'definition',
  title: { en: 'A required level is credited', de: 'Erforderliche Gewinnstufe wird angerechnet' },
  summary: {
    en: 'When the opponents offend, a level that the announcement or the bid demands is credited to the declarer while it could still be reached.',
    de: 'Verstößt die Gegenpartei, wird eine durch Ansage oder Reizwert nötige Stufe angerechnet, solange sie noch erreichbar war.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The condition that the level could still be reached comes from a second-hand reading.',
      de: 'Die Bedingung der Erreichbarkeit stammt aus zweiter Hand.',
    },
  ],
};
