/*
 * Foster, The Laws of Skat: FORMATION OF TABLE
 *
 * | law | title                   | status     |
 * | --- | ----------------------- | ---------- |
 * | 6   | Size of the table       | executable |
 * | 7   | A round, and leaving it | executable |
 * | 8   | Joining the table       | executable |
 * | 9   | Drawing for seats       | definition |
 * | 10  | End of the game         | executable |
 */
import { numberIn } from '../../irregularities/facts';
import { foundFrom } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';
import type { Law } from '../law';

export const sizeOfTable: JudgingLaw = {
  number: { foster: '6' },
  group: 'table',
  status: 'executable',
  answers: ['join'],
  title: { en: 'Size of the table', de: 'Größe des Tischs' },
  summary: {
    en: 'Three to six players form a table, three of them active in a deal; who holds no cards shares the fortune of the opponents.',
    de: 'Drei bis sechs Spieler bilden einen Tisch, drei spielen je Spiel; wer keine Karten hat, teilt das Los der Gegner.',
  },
  evidence: 'verified',
  judge: ({ incident, ruleset }) =>
    (numberIn(incident, 'players') ?? 0) < ruleset.players.most
      ? undefined
      : ruling('refused', [
          because(
            sizeOfTable,
            'The table is full; nobody can join it.',
            'Der Tisch ist voll; niemand kann dazukommen.',
          ),
        ]),
};

export const leavingTheTable: JudgingLaw = {
  number: { foster: '7' },
  group: 'table',
  status: 'executable',
  answers: ['withdraw'],
  title: { en: 'A round, and leaving it', de: 'Runde und Ausscheiden' },
  summary: {
    en: 'A round has one deal for each player at the table; to leave during it takes the consent of the others and a substitute.',
    de: 'Eine Runde hat so viele Spiele wie Spieler am Tisch; wer in ihr ausscheidet, braucht Zustimmung und Ersatz.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (foundFrom(incident, 'round-end')) return undefined;
    const { consent, substitute } = incident.facts;
    const missing = [
      ...askIfUnknown(incident, 'consent', yesOrNo(substitute === false ? 'refused' : 'allowed', 'refused')),
      ...askIfUnknown(incident, 'substitute', yesOrNo(consent === false ? 'refused' : 'allowed', 'refused')),
    ];
    return consent === true && substitute === true
      ? ruling('allowed', [
          because(
            leavingTheTable,
            'The others consent and a substitute takes the seat.',
            'Die anderen stimmen zu, und ein Ersatz nimmt den Platz ein.',
          ),
        ])
      : ruling(
          'refused',
          [
            because(
              leavingTheTable,
              'During a round nobody leaves without the consent of the others and a substitute.',
              'Während einer Runde scheidet niemand ohne Zustimmung der anderen und einen Ersatz aus.',
            ),
          ],
          { missing },
        );
  },
};

export const joiningTheTable: JudgingLaw = {
  number: { foster: '8' },
  group: 'table',
  status: 'executable',
  answers: ['join'],
  title: { en: 'Joining the table', de: 'Hinzukommen' },
  summary: {
    en: 'A newcomer enters after a round, with the consent of the others, in the seat that has the next deal.',
    de: 'Wer neu kommt, tritt nach einer Runde mit Zustimmung der anderen auf dem Platz ein, der das nächste Spiel gibt.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const atRoundEnd = incident.phase === 'round-end';
    if (incident.facts['consent'] !== false && atRoundEnd) {
      return ruling(
        'allowed',
        [
          because(
            joiningTheTable,
            'The round is over; the newcomer takes the seat that has the deal.',
            'Die Runde ist beendet; der Neue nimmt den Platz ein, der gibt.',
          ),
        ],
        {
          nextDealer: 'newcomer',
          corrections: ['newcomer-takes-the-deal'],
          missing: askIfUnknown(incident, 'consent', yesOrNo('allowed', 'refused')),
        },
      );
    }
    return ruling('refused', [
      because(
        joiningTheTable,
        atRoundEnd ? 'The others do not consent.' : 'Nobody joins before the round is over.',
        atRoundEnd ? 'Die anderen stimmen nicht zu.' : 'Vor dem Ende der Runde kommt niemand dazu.',
      ),
    ]);
  },
};

export const drawingForSeats: Law = {
  number: { foster: '9' },
  group: 'table',
  status: 'definition',
  title: { en: 'Drawing for seats', de: 'Platzwahl' },
  summary: {
    en: 'The lowest card drawn chooses first and deals first, the others follow to the left; who sits on the right of the first dealer keeps the score.',
    de: 'Die niedrigste gezogene Karte wählt zuerst und gibt zuerst, die anderen folgen links; wer rechts vom ersten Geber sitzt, schreibt an.',
  },
  evidence: 'verified',
};

export const endOfTheGame: JudgingLaw = {
  number: { foster: '10' },
  group: 'table',
  status: 'executable',
  answers: ['end-game'],
  title: { en: 'End of the game', de: 'Ende der Sitzung' },
  summary: {
    en: 'A sitting ends only with a round, and who wants to stop says so before that round begins.',
    de: 'Eine Sitzung endet nur mit einer Runde; wer aufhören will, sagt es vor deren Beginn.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const announced = incident.facts['noticeBeforeRound'];
    if (announced !== false && incident.phase === 'round-end') {
      return ruling(
        'allowed',
        [
          because(
            endOfTheGame,
            'The round is over and notice was given.',
            'Die Runde ist beendet, und es war angesagt.',
          ),
        ],
        { missing: askIfUnknown(incident, 'noticeBeforeRound', yesOrNo('allowed', 'refused')) },
      );
    }
    return ruling('refused', [
      because(
        endOfTheGame,
        'The sitting goes on to the end of a round before which notice was given.',
        'Die Sitzung geht bis zum Ende einer Runde weiter, vor der es angesagt wurde.',
      ),
    ]);
  },
};
