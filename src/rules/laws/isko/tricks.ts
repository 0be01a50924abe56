/*
 * ISkO: tricks (1999: 4.4; since 2018: 4.3)
 *
 * | 1999      | since 2018 | title                             | status     |
 * | --------- | ---------- | --------------------------------- | ---------- |
 * | 4.4.1     | not known  | A trick and when it is complete   | executable |
 * | 4.4.3     | not known  | Showing the last trick            | executable |
 * | 4.4.6     | not known  | Looking through and counting again | executable |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';
import { iskoNumbers, SINCE_2018 } from '../law';

export const incompleteTrick: JudgingLaw = {
  number: iskoNumbers({ old: '4.4.1' }),
  alsoIn: SINCE_2018,
  group: 'playing',
  status: 'executable',
  answers: ['incomplete-trick-gathered'],
  title: { en: 'A trick and when it is complete', de: 'Der Stich und seine Vollständigkeit' },
  summary: {
    en: 'A trick is complete when the third card lies on the table; one taken in earlier is opened and completed, and only if it is not the leader’s was the next lead without right.',
    de: 'Ein Stich ist mit der dritten Karte auf dem Tisch vollständig; ein früher eingezogener wird geöffnet und vollendet, und nur wenn er dem Ausspielenden nicht gehört, war das Ausspiel unberechtigt.',
  },
  evidence: 'court',
  judge: (facts) => {
    const { incident } = facts;
    const by = sideOf(incident.offender);
    if (by === undefined) return undefined;
    if (incident.facts['leaderOwnsTrick'] === false) {
      const notHis = because(
        incompleteTrick,
        'Completed, the trick is not his; the lead to the next one was without right.',
        'Vollendet gehört der Stich nicht ihm; das weitere Ausspiel war unberechtigt.',
      );
      return judgeOffence(facts, { by, steps: [notHis], corrections: ['trick-is-completed', 'rightful-player-leads'] });
    }
    return ruling(
      'corrected',
      [
        because(
          incompleteTrick,
          'The trick is opened again and completed; it is his, play goes on and the result counts.',
          'Der Stich wird geöffnet und vollendet; er gehört ihm, es wird weitergespielt, und das Ergebnis zählt.',
        ),
      ],
      {
        corrections: ['trick-is-completed'],
        missing: askIfUnknown(
          incident,
          'leaderOwnsTrick',
          yesOrNo('corrected', by === 'declarer' ? 'game-lost' : 'game-won'),
        ),
      },
    );
  },
};

export const showingLastTrick: JudgingLaw = {
  number: iskoNumbers({ old: '4.4.3' }),
  alsoIn: SINCE_2018,
  group: 'conduct',
  status: 'executable',
  answers: ['look-back'],
  title: { en: 'Showing the last trick', de: 'Zeigen des letzten Stichs' },
  summary: {
    en: 'The last trick is shown again to a player who has not yet played to the next one.',
    de: 'Der letzte Stich wird dem noch einmal gezeigt, der zum nächsten noch nicht zugegeben hat.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { trick, playedToNext, cardLedToNext } = incident.facts;
    return trick === 'last' && (playedToNext ?? cardLedToNext) === false
      ? ruling('no-offence', [
          because(
            showingLastTrick,
            'He has not yet played to the next trick and may see the last one.',
            'Er hat zum nächsten Stich noch nicht zugegeben und darf den letzten sehen.',
          ),
        ])
      : undefined;
  },
};

export const lookingThroughTricks: JudgingLaw = {
  number: iskoNumbers({ old: '4.4.6' }),
  alsoIn: SINCE_2018,
  group: 'conduct',
  status: 'executable',
  answers: ['look-back', 'count-own-cards'],
  title: { en: 'Looking through and counting again', de: 'Nachsehen und Nachzählen' },
  summary: {
    en: 'Looking through, fanning or recounting tricks is forbidden and judged as an offence.',
    de: 'Das Nachsehen, Auffächern oder Nachzählen von Stichen ist verboten und wird als Verstoß beurteilt.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    const by = sideOf(incident.offender);
    if (incident.phase === 'after-play' || by === undefined) return undefined;
    const looked = because(
      lookingThroughTricks,
      'Tricks may not be looked through or counted again before the end.',
      'Stiche dürfen vor dem Ende weder nachgesehen noch nachgezählt werden.',
    );
    const ruled = judgeOffence(facts, { by, steps: [looked] });
    if (ruled === undefined || incident.kind !== 'look-back') return ruled;
    const missing =
      incident.facts['trick'] === 'earlier'
        ? []
        : [
            ...askIfUnknown(incident, 'trick', []),
            ...askIfUnknown(incident, 'playedToNext', yesOrNo(ruled.disposition, 'no-offence')),
          ];
    return { ...ruled, missing: [...missing, ...ruled.missing] };
  },
};
