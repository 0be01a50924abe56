/*
 * Foster, The Laws of Skat: THE SKAT CARDS, who looks at them or takes them without right
 *
 * | law | title                             | status     |
 * | --- | --------------------------------- | ---------- |
 * | 24  | Looking at the skat without right | executable |
 * | 25  | An onlooker looks at the skat     | executable |
 * | 26  | Looking at the skat in play       | executable |
 * | 27  | Taking the skat by mistake        | executable |
 */
import { curedOverbidAssumed, lostByOffence, wonByOffence } from '../../irregularities/decided-games';
import { numberIn } from '../../irregularities/facts';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';
import { hasDealt, isActive, isBiddingOver, mayUseSkat } from './skat-handling';

export const skatWithoutRight: JudgingLaw = {
  number: { foster: '24' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'Looking at the skat without right', de: 'Unberechtigter Blick in den Skat' },
  summary: {
    en: 'An active player who takes up or sees the skat without right may not bid in that deal; anybody else at the table is charged ten.',
    de: 'Ein Mitspieler, der den Skat unberechtigt aufnimmt oder sieht, darf in diesem Spiel nicht reizen; jeder andere am Tisch zahlt zehn.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    const { offender } = incident;
    if (offender === 'onlooker') return undefined;
    if (mayUseSkat(facts)) {
      return ruling(
        'no-offence',
        [because(skatWithoutRight, 'He had a right to see the card.', 'Er durfte die Karte sehen.')],
        { missing: askIfUnknown(incident, 'entitled', yesOrNo('no-offence', 'game-lost')) },
      );
    }
    const active = isActive(incident);
    if (active === undefined) return undefined;
    if (!active) {
      return ruling(
        'play-on',
        [
          because(
            skatWithoutRight,
            'He holds no cards; ten are taken from his score and the deal goes on.',
            'Er hat keine Karten; ihm werden zehn abgezogen, und es geht weiter.',
          ),
        ],
        { penalties: [{ who: offender, points: -10, mandatory: true }] },
      );
    }
    if (isBiddingOver(incident) !== false) return undefined;
    return ruling(
      'stands',
      [
        because(
          skatWithoutRight,
          'He is debarred from bidding in this deal; the bidding goes on without him.',
          'Er ist in diesem Spiel vom Reizen ausgeschlossen; es wird ohne ihn weitergereizt.',
        ),
      ],
      { debarred: [offender] },
    );
  },
};

export const onlookerLooks: JudgingLaw = {
  number: { foster: '25' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'An onlooker looks at the skat', de: 'Ein Kiebitz sieht den Skat ein' },
  summary: {
    en: 'An onlooker from outside the table who looks at the skat may have to pay the value of the game.',
    de: 'Ein Kiebitz, der in den Skat sieht, kann zur Zahlung des Spielwerts herangezogen werden.',
  },
  evidence: 'verified',
  doubts: [{ en: 'To whom the onlooker pays is not said.', de: 'An wen der Kiebitz zahlt, ist nicht gesagt.' }],
  judge: ({ incident }) => {
    if (incident.offender !== 'onlooker') return undefined;
    const points = numberIn(incident, 'gameValue');
    const why = because(
      onlookerLooks,
      'The table may call on him to pay the value of the game; the deal goes on.',
      'Der Tisch kann von ihm den Spielwert verlangen; das Spiel geht weiter.',
    );
    return ruling('play-on', [why], {
      claims: points === undefined ? [] : [{ from: 'onlooker', to: 'table', points }],
      missing: askIfUnknown(incident, 'gameValue', []),
      doubts: onlookerLooks.doubts ?? [],
    });
  },
};

export const skatSeenInPlay: JudgingLaw = {
  number: { foster: '26' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'Looking at the skat in play', de: 'Blick in den Skat während des Spiels' },
  summary: {
    en: 'A player who looks at a skat that he did not lay out loses the game for his side; the declarer may have it played out for schneider or schwarz.',
    de: 'Wer im Spiel in einen Skat sieht, den er nicht selbst gelegt hat, verliert für seine Partei; der Alleinspieler darf um Schneider oder Schwarz weiterspielen lassen.',
  },
  evidence: 'verified',
  doubts: [
    curedOverbidAssumed,
    {
      en: 'A look between the bidding and the first lead is taken as one in play.',
      de: 'Ein Blick zwischen Reizen und erstem Ausspiel gilt als einer während des Spiels.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    if (isBiddingOver(incident) === false) return undefined;
    if (incident.facts['laidOutByOffender'] === true) {
      return ruling('no-offence', [
        because(skatSeenInPlay, 'He laid those cards out of his own hand.', 'Er hat diese Karten selbst gelegt.'),
      ]);
    }
    const side = sideOf(incident.offender);
    if (side === undefined) return undefined;
    if (side === 'declarer') {
      const why = because(
        skatSeenInPlay,
        'The declarer looked at cards that he had not laid out; his game is lost.',
        'Der Alleinspieler hat in Karten gesehen, die er nicht gelegt hat; sein Spiel ist verloren.',
      );
      return lostByOffence(facts, why, {
        missing: askIfUnknown(incident, 'laidOutByOffender', yesOrNo('no-offence', 'game-lost')),
      });
    }
    const why = because(
      skatSeenInPlay,
      'An opponent looked at the skat; the game is won and may be played out.',
      'Ein Gegner hat in den Skat gesehen; das Spiel ist gewonnen und darf ausgespielt werden.',
    );
    return wonByOffence(facts, why, { playOn: 'declarer', doubts: skatSeenInPlay.doubts ?? [] });
  },
};

export const skatTakenByMistake: JudgingLaw = {
  number: { foster: '27' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-taken-into-hand'],
  title: { en: 'Taking the skat by mistake', de: 'Irrtümlich eingesteckter Skat' },
  summary: {
    en: 'Who takes skat cards into his hand before the bidding has his hand drawn down to ten face down, is charged 25 and may not bid.',
    de: 'Wer vor dem Reizen Skatkarten einsteckt, dem wird verdeckt auf zehn abgezogen; er zahlt 25 und darf nicht reizen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The charge is said only of taking before the bidding; later the hand is reduced without it.',
      de: 'Die Strafe ist nur für das Einstecken vor dem Reizen gesagt; später wird ohne sie abgezogen.',
    },
  ],
  judge: ({ incident }) => {
    const { offender } = incident;
    const isOver = isBiddingOver(incident);
    if (isOver === true) return undefined;
    const late = incident.phase === 'bidding';
    const dealt = hasDealt(incident);
    const why = because(
      skatTakenByMistake,
      `${dealt === true ? 'Forehand' : 'The dealer'} draws face down from the hand until ten are left; the player may not bid.`,
      `${dealt === true ? 'Vorhand' : 'Der Geber'} zieht verdeckt, bis zehn Karten bleiben; der Spieler darf nicht reizen.`,
    );
    return ruling('hand-reduced', [why], {
      penalties: late ? [] : [{ who: offender, points: -25, mandatory: true }],
      debarred: [offender],
      corrections: [dealt === true ? 'forehand-draws-face-down' : 'dealer-draws-face-down'],
      missing: [
        ...(dealt === undefined
          ? askIfUnknown(incident, 'offenderIsDealer', yesOrNo('hand-reduced', 'hand-reduced'))
          : []),
        ...(isOver === undefined ? [{ pointer: '/incident/phase', ifAnswered: whenTaken }] : []),
      ],
      doubts: late ? (skatTakenByMistake.doubts ?? []) : [],
    });
  },
};

const whenTaken = [
  { value: 'before-bidding', disposition: 'hand-reduced' },
  { value: 'during-play', disposition: 'referee' },
] as const;
