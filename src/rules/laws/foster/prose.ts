/*
 * Foster's prose, where it departs from his own laws; in force only under the agreed reading `prose` (foster.md B5)
 *
 * | word        | title                                   | status     |
 * | ----------- | --------------------------------------- | ---------- |
 * | prose-turn  | Leading or playing out of turn          | executable |
 */
import { missingForScore, settledGame } from '../../irregularities/game-so-far';
import { foundAfterTrick } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { because, ruling } from '../../irregularities/ruling';

export const outOfTurnInProse: JudgingLaw = {
  number: { foster: 'prose-turn' },
  reading: 'prose',
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'Leading or playing out of turn', de: 'Ausspielen oder Zugeben außer der Reihe' },
  summary: {
    en: 'In the prose an opponent out of turn loses the game at once; the declarer takes his card back without penalty unless both have followed.',
    de: 'Nach dem Fließtext verliert ein Gegner außer der Reihe sofort; der Alleinspieler nimmt straflos zurück, wenn nicht beide zugegeben haben.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { offender, facts: said } = facts.incident;
    if (sideOf(offender) === 'opponents') {
      return ruling(
        'game-won',
        [
          because(
            outOfTurnInProse,
            'An opponent was out of turn; his side has lost.',
            'Ein Gegner war außer der Reihe; seine Partei hat verloren.',
          ),
        ],
        {
          game: settledGame(facts, 'opponents', { effect: 'wins', law: outOfTurnInProse }),
          missing: missingForScore(facts),
        },
      );
    }
    if (said['playedAfter'] === 2 || foundAfterTrick(facts.incident)) {
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
