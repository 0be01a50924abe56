import * as laws from '../../../../src/rules/laws/isko/parties-and-conduct';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';
import { openGame } from './games-so-far';

whereItApplies([
  [
    'isko-1999:3.5.2: bad defence leaves the declarer’s win as it is',
    laws.answeringTogether,
    { kind: 'poor-defence', offender: 'opponent', phase: 'after-play' },
    { disposition: 'no-offence', penalties: [], newDeal: null },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:3.5.2: bad defence does not win a game that is still open for the declarer',
    laws.answeringTogether,
    { kind: 'poor-defence', offender: 'opponent', phase: 'trick-open', situation: openGame },
    { disposition: 'no-offence', game: null, corrections: [] },
  ],
]);
