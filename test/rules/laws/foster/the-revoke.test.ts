import * as laws from '../../../../src/rules/laws/foster/the-revoke';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:52: a trick that lies complete is not quitted',
    laws.declarerRevokes,
    { kind: 'revoke', offender: 'declarer', phase: 'trick-complete' },
    { disposition: 'corrected', missing: [] },
  ],
  [
    'foster:52: a revoke of the first trick found in the second is too late',
    laws.declarerRevokes,
    {
      kind: 'revoke',
      offender: 'declarer',
      phase: 'trick-2-open',
      at: { trick: 1 },
      situation: { contract: { game: 'solo-nullo' } },
    },
    { disposition: 'game-lost', game: { result: { score: -20 } } },
  ],
  [
    'foster:52: during play says nothing of the trick, so it is asked',
    laws.declarerRevokes,
    { kind: 'revoke', offender: 'declarer', phase: 'during-play' },
    { disposition: 'corrected', missing: [{ pointer: '/incident/facts/trickQuitted' }] },
  ],
  [
    'foster:53: an Uno with two tricks stays lost',
    laws.opponentRevokes,
    {
      kind: 'revoke',
      offender: 'opponent',
      situation: { contract: { game: 'uno' }, tricks: { declarer: 2, opponents: 3 } },
    },
    { disposition: 'game-lost', alreadyDecided: 'opponents' },
  ],
  [
    'foster:53: schneider already made is counted, half-known counts suffice',
    laws.opponentRevokes,
    {
      kind: 'revoke',
      offender: 'opponent',
      situation: {
        contract: { game: 'solo', trump: 'H' },
        matadors: { with: 2 },
        cardPoints: { declarer: 92 },
      },
    },
    { disposition: 'game-won', playingFor: 'schwarz', game: { level: 'schneider', result: { score: 40 } } },
  ],
  [
    'foster:53: the text makes no exception for a game that was beaten, and that is said',
    laws.opponentRevokes,
    {
      kind: 'revoke',
      offender: 'opponent',
      situation: {
        contract: { game: 'solo', trump: 'H' },
        matadors: { with: 2 },
        cardPoints: { opponents: 62 },
      },
    },
    { disposition: 'game-won', doubts: [{}] },
  ],
  [
    'foster:52: a revoke of the declarer found after the trick loses the game',
    laws.declarerRevokes,
    {
      kind: 'revoke',
      offender: 'declarer',
      phase: 'trick-quitted',
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'game-lost', game: { result: { score: -30 } } },
  ],
  [
    'foster:53: a revoke of an opponent wins even an overbid game',
    laws.opponentRevokes,
    {
      kind: 'revoke',
      offender: 'opponent',
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 }, bid: 33 },
    },
    { disposition: 'game-won', secured: true, playingFor: 'schneider', game: { won: true, result: { score: 30 } } },
  ],
]);

whereItDoesNot([
  [
    'foster:52: a revoke put right in time costs nothing, and who played after it may amend',
    laws.declarerRevokes,
    { kind: 'revoke', offender: 'declarer', phase: 'trick-open', facts: { trickQuitted: false, playedAfter: 1 } },
    { disposition: 'corrected', game: null, choices: [{ by: 'opponent-played', choice: 'amend' }, { choice: 'keep' }] },
  ],
  [
    'foster:52: where nobody played after it nobody amends',
    laws.declarerRevokes,
    { kind: 'revoke', offender: 'declarer', phase: 'trick-open', facts: { playedAfter: 0 } },
    { disposition: 'corrected', choices: [] },
  ],
  [
    'foster:53: the declarer is not an opponent',
    laws.opponentRevokes,
    { kind: 'revoke', offender: 'declarer' },
    undefined,
  ],
]);
