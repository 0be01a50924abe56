import * as laws from '../../../../src/rules/laws/isko/leading-and-following';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const counts = (declarer: number, opponents: number) => ({
  contract: { game: 'suit', trump: 'S' } as const,
  matadors: { with: 1 },
  bid: 18,
  skatPoints: 0,
  cardPoints: { declarer, opponents },
  tricks: { declarer: 4, opponents: 3 },
});

whereItApplies([
  [
    'isko-1999:4.1.1: a declarer who leads before announcing has lost',
    laws.leadBeforeAnnouncement,
    {
      kind: 'lead-before-announcement',
      offender: 'declarer',
      facts: { declarerIsForehand: false },
      situation: { bid: 24, matadors: { with: 2 } },
    },
    { disposition: 'game-lost', game: { won: false }, missing: [] },
  ],
  [
    'isko-1999:4.1.1: where he sits is the next question',
    laws.leadBeforeAnnouncement,
    { kind: 'lead-before-announcement', offender: 'declarer', situation: { bid: 24, matadors: { with: 2 } } },
    { disposition: 'game-lost', missing: [{ pointer: '/incident/facts/declarerIsForehand' }] },
  ],
  [
    'isko-1999:4.2: an opponent’s card before its turn wins the open game',
    laws.playingBeforeTurn,
    { kind: 'play-out-of-turn', offender: 'opponent', situation: counts(30, 25) },
    { disposition: 'game-won', game: { level: 'simple' } },
  ],
  [
    'isko-1999:4.2.3: an opponent’s revoke noticed tricks later wins the open game simply, or it is played on',
    laws.revoking,
    { kind: 'revoke', offender: 'opponent', phase: 'trick-quitted', situation: counts(30, 25) },
    {
      disposition: 'game-won',
      game: { level: 'simple', result: { score: 22 } },
      choices: [{ choice: 'stop' }, { choice: 'play-on' }],
    },
  ],
  [
    'isko-1999:4.2.3: the declarer’s revoke loses the open game',
    laws.revoking,
    { kind: 'revoke', offender: 'declarer', phase: 'trick-open', situation: counts(60, 25) },
    { disposition: 'game-lost', game: { level: 'simple', result: { score: -44 } } },
  ],
  [
    'isko-1999:card-shown: an opponent’s card wins the open game',
    laws.cardShown,
    { kind: 'card-exposed', offender: 'opponent', phase: 'during-play', situation: counts(30, 25) },
    { disposition: 'game-won', game: { level: 'simple' } },
  ],
  [
    'isko-1999:card-shown: an opponent draws back a card that could be seen',
    laws.cardShown,
    { kind: 'card-half-played', offender: 'opponent', facts: { faceSeen: true } },
    { disposition: 'game-won' },
  ],
  [
    'isko-1999:card-shown: what the declarer shows himself harms only him',
    laws.cardShown,
    { kind: 'other-hand-seen', offender: 'opponent', facts: { whose: 'declarer', ownerShowed: true } },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:open-hand: an open hand that is closed at the first lead is left to the referee',
    laws.openHandLaid,
    { kind: 'open-hand-late', offender: 'declarer', facts: { declarerLed: true } },
    { disposition: 'referee' },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:4.1.1: a declarer in forehand makes his announcement good',
    laws.leadBeforeAnnouncement,
    { kind: 'lead-before-announcement', offender: 'declarer', facts: { declarerIsForehand: true } },
    { disposition: 'corrected', game: null },
  ],
  [
    'isko-1999:4.2: a card of the declarer before its turn informs nobody',
    laws.playingBeforeTurn,
    { kind: 'play-out-of-turn', offender: 'declarer', situation: counts(30, 25) },
    undefined,
  ],
  [
    'isko-1999:4.2.3: a revoke after the 61st point leaves the game won',
    laws.revoking,
    { kind: 'revoke', offender: 'declarer', phase: 'trick-quitted', situation: counts(61, 25) },
    { disposition: 'game-won', alreadyDecided: 'declarer' },
  ],
  [
    'isko-1999:card-shown: the declarer takes his card back',
    laws.cardShown,
    { kind: 'card-exposed', offender: 'declarer', situation: counts(30, 25) },
    { disposition: 'no-offence', corrections: ['card-goes-back'] },
  ],
  [
    'isko-1999:open-hand: it is in time before the first lead',
    laws.openHandLaid,
    { kind: 'open-hand-late', offender: 'declarer', phase: 'before-first-lead' },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:open-hand: a closed game has no open hand',
    laws.openHandLaid,
    {
      kind: 'open-hand-late',
      offender: 'declarer',
      facts: { declarerLed: true },
      situation: { contract: { game: 'grand' } },
    },
    { disposition: 'no-offence' },
  ],
]);
