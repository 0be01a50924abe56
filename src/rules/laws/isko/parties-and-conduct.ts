/*
 * ISkO: parties, conduct, appeals and lists (1999: 3.5, 4.5, 5.5, 5.6)
 *
 * | 1999   | since 2018 | title                            | status     |
 * | ------ | ---------- | -------------------------------- | ---------- |
 * | 3.5    | not known  | The parties                      | definition |
 * | 3.5.2  | not known  | The opponents answer together    | executable |
 * | 4.5.2  | not known  | No right from a mere formality   | definition |
 * | 4.5.10 | not known  | Appeals                          | definition |
 * | 5.5    | not known  | The game list                    | definition |
 * | 5.6    | not known  | Table of values                  | referee    |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { because, ruling } from '../../irregularities/ruling';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

export const theParties: Law = {
  number: iskoNumbers({ old: '3.5' }),
  alsoIn: SINCE_2018,
  group: 'games',
  status: 'definition',
  title: { en: 'The parties', de: 'Die Parteien' },
  summary: {
    en: 'The declarer plays against the opposing party, which for the list includes the dealer who sits out.',
    de: 'Der Alleinspieler spielt gegen die Gegenpartei, zu der für die Liste auch der aussetzende Geber gehört.',
  },
  evidence: 'verified',
};

export const answeringTogether: JudgingLaw = {
  number: iskoNumbers({ old: '3.5.2' }),
  alsoIn: SINCE_2018,
  group: 'conduct',
  status: 'executable',
  answers: ['poor-defence'],
  title: { en: 'The opponents answer together', de: 'Die Gegner haften gemeinsam' },
  summary: {
    en: 'Both opponents answer together for success and failure of their side; bad play, even on purpose, changes no result.',
    de: 'Beide Gegner haften gemeinsam für Erfolg und Misserfolg ihrer Partei; schlechtes Spiel, selbst absichtliches, ändert kein Ergebnis.',
  },
  evidence: 'court',
  judge: () =>
    ruling('no-offence', [
      because(
        answeringTogether,
        'Bad play breaks no rule and cannot be laid at the declarer’s door; the result stands.',
        'Schlechtes Spiel verletzt keine Regel und ist dem Alleinspieler nicht anzulasten; das Ergebnis steht.',
      ),
    ]),
};

export const noMereFormality: Law = {
  number: iskoNumbers({ old: '4.5.2' }),
  numberAssumed: ['isko-1999'],
  alsoIn: SINCE_2018,
  group: 'conduct',
  status: 'definition',
  title: { en: 'No right from a mere formality', de: 'Kein Recht aus bloßer Förmlichkeit' },
  summary: {
    en: 'An objection that lives on a formality alone, with no possible advantage to the other side, is rejected.',
    de: 'Ein Einspruch, der nur von einer Förmlichkeit lebt und ohne möglichen Vorteil der anderen Partei ist, wird abgewiesen.',
  },
  evidence: 'secondary',
};

export const appeals: Law = {
  number: iskoNumbers({ old: '4.5.10' }),
  alsoIn: SINCE_2018,
  group: 'conduct',
  status: 'definition',
  title: { en: 'Appeals', de: 'Rechtsweg' },
  summary: {
    en: 'Disputes go from the table to the referee, to the jury of the event and on questions of rules to the Skat Court.',
    de: 'Streitfälle gehen vom Tisch an den Schiedsrichter, an das Schiedsgericht der Veranstaltung und in Regelfragen an das Skatgericht.',
  },
  evidence: 'secondary',
};

export const gameList: Law = {
  number: iskoNumbers({ old: '5.5' }),
  alsoIn: SINCE_2018,
  group: 'scoring',
  status: 'definition',
  title: { en: 'The game list', de: 'Die Spielliste' },
  summary: {
    en: 'The first place keeps the list unless agreed otherwise and all check it; passed-in deals are entered, and only the declarer’s column changes.',
    de: 'Der erste Platz führt die Liste, wenn nichts anderes vereinbart ist, und alle prüfen sie; eingepasste Spiele werden eingetragen, und nur die Spalte des Alleinspielers ändert sich.',
  },
  evidence: 'court',
};

export const tableOfValues: Law = {
  number: iskoNumbers({ old: '5.6' }),
  group: 'scoring',
  status: 'referee',
  title: { en: 'Table of values', de: 'Wertetabelle' },
  summary: {
    en: 'Known by its heading; text not verified.',
    de: 'Nur der Überschrift nach bekannt; Text nicht geprüft.',
  },
  evidence: 'secondary',
};
