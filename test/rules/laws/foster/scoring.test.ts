import * as laws from '../../../../src/rules/laws/foster/scoring';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const overbid = { kind: 'overbid', offender: 'declarer' } as const;
const game = { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 }, bid: 33 } as const;

whereItApplies([
  [
    'foster:61: a game short of its bid is lost at the next multiple of its unit',
    laws.overbid,
    { ...overbid, situation: { ...game, playedOut: { cardPoints: 70, tricks: 6 } } },
    {
      disposition: 'game-lost',
      game: { won: false, result: { reason: 'overbid', value: 30, charged: 40, score: -40 } },
    },
  ],
]);

whereItDoesNot([
  [
    'foster:61: schneider made brings it up to the bid',
    laws.overbid,
    { ...overbid, situation: { ...game, playedOut: { cardPoints: 95, tricks: 9 } } },
    { disposition: 'no-offence', game: null },
  ],
]);
