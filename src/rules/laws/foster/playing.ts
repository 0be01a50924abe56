/*
 * Foster, The Laws of Skat: PLAYING
 *
 * | law | title                                  | status     |
 * | --- | -------------------------------------- | ---------- |
 * | 44  | Abandoning a tournee                   | executable |
 * | 45  | Who leads                              | executable |
 * | 46  | A wrong number of cards in play        | executable |
 * | 47  | The declarer leads out of turn         | executable |
 * | 48  | An opponent leads out of turn          | executable |
 * | 49  | The declarer claims                    | executable |
 * | 50  | An opponent claims                     | executable |
 * | 51  | The declarer gives up                  | executable |
 */
import { PACK_POINTS } from '../../cards/points';
import { someTricks } from '../../irregularities/assigned-counts';
import { curedOverbidAssumed, lostByOffence, wonByOffence } from '../../irregularities/decided-games';
import { numberIn } from '../../irregularities/facts';
import { missingForScore, settledGame } from '../../irregularities/game-so-far';
import { wrongHands } from '../../irregularities/hand-counts';
import { foundAfterTrick, type Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { choicesAfterWrongLead, choicesOnWrongLead } from '../../irregularities/lead-choices';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';

export const abandoning: JudgingLaw = {
  number: { foster: '44' },
  group: 'ending',
  status: 'executable',
  answers: ['abandon'],
  title: { en: 'Abandoning a tournee', de: 'Aufgabe eines Tournees' },
  summary: {
    en: 'A tournee, and no other game, may be given up before the declarer plays to the second trick; it is lost as a plain game.',
    de: 'Ein Tournee, und nur dieses, darf vor dem Zuspielen zum zweiten Stich aufgegeben werden; es ist einfach verloren.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, ruleset, situation } = facts;
    const { contract } = situation;
    if (contract === undefined) return undefined;
    if (incident.facts['playedToTrick2'] === true || ruleset.games[contract.game]?.abandonable !== true) {
      return ruling('refused', [
        because(
          abandoning,
          'Only a tournee may be given up, and only before the second trick; play goes on.',
          'Nur ein Tournee darf aufgegeben werden, und nur vor dem zweiten Stich; es wird weitergespielt.',
        ),
      ]);
    }
    return ruling(
      'allowed',
      [
        because(
          abandoning,
          'Given up in time; the game is lost at the plain level, schneider is not counted.',
          'Rechtzeitig aufgegeben; das Spiel ist einfach verloren, Schneider zählt nicht.',
        ),
      ],
      {
        game: settledGame(facts, 'declarer', { effect: 'loses', law: abandoning }, { kind: 'conceded' }),
        missing: [
          ...askIfUnknown(incident, 'playedToTrick2', yesOrNo('refused', 'allowed')),
          ...missingForScore(facts),
        ],
      },
    );
  },
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

export const wrongNumberInPlay: JudgingLaw = {
  number: { foster: '46' },
  group: 'playing',
  status: 'executable',
  answers: ['wrong-hand-count'],
  title: { en: 'A wrong number of cards in play', de: 'Falsche Kartenzahl im Spiel' },
  summary: {
    en: 'When one hand alone has a wrong number of cards, its side loses the game.',
    de: 'Hat nur eine Hand die falsche Kartenzahl, verliert deren Partei das Spiel.',
  },
  evidence: 'verified',
  doubts: [curedOverbidAssumed],
  judge: (facts) => {
    const { incident } = facts;
    const wrong = wrongHands(incident) ?? [incident.offender];
    const side = sideOf(wrong[0] ?? 'table');
    if (wrong.length !== 1 || side === undefined) return undefined;
    const missing =
      incident.facts['counts'] === undefined ? [{ pointer: '/incident/facts/counts', ifAnswered: [] }] : [];
    if (side === 'declarer') {
      const why = because(
        wrongNumberInPlay,
        'The declarer alone has a wrong number of cards; his game is lost.',
        'Nur der Alleinspieler hat eine falsche Kartenzahl; sein Spiel ist verloren.',
      );
      return lostByOffence(facts, why, { missing });
    }
    const why = because(
      wrongNumberInPlay,
      'One opponent alone has a wrong number of cards; the game is won.',
      'Nur ein Gegner hat eine falsche Kartenzahl; das Spiel ist gewonnen.',
    );
    return wonByOffence(facts, why, { missing, doubts: [curedOverbidAssumed] });
  },
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
    if (playedAfter === 2 || foundAfterTrick(incident)) return trickStands();
    return ruling('choice', [becauseDemanded(playedAfter)], {
      missing: askIfUnknown(incident, 'playedAfter', [
        { value: 0, disposition: 'choice' },
        { value: 1, disposition: 'choice' },
        { value: 2, disposition: 'stands' },
      ]),
      choices: choicesOnWrongLead(declarerLeadsOutOfTurn),
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
  doubts: [curedOverbidAssumed],
  judge: (facts) => {
    const { offender, facts: said } = facts.incident;
    if (sideOf(offender) !== 'opponents') return undefined;
    if (said['calledBy'] !== 'declarer' && said['calledBy'] !== undefined) return notCalled();
    const won: Ruling = {
      ...wonByOffence(facts, becauseCalled(), {
        doubts: [curedOverbidAssumed],
        missing: askIfUnknown(facts.incident, 'calledBy', [
          { value: 'declarer', disposition: 'game-won' },
          { value: 'nobody', disposition: 'breach-without-penalty' },
        ]),
      }),
      secured: true,
      playingFor: 'schneider',
    };
    return { ...won, choices: choicesAfterWrongLead(won, facts) };
  },
};

export const declarerClaims: JudgingLaw = {
  number: { foster: '49' },
  group: 'ending',
  status: 'executable',
  answers: ['declarer-claims'],
  title: { en: 'The declarer claims', de: 'Der Alleinspieler legt auf' },
  summary: {
    en: 'A declarer who lays down claiming the 61 or 91 that his bid needs, and is wrong, has lost.',
    de: 'Legt der Alleinspieler mit dem Anspruch auf die nötigen 61 oder 91 auf und irrt, hat er verloren.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'Whether a rightful claimant may still play for a higher level is not said; his game is taken to end.',
      de: 'Ob nach richtigem Anspruch noch um eine höhere Stufe gespielt werden darf, ist nicht gesagt; das Spiel gilt als beendet.',
    },
  ],
  judge: (facts) => {
    const { incident, ruleset } = facts;
    const { win, schneider } = ruleset.thresholds;
    const claimed = numberIn(incident, 'claims') ?? win.amount;
    const needs = Math.max(claimed, numberIn(incident, 'bidNeeds') ?? 0);
    const actual = numberIn(incident, 'actual') ?? needs;
    const missing = askIfUnknown(incident, 'actual', [
      { value: needs, disposition: 'game-won' },
      { value: needs - 1, disposition: 'game-lost' },
    ]);
    if (actual < needs) {
      const why = because(
        declarerClaims,
        `The declarer laid down, has ${actual} and needs ${needs}; he has lost, whatever he could still have made.`,
        `Der Alleinspieler hat aufgelegt, hat ${actual} und braucht ${needs}; er hat verloren, was auch noch möglich war.`,
      );
      return lostByOffence(facts, why);
    }
    const why = because(
      declarerClaims,
      `The claim of ${needs} holds; the game ends as won.`,
      `Der Anspruch auf ${needs} trifft zu; das Spiel endet gewonnen.`,
    );
    const level = claimed >= schneider.amount ? ({ level: 'schneider' } as const) : {};
    return ruling('game-won', [why], {
      game: settledGame(facts, 'declarer', { effect: 'claims', law: declarerClaims }, { kind: 'claim', ...level }),
      missing: [...missing, ...missingForScore(facts)],
      doubts: declarerClaims.doubts ?? [],
    });
  },
};

export const opponentClaims: JudgingLaw = {
  number: { foster: '50' },
  group: 'ending',
  status: 'executable',
  answers: ['adversary-claims'],
  title: { en: 'An opponent claims', de: 'Ein Gegner legt auf' },
  summary: {
    en: 'An opponent who lays down claiming that the game is beaten gives his cards to the declarer; if he is wrong the game is won.',
    de: 'Legt ein Gegner auf, weil das Spiel geschlagen sei, zählen seine Karten dem Alleinspieler; irrt er, ist das Spiel gewonnen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: "Who takes the partner's unplayed cards is not said; a beaten game is entered at the plain level.",
      de: 'Wem die ungespielten Karten des Partners gehören, ist nicht gesagt; ein geschlagenes Spiel wird einfach angeschrieben.',
    },
  ],
  judge: (facts) => {
    const { ruleset, situation } = facts;
    const beaten = PACK_POINTS - ruleset.thresholds.win.amount + 1;
    const taken = situation.cardPoints?.opponents;
    const rest = { corrections: ['claimants-cards-go-to-declarer'], doubts: opponentClaims.doubts ?? [] } as const;
    if (taken !== undefined && taken < beaten) {
      const why = because(
        opponentClaims,
        `The opponents had ${taken}, not ${beaten}; the claim was wrong and the game is won.`,
        `Die Gegner hatten ${taken}, nicht ${beaten}; der Anspruch war falsch, das Spiel ist gewonnen.`,
      );
      return wonByOffence(facts, why, { ...rest, doubts: [curedOverbidAssumed, ...rest.doubts] });
    }
    const why = because(
      opponentClaims,
      `The opponents had the ${beaten} that beat the game; it is lost, the claimant's hand counts for the declarer.`,
      `Die Gegner hatten die ${beaten} Augen, die das Spiel schlagen; es ist verloren, das Blatt des Auflegenden zählt dem Alleinspieler.`,
    );
    const ifAnswered = [
      { value: beaten, disposition: 'game-lost' },
      { value: beaten - 1, disposition: 'game-won' },
    ] as const;
    const missing = taken === undefined ? [{ pointer: '/situation/cardPoints/opponents', ifAnswered }] : [];
    return lostByOffence(facts, why, { ...rest, missing });
  },
};

export const declarerGivesUp: JudgingLaw = {
  number: { foster: '51' },
  group: 'ending',
  status: 'executable',
  answers: ['declarer-gives-up'],
  title: { en: 'The declarer gives up', de: 'Der Alleinspieler gibt auf' },
  summary: {
    en: 'A declarer who gives up and lays down leaves his remaining cards to the opponents, who count whether he is schneider.',
    de: 'Gibt der Alleinspieler auf und legt ab, fallen seine restlichen Karten den Gegnern zu; sie zählen, ob er Schneider ist.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { cardPoints, tricks, skatPoints = 0 } = facts.situation;
    const taken = cardPoints?.declarer;
    const total = taken === undefined ? undefined : taken + skatPoints;
    const counts = { cardPoints: total, tricks: tricks?.declarer ?? someTricks(taken, total) };
    const why = because(
      declarerGivesUp,
      'The declarer has given up; what he has taken counts, all other cards go to the opponents.',
      'Der Alleinspieler hat aufgegeben; was er eingenommen hat, zählt, alle anderen Karten fallen den Gegnern zu.',
    );
    const rule = { effect: 'as-counted', law: declarerGivesUp } as const;
    const game = settledGame(facts, 'declarer', rule, { kind: 'conceded', counts });
    return ruling(game.won ? 'game-won' : 'game-lost', [why], {
      game,
      corrections: ['remaining-cards-go-to-opponents'],
      missing: [
        ...(taken === undefined ? [{ pointer: '/situation/cardPoints/declarer', ifAnswered: [] }] : []),
        ...(counts.tricks === undefined ? [{ pointer: '/situation/tricks/declarer', ifAnswered: [] }] : []),
        ...missingForScore(facts),
      ],
    });
  },
};

const trickStands = (): Ruling =>
  ruling('stands', [
    because(
      declarerLeadsOutOfTurn,
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
