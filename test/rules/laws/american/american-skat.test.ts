import * as laws from '../../../../src/rules/laws/american/american-skat';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const overbid = { kind: 'overbid', offender: 'declarer' } as const;
const game = { contract: { game: 'suit', trump: 'H' }, matadors: { with: 2 }, bid: 33 } as const;

whereItApplies([
  [
    'foster-american:overbid: a game short of its bid is lost at the next multiple of its unit',
    laws.americanOverbid,
    { ...overbid, situation: { ...game, playedOut: { cardPoints: 70, tricks: 6 } } },
    {
      disposition: 'game-lost',
      game: { won: false, result: { reason: 'overbid', value: 30, charged: 40, score: -80 } },
    },
  ],
]);

whereItDoesNot([
  [
    'foster-american:overbid: schneider made brings it up to the bid',
    laws.americanOverbid,
    { ...overbid, situation: { ...game, playedOut: { cardPoints: 95, tricks: 9 } } },
    { disposition: 'no-offence', game: null },
  ],
]);
