import * as laws from '../../../../src/rules/laws/foster/the-skat-cards';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:24: who is called the declarer during the bidding may not bid either',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'declarer', phase: 'bidding' },
    { disposition: 'stands', debarred: ['declarer'] },
  ],
  [
    'foster:26: a declarer who looks before the first lead of a Solo has lost',
    laws.skatSeenInPlay,
    {
      kind: 'skat-seen',
      offender: 'declarer',
      phase: 'skat-use',
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'game-lost' },
  ],
  [
    'foster:27: whether rearhand is the dealer decides who draws and is asked',
    laws.skatTakenByMistake,
    { kind: 'skat-taken-into-hand', offender: 'rearhand', phase: 'before-bidding', facts: { taken: 1 } },
    { disposition: 'hand-reduced', missing: [{ pointer: '/incident/facts/offenderIsDealer' }] },
  ],
  [
    'foster:24: an active player who sees the skat in the bidding may not bid',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'bidding' },
    { disposition: 'stands', debarred: ['middlehand'], penalties: [] },
  ],
  [
    'foster:24: who holds no cards and looks is charged ten',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'idle' },
    { disposition: 'play-on', penalties: [{ who: 'idle', points: -10, mandatory: true }] },
  ],
  [
    'foster:25: an onlooker who looks may have to pay the value of the game',
    laws.onlookerLooks,
    { kind: 'skat-seen', offender: 'onlooker', facts: { gameValue: 33 } },
    { disposition: 'play-on', claims: [{ from: 'onlooker', to: 'table', points: 33 }] },
  ],
  [
    'foster:26: a declarer who looks in play has lost',
    laws.skatSeenInPlay,
    {
      kind: 'skat-seen',
      offender: 'declarer',
      phase: 'during-play',
      facts: { laidOutByOffender: false },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'game-lost', game: { won: false, result: { score: -30 } } },
  ],
  [
    'foster:26: when an opponent looks the game is won and may be played out',
    laws.skatSeenInPlay,
    { kind: 'skat-seen', offender: 'opponent', phase: 'during-play' },
    {
      disposition: 'game-won',
      secured: true,
      choices: [
        { by: 'declarer', choice: 'stop' },
        { by: 'declarer', choice: 'play-on' },
      ],
    },
  ],
  [
    'foster:27: two cards taken before the bidding cost 25 and the right to bid',
    laws.skatTakenByMistake,
    { kind: 'skat-taken-into-hand', offender: 'middlehand', phase: 'before-bidding', facts: { taken: 2, players: 4 } },
    {
      disposition: 'hand-reduced',
      debarred: ['middlehand'],
      penalties: [{ points: -25, mandatory: true }],
      corrections: ['dealer-draws-face-down'],
    },
  ],
  [
    'foster:27: when the dealer of three is at fault forehand draws',
    laws.skatTakenByMistake,
    { kind: 'skat-taken-into-hand', offender: 'rearhand', phase: 'before-bidding', facts: { players: 3 } },
    { corrections: ['forehand-draws-face-down'] },
  ],
]);

whereItDoesNot([
  [
    'foster:24: the declarer takes up the skat of his Gucki with every right',
    laws.skatWithoutRight,
    {
      kind: 'skat-seen',
      offender: 'declarer',
      phase: 'skat-use',
      situation: { contract: { game: 'gucki-grand' }, matadors: { with: 1 } },
    },
    { disposition: 'no-offence', missing: [{ pointer: '/incident/facts/entitled' }] },
  ],
  [
    'foster:24: whether a dealer holds cards has to be told',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'dealer', phase: 'bidding' },
    undefined,
  ],
  [
    'foster:24: when an active player looked has to be told',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'active' },
    undefined,
  ],
  [
    'foster:26: a look during the bidding is the matter of another law',
    laws.skatSeenInPlay,
    { kind: 'skat-seen', offender: 'declarer', phase: 'bidding' },
    undefined,
  ],
  [
    'foster:27: cards taken in play are not its matter',
    laws.skatTakenByMistake,
    { kind: 'skat-taken-into-hand', offender: 'forehand', phase: 'during-play', facts: { taken: 1, players: 3 } },
    undefined,
  ],
  [
    'foster:24: a player with a right to see the skat does nothing wrong',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'skat-use', facts: { entitled: true } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:24: a look during play is the matter of another law',
    laws.skatWithoutRight,
    { kind: 'skat-seen', offender: 'declarer', phase: 'during-play' },
    undefined,
  ],
  [
    'foster:25: who belongs to the table is no onlooker',
    laws.onlookerLooks,
    { kind: 'skat-seen', offender: 'idle' },
    undefined,
  ],
  [
    'foster:26: the declarer may look at what he laid out himself',
    laws.skatSeenInPlay,
    { kind: 'skat-seen', offender: 'declarer', facts: { laidOutByOffender: true } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:27: taken after the bidding began the cards are drawn without the charge of 25',
    laws.skatTakenByMistake,
    { kind: 'skat-taken-into-hand', offender: 'middlehand', phase: 'bidding', facts: { taken: 1, players: 4 } },
    { disposition: 'hand-reduced', debarred: ['middlehand'] },
  ],
]);
