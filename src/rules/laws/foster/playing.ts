/*
 * Foster, The Laws of Skat: PLAYING
 *
 * | law | title                                  | status     |
 * | --- | -------------------------------------- | ---------- |
 * | 44  | Abandoning a tournee                   | definition |
 * | 45  | Who leads                              | executable |
 * | 47  | The declarer leads out of turn         | executable |
 * | 48  | An opponent leads out of turn          | executable |
 * | 49  | The declarer claims                    | definition |
 * | 50  | An opponent claims                     | definition |
 * | 51  | The declarer gives up                  | definition |
 */
import { settledGame, missingForScore } from '../../irregularities/game-so-far';
import { foundAfterTrick, type Incident, type IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { because, ruling, type Choice, type ChoiceWord, type Ruling } from '../../irregularities/ruling';
import type { Text } from '../../text';
import type { Law } from '../law';

export const abandoning: Law = {
  number: { foster: '44' },
  group: 'ending',
  status: 'definition',
  title: { en: 'Abandoning a tournee', de: 'Aufgabe eines Tournees' },
  summary: {
    en: 'A tournee, and no other game, may be given up before the declarer plays to the second trick; it is lost as a plain game.',
    de: 'Ein Tournee, und nur dieses, darf vor dem Zuspielen zum zweiten Stich aufgegeben werden; es ist einfach verloren.',
  },
  evidence: 'verified',
};

export const whoLeads: JudgingLaw = {
  number: { foster: '45' },
  group: 'playing',
  status: 'executable',
  answers: ['lead'],
  title: { en: 'Who leads', de: 'Ausspiel' },
  summary: {
    en: 'Forehand leads to the first trick whoever is the declarer, the winner of a trick to the next; everybody follows suit if he can.',
    de: 'Zum ersten Stich spielt immer Vorhand aus, zu jedem weiteren der Gewinner; wer kann, muss bedienen.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    incident.facts['leads'] === 'forehand'
      ? ruling('allowed', [
          because(whoLeads, 'Forehand leads to the first trick.', 'Zum ersten Stich spielt Vorhand aus.'),
        ])
      : ruling(
          'refused',
          [
            because(
              whoLeads,
              'Only forehand may lead to the first trick, whoever is the declarer.',
              'Zum ersten Stich darf nur Vorhand ausspielen, wer auch Alleinspieler ist.',
            ),
          ],
          { corrections: ['rightful-player-leads'] },
        ),
};

export const declarerLeadsOutOfTurn: JudgingLaw = {
  number: { foster: '47' },
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'The declarer leads out of turn', de: 'Der Alleinspieler spielt außer der Reihe aus' },
  summary: {
    en: "The declarer's false lead is taken back if the opponent who has not played demands it; a complete trick stands, and once one opponent has played the declarer may not take back alone.",
    de: 'Ein falsches Ausspiel des Alleinspielers wird zurückgenommen, wenn der Gegner, der noch nicht zugegeben hat, es verlangt; ein vollständiger Stich gilt.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (incident.offender !== 'declarer') return undefined;
    const playedAfter = incident.facts['playedAfter'];
    if (playedAfter === 2 || foundAfterTrick(incident)) return trickStands(declarerLeadsOutOfTurn);
    const missing = playedAfter === undefined ? [missingPlayedAfter] : [];
    return ruling('choice', [becauseDemanded(playedAfter)], {
      missing,
      choices: [takeBack(declarerLeadsOutOfTurn), letStand(declarerLeadsOutOfTurn)],
    });
  },
};

export const opponentLeadsOutOfTurn: JudgingLaw = {
  number: { foster: '48' },
  group: 'playing',
  status: 'executable',
  answers: ['lead-out-of-turn'],
  title: { en: 'An opponent leads out of turn', de: 'Ein Gegner spielt außer der Reihe aus' },
  summary: {
    en: 'When an opponent leads out of turn and the declarer calls it, his game is won; he may stop, or play on for schneider or schwarz with the lead as it is or put right.',
    de: 'Spielt ein Gegner außer der Reihe aus und rügt es der Alleinspieler, ist das Spiel gewonnen; er darf aufhören oder um Schneider oder Schwarz weiterspielen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'Whether the win holds against an overbid is said only of the revoke (law 53); it is taken to hold here too.',
      de: 'Dass der Gewinn auch überreizt gilt, ist nur für das Nichtbekennen gesagt (Gesetz 53); es wird hier ebenso angenommen.',
    },
  ],
  judge: (facts) => {
    const { offender, facts: said } = facts.incident;
    if (sideOf(offender) !== 'opponents') return undefined;
    if (said['calledBy'] !== 'declarer' && said['calledBy'] !== undefined) return notCalled();
    const won = ruling('game-won', [becauseCalled()], {
      game: settledGame(facts, 'opponents', { effect: 'wins', law: opponentLeadsOutOfTurn, curesOverbid: true }),
      secured: true,
      playingFor: 'schneider',
      doubts: opponentLeadsOutOfTurn.doubts ?? [],
      missing: [...(said['calledBy'] === undefined ? [missingCall] : []), ...missingForScore(facts)],
    });
    return { ...won, choices: choicesAfterWin(won, facts) };
  },
};

export const declarerClaims: Law = {
  number: { foster: '49' },
  group: 'ending',
  status: 'definition',
  title: { en: 'The declarer claims', de: 'Der Alleinspieler legt auf' },
  summary: {
    en: 'A declarer who lays down claiming the 61 or 91 that his bid needs, and is wrong, has lost.',
    de: 'Legt der Alleinspieler mit dem Anspruch auf die nötigen 61 oder 91 auf und irrt, hat er verloren.',
  },
  evidence: 'verified',
};

export const opponentClaims: Law = {
  number: { foster: '50' },
  group: 'ending',
  status: 'definition',
  title: { en: 'An opponent claims', de: 'Ein Gegner legt auf' },
  summary: {
    en: 'An opponent who lays down claiming that the game is beaten gives his cards to the declarer; if he is wrong the game is won.',
    de: 'Legt ein Gegner auf, weil das Spiel geschlagen sei, zählen seine Karten dem Alleinspieler; irrt er, ist das Spiel gewonnen.',
  },
  evidence: 'verified',
};

export const declarerGivesUp: Law = {
  number: { foster: '51' },
  group: 'ending',
  status: 'definition',
  title: { en: 'The declarer gives up', de: 'Der Alleinspieler gibt auf' },
  summary: {
    en: 'A declarer who gives up and lays down leaves his remaining cards to the opponents, who count whether he is schneider.',
    de: 'Gibt der Alleinspieler auf und legt ab, fallen seine restlichen Karten den Gegnern zu; sie zählen, ob er Schneider ist.',
  },
  evidence: 'verified',
};

const missingPlayedAfter = {
  pointer: '/incident/facts/playedAfter',
  ifAnswered: [
    { value: 0, disposition: 'choice' },
    { value: 1, disposition: 'choice' },
    { value: 2, disposition: 'stands' },
  ],
} as const;

const missingCall = {
  pointer: '/incident/facts/calledBy',
  ifAnswered: [
    { value: 'declarer', disposition: 'game-won' },
    { value: 'nobody', disposition: 'breach-without-penalty' },
  ],
} as const;

const trickStands = (law: Law): Ruling =>
  ruling('stands', [
    because(
      law,
      'Both opponents have played to the lead; the trick stands.',
      'Beide Gegner haben zugegeben; der Stich gilt.',
    ),
  ]);

const becauseDemanded = (playedAfter: Incident['facts'][string] | undefined): Ruling['reasoning'][number] =>
  playedAfter === 1
    ? because(
        declarerLeadsOutOfTurn,
        'One opponent has played; the declarer may not take the card back without leave of the other, who may demand it.',
        'Ein Gegner hat zugegeben; der Alleinspieler darf nur mit Erlaubnis des anderen zurücknehmen, der es verlangen kann.',
      )
    : because(
        declarerLeadsOutOfTurn,
        'The trick is not complete; an opponent who has not played may demand that the card goes back.',
        'Der Stich ist nicht vollständig; ein Gegner, der noch nicht zugegeben hat, darf die Rücknahme verlangen.',
      );

const takeBack = (law: Law): Choice => ({
  by: 'opponent-not-played',
  choice: 'demand-take-back',
  effect: {
    en: 'The cards go back and the rightful player leads.',
    de: 'Die Karten gehen zurück, und der Berechtigte spielt aus.',
  },
  leadsTo: () =>
    ruling(
      'corrected',
      [because(law, 'The cards are taken back as demanded.', 'Die Karten werden wie verlangt zurückgenommen.')],
      {
        corrections: ['card-goes-back', 'cards-played-after-go-back', 'rightful-player-leads'],
      },
    ),
});

const letStand = (law: Law): Choice => ({
  by: 'opponent-not-played',
  choice: 'let-stand',
  effect: { en: 'The lead stands and the trick is completed.', de: 'Das Ausspiel gilt, der Stich wird vollendet.' },
  leadsTo: () => ruling('stands', [because(law, 'The lead is let stand.', 'Das Ausspiel bleibt bestehen.')]),
});

const notCalled = (): Ruling =>
  ruling('breach-without-penalty', [
    because(
      opponentLeadsOutOfTurn,
      'The law gives the declarer the game only when he himself calls attention to the lead.',
      'Das Gesetz gibt dem Alleinspieler das Spiel nur, wenn er selbst das Ausspiel rügt.',
    ),
  ]);

const becauseCalled = (): Ruling['reasoning'][number] =>
  because(
    opponentLeadsOutOfTurn,
    'An opponent led out of turn and the declarer called it; his game is won whatever follows.',
    'Ein Gegner hat außer der Reihe ausgespielt, und der Alleinspieler hat es gerügt; sein Spiel ist gewonnen, was auch folgt.',
  );

/** The declarer stops, or plays on with the lead as it is or put right; a hand already played out gives its level. */
const choicesAfterWin = (won: Ruling, { situation }: IncidentCase): readonly Choice[] => {
  const playedOut = situation.playedOut !== undefined;
  const onward = (choice: ChoiceWord, effect: Text, corrections: Ruling['corrections']): Choice => ({
    by: 'declarer',
    choice,
    effect,
    leadsTo: () => ({ ...won, disposition: playedOut ? 'game-won' : 'play-on', corrections }),
  });
  return [
    {
      by: 'declarer',
      choice: 'stop',
      effect: { en: 'The game is won as it stands.', de: 'Das Spiel ist gewonnen, wie es steht.' },
      leadsTo: () => ({ ...won, playingFor: null }),
    },
    onward(
      'play-on-let-stand',
      {
        en: 'The lead stands and play goes on for schneider or schwarz.',
        de: 'Das Ausspiel gilt, es geht um Schneider oder Schwarz weiter.',
      },
      [],
    ),
    onward(
      'play-on-corrected',
      {
        en: 'The rightful player leads and play goes on for schneider or schwarz.',
        de: 'Der Berechtigte spielt aus, es geht um Schneider oder Schwarz weiter.',
      },
      ['card-goes-back', 'rightful-player-leads'],
    ),
  ];
};
