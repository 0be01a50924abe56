import * as laws from '../../../../src/rules/laws/foster/the-skat-cards';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
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
  [
    'foster:28: both cards taken together without a word make a Gucki Grand',
    laws.howSkatIsTaken,
    { kind: 'both-skat-taken-together', offender: 'declarer', facts: { announcedNullo: false } },
    { disposition: 'forced-game', contract: { game: 'gucki-grand' } },
  ],
  [
    'foster:28: a first card kept unshown makes a passt-mir-nicht',
    laws.howSkatIsTaken,
    { kind: 'first-card-kept-unshown', offender: 'declarer' },
    { disposition: 'forced-game', contract: { game: 'tournee', passtMirNicht: true } },
  ],
  [
    'foster:29: of nine of hearts and eight of clubs clubs are played',
    laws.eitherCardTurned,
    { kind: 'both-skat-exposed', offender: 'declarer', facts: { exposed: ['H9', 'C8'] } },
    { disposition: 'forced-game', contract: { game: 'tournee', trump: 'C' } },
  ],
  [
    'foster:30: a turned jack leaves the choice between suit and Grand',
    laws.jackTurned,
    { kind: 'jack-turned', offender: 'declarer', facts: { turned: 'SJ', secondSeen: false } },
    { disposition: 'choice', choices: [{ choice: 'suit' }, { choice: 'turned-grand' }], missing: [] },
  ],
  [
    'foster:30: once the second card is seen the suit of the jack is played',
    laws.jackTurned,
    { kind: 'jack-turned', offender: 'declarer', facts: { turned: 'SJ', secondSeen: true } },
    { disposition: 'forced-game', contract: { game: 'tournee', trump: 'S' }, choices: [] },
  ],
  [
    'foster:31: a turned seven makes no Nullo without agreement',
    laws.sevenTurned,
    { kind: 'nullo-after-turn', offender: 'declarer', facts: { turned: 'S7' } },
    { disposition: 'refused', contract: { game: 'tournee', trump: 'S' } },
  ],
  [
    'foster:32: who plays without having laid out has lost',
    laws.layingOut,
    { kind: 'no-layout', offender: 'declarer', phase: 'trick-1-open', facts: { laidOut: 0, declarerPlayed: true } },
    { disposition: 'game-lost' },
  ],
  [
    'foster:32: three cards laid out and found after the first trick lose the game',
    laws.layingOut,
    { kind: 'wrong-layout-count', offender: 'declarer', phase: 'trick-1-quitted', facts: { laidOut: 3 } },
    { disposition: 'game-lost' },
  ],
]);

whereItDoesNot([
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
  [
    'foster:28: both cards are taken together where Nullo was said',
    laws.howSkatIsTaken,
    { kind: 'both-skat-taken-together', offender: 'declarer', facts: { announcedNullo: true } },
    { disposition: 'allowed', contract: { game: 'gucki-nullo' } },
  ],
  [
    'foster:29: one exposed card binds to nothing',
    laws.eitherCardTurned,
    { kind: 'both-skat-exposed', offender: 'declarer', facts: { exposed: ['H9'] } },
    undefined,
  ],
  [
    'foster:30: a turned queen is no jack',
    laws.jackTurned,
    { kind: 'jack-turned', offender: 'declarer', facts: { turned: 'SQ' } },
    undefined,
  ],
  [
    'foster:31: a turned seven makes a Nullo where that is agreed',
    laws.sevenTurned,
    { kind: 'nullo-after-turn', offender: 'declarer', facts: { turned: 'S7', turnedNulloAgreed: true } },
    { disposition: 'allowed', contract: { game: 'turned-nullo' } },
  ],
  [
    'foster:32: a missing layout found before the lead is put right',
    laws.layingOut,
    {
      kind: 'no-layout',
      offender: 'declarer',
      phase: 'before-first-lead',
      facts: { laidOut: 0, declarerPlayed: false },
    },
    { disposition: 'corrected', corrections: ['two-cards-are-laid-out'] },
  ],
  [
    'foster:32: two cards laid out are right',
    laws.layingOut,
    { kind: 'wrong-layout-count', offender: 'declarer', phase: 'trick-1-quitted', facts: { laidOut: 2 } },
    undefined,
  ],
]);
