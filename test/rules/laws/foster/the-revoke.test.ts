import * as laws from '../../../../src/rules/laws/foster/the-revoke';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
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
