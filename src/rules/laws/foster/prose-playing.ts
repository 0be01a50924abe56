/*
 * Foster's prose on play, where it departs from his own laws; in force only under the agreed reading `prose`
 *
 * | word             | title                           | status     |
 * | ---------------- | ------------------------------- | ---------- |
 * | prose-hands      | A wrong number of cards in play | executable |
 * | prose-turn       | Leading or playing out of turn  | executable |
 * | prose-revoke     | An opponent revokes             | executable |
 * | prose-tricks     | Looking at earlier tricks       | executable |
 * | prose-abandon    | Abandoning a game               | executable |
 * | prose-ouvert     | The open hand                   | executable |
 */
import { allButTheirs } from '../../irregularities/assigned-counts';
import { isPointsGame, lostByOffence, wonByOffence } from '../../irregularities/decided-games';
import { numberIn } from '../../irregularities/facts';
import { wrongHands } from '../../irregularities/hand-counts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { because, ruling } from '../../irregularities/ruling';
import { stateOfItsTrick } from '../../irregularities/when-found';
import { judgeAbandoning } from './abandoned';
import { isLayoutMistaken } from './dealt';
import { isClosed } from './open-games';

export const handsInProse: JudgingLaw = {
  number: { foster: 'prose-hands' },
  reading: 'prose',
  group: 'playing',
  status: 'executable',
  answers: ['wrong-hand-count'],
  title: { en: 'A wrong number of cards in play', de: 'Falsche Kartenzahl im Spiel' },
  summary: {
    en: 'In the prose the side with the wrong hand loses in any case; the other may have it played out, the last trick being its own.',
    de: 'Nach dem Fließtext verliert die Partei mit dem falschen Blatt in jedem Fall; die andere darf ausspielen lassen, der letzte Stich gehört ihr.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const wrong = wrongHands(facts.incident) ?? [facts.incident.offender];
    const side = sideOf(wrong[0] ?? 'table');
    if (wrong.length !== 1 || side === undefined || isLayoutMistaken(facts) !== false) return undefined;
    const rest = { corrections: ['last-trick-goes-to-innocent-side'] } as const;
    if (side === 'declarer') {
      const why = because(
        handsInProse,
        'The declarer has a wrong number of cards and has lost; the opponents may have it played out.',
        'Der Alleinspieler hat eine falsche Kartenzahl und verloren; die Gegner dürfen ausspielen lassen.',
      );
      return lostByOffence(facts, why, { ...rest, playOn: 'opponent' });
    }
    const why = because(
      handsInProse,
      'An opponent has a wrong number of cards; the game is won and may be played out.',
      'Ein Gegner hat eine falsche Kartenzahl; das Spiel ist gewonnen und darf ausgespielt werden.',
    );
    return wonByOffence(facts, why, { ...rest, playOn: 'declarer' });
  },
};

export const outOfTurnInProse: JudgingLaw = {
  number: { foster: 'prose-turn' },
  reading: 'prose',
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn', 'play-out-of-turn'],
  title: { en: 'Leading or playing out of turn', de: 'Ausspielen oder Zugeben außer der Reihe' },
  summary: {
    en: 'In the prose an opponent out of turn loses the game at once; the declarer takes his card back without penalty unless both have followed.',
    de: 'Nach dem Fließtext verliert ein Gegner außer der Reihe sofort; der Alleinspieler nimmt straflos zurück, wenn nicht beide zugegeben haben.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    if (sideOf(incident.offender) === 'opponents') {
      const why = because(
        outOfTurnInProse,
        'An opponent was out of turn; his side has lost.',
        'Ein Gegner war außer der Reihe; seine Partei hat verloren.',
      );
      return wonByOffence(facts, why);
    }
    const state = stateOfItsTrick(incident);
    if (incident.facts['playedAfter'] === 2 || state === 'complete' || state === 'quitted') {
      return ruling('stands', [
        because(outOfTurnInProse, 'Both have followed; the trick stands.', 'Beide haben zugegeben; der Stich gilt.'),
      ]);
    }
    return ruling(
      'corrected',
      [
        because(
          outOfTurnInProse,
          'The declarer takes the card back without penalty; who has followed may take his back too.',
          'Der Alleinspieler nimmt straflos zurück; wer zugegeben hat, darf ebenfalls zurücknehmen.',
        ),
      ],
      { corrections: ['card-goes-back', 'cards-played-after-go-back', 'rightful-player-leads'] },
    );
  },
};

export const revokeInProse: JudgingLaw = {
  number: { foster: 'prose-revoke' },
  reading: 'prose',
  group: 'revoke',
  status: 'executable',
  answers: ['revoke'],
  title: { en: 'An opponent revokes', de: 'Ein Gegner bekennt nicht' },
  summary: {
    en: 'In the prose the side of an opponent who revokes loses, but what it took before still saves it from schneider and schwarz.',
    de: 'Nach dem Fließtext verliert die Partei des Gegners, der nicht bekennt; was sie vorher einnahm, rettet sie noch aus Schneider und Schwarz.',
  },
  evidence: 'verified',
  judge: (facts) => {
    if (sideOf(facts.incident.offender) !== 'opponents') return undefined;
    const counts = allButTheirs(facts.situation);
    const why = because(
      revokeInProse,
      'An opponent has revoked and his side has lost; what it took before counts against schneider and schwarz.',
      'Ein Gegner hat nicht bekannt, seine Partei hat verloren; das vorher Eingenommene zählt gegen Schneider und Schwarz.',
    );
    if (counts !== undefined || !isPointsGame(facts)) return wonByOffence(facts, why, counts && { counts });
    return wonByOffence(facts, why, {
      counts: {},
      missing: [{ pointer: '/situation/cardPoints/opponents', ifAnswered: [] }],
    });
  },
};

export const tricksInProse: JudgingLaw = {
  number: { foster: 'prose-tricks' },
  reading: 'prose',
  group: 'conduct',
  status: 'executable',
  answers: ['look-back'],
  title: { en: 'Looking at earlier tricks', de: 'Ansehen früherer Stiche' },
  summary: {
    en: 'In the prose looking at another trick than the last may cost ten.',
    de: 'Nach dem Fließtext kann das Ansehen eines anderen als des letzten Stichs zehn kosten.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    incident.facts['trick'] === 'earlier'
      ? ruling(
          'play-on',
          [
            because(
              tricksInProse,
              'He may be charged ten; play goes on.',
              'Er kann mit zehn belegt werden; es geht weiter.',
            ),
          ],
          { penalties: [{ who: incident.offender, points: -10, mandatory: false }] },
        )
      : undefined,
};

export const abandoningInProse: JudgingLaw = {
  number: { foster: 'prose-abandon' },
  reading: 'prose',
  group: 'ending',
  status: 'executable',
  answers: ['abandon'],
  title: { en: 'Abandoning a game', de: 'Aufgabe eines Spiels' },
  summary: {
    en: 'In the prose any game in which the skat is used may be given up before the second trick, and schneider is never counted.',
    de: 'Nach dem Fließtext darf jedes Spiel mit Skat vor dem zweiten Stich aufgegeben werden; Schneider zählt nie.',
  },
  evidence: 'verified',
  judge: (facts) => judgeAbandoning(facts, abandoningInProse, notAbandoned),
};

const notAbandoned = () =>
  because(
    abandoningInProse,
    'A Solo is not given up, and no game after the second trick.',
    'Ein Solo wird nicht aufgegeben, und kein Spiel nach dem zweiten Stich.',
  );

export const openHandInProse: JudgingLaw = {
  number: { foster: 'prose-ouvert' },
  reading: 'prose',
  group: 'games',
  status: 'executable',
  answers: ['open-hand-late'],
  title: { en: 'The open hand', de: 'Das offene Blatt' },
  summary: {
    en: 'In the prose an open hand is laid up before any card is played; no penalty is named.',
    de: 'Nach dem Fließtext liegt ein offenes Blatt auf, bevor eine Karte gespielt wird; eine Strafe ist nicht genannt.',
  },
  evidence: 'verified',
  judge: ({ incident, situation: { contract } }) => {
    const isPlayed = incident.facts['declarerLed'] === true || (numberIn(incident, 'opponentsPlayed') ?? 0) > 0;
    return isPlayed && !isClosed(contract)
      ? ruling('breach-without-penalty', [
          because(
            openHandInProse,
            'A card was played before the hand lay open; no penalty is named.',
            'Es war eine Karte gespielt, bevor das Blatt auflag; eine Strafe ist nicht genannt.',
          ),
        ])
      : undefined;
  },
};
