/*
 * Foster's prose on announcing, where it departs from his own laws or says what they do not; in force only under the
 * agreed reading `prose`
 *
 * | word              | title                          | status     |
 * | ----------------- | ------------------------------ | ---------- |
 * | prose-open-nullo  | Announcing an open Gucki Nullo | executable |
 * | prose-announced   | A game once announced          | executable |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { because, ruling } from '../../irregularities/ruling';
import { wasNulloSaidInTime } from './said-in-time';

export const openNulloInProse: JudgingLaw = {
  number: { foster: 'prose-open-nullo' },
  reading: 'prose',
  group: 'announcing',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Announcing an open Gucki Nullo', de: 'Ansage des offenen Gucki-Nullo' },
  summary: {
    en: 'In the prose open play is said before the skat is touched.',
    de: 'Nach dem Fließtext wird offen vor dem Berühren des Skats gesagt.',
  },
  evidence: 'verified',
  judge: ({ incident, situation }) =>
    situation.contract?.game === 'open-gucki-nullo' &&
    incident.facts['skatTouched'] === true &&
    wasNulloSaidInTime(incident) === true
      ? ruling(
          'refused',
          [
            because(
              openNulloInProse,
              'The skat had been touched; it stays a closed Gucki Nullo.',
              'Der Skat war schon berührt; es bleibt ein verdeckter Gucki-Nullo.',
            ),
          ],
          { contract: { game: 'gucki-nullo' } },
        )
      : undefined,
};

export const onceAnnounced: JudgingLaw = {
  number: { foster: 'prose-announced' },
  reading: 'prose',
  group: 'announcing',
  status: 'executable',
  answers: ['announcement-changed'],
  title: { en: 'A game once announced', de: 'Ein einmal angesagtes Spiel' },
  summary: {
    en: 'In the prose the declarer may play another game than he bid for, but once he has announced one he plays it.',
    de: 'Nach dem Fließtext darf der Alleinspieler anderes spielen, als er im Sinn hatte; was er angesagt hat, spielt er.',
  },
  evidence: 'verified',
  judge: ({ situation: { contract } }) =>
    ruling(
      'refused',
      [
        because(
          onceAnnounced,
          'He has announced his game and plays it.',
          'Er hat sein Spiel angesagt und muss es spielen.',
        ),
      ],
      { contract: contract ?? null },
    ),
};
