/*
 * ISkO: seating (3.1)
 *
 * | 1999  | since 2018 | title            | status     |
 * | ----- | ---------- | ---------------- | ---------- |
 * | 3.1.1 | not known  | Places           | definition |
 * | 3.1.2 | not known  | Joining a table  | executable |
 */
import { numberIn } from '../../irregularities/facts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

export const places: Law = {
  number: iskoNumbers({ old: '3.1.1' }),
  alsoIn: SINCE_2018,
  group: 'table',
  status: 'definition',
  title: { en: 'Places', de: 'Sitzplätze' },
  summary: {
    en: 'The order of the members of a table is drawn or set; the first chooses his place, the others follow clockwise.',
    de: 'Die Reihenfolge am Tisch wird gelost oder gesetzt; der Erste wählt seinen Platz, die anderen folgen im Uhrzeigersinn.',
  },
  evidence: 'verified',
};

export const joining: JudgingLaw = {
  number: iskoNumbers({ old: '3.1.2' }),
  alsoIn: SINCE_2018,
  group: 'table',
  status: 'executable',
  answers: ['join'],
  title: { en: 'Joining a table', de: 'Hinzukommen' },
  summary: {
    en: 'A newcomer joins only with everybody’s consent and at the beginning of a round, to the right of the first place unless he replaces somebody.',
    de: 'Hinzukommen darf jemand nur mit Zustimmung aller und zu Beginn einer Runde, rechts vom ersten Platz, wenn er nicht jemanden ersetzt.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { consent } = incident.facts;
    const dealsThisRound = numberIn(incident, 'dealsThisRound');
    if (consent === false || (dealsThisRound !== undefined && dealsThisRound > 0)) {
      return ruling('refused', [
        because(
          joining,
          'Everybody must agree, and a new round must begin.',
          'Alle müssen zustimmen, und eine neue Runde muss beginnen.',
        ),
      ]);
    }
    return ruling(
      'allowed',
      [
        because(
          joining,
          'With everybody’s consent he takes his place at the beginning of the round.',
          'Mit Zustimmung aller nimmt er zu Beginn der Runde seinen Platz ein.',
        ),
      ],
      {
        missing: [
          ...askIfUnknown(incident, 'consent', yesOrNo('allowed', 'refused')),
          ...askIfUnknown(incident, 'dealsThisRound', [
            { value: 0, disposition: 'allowed' },
            { value: 1, disposition: 'refused' },
          ]),
        ],
      },
    );
  },
};
