import * as laws from '../../../../src/rules/laws/isko/parties-and-conduct';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

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
    'isko-1999:3.5.2: telling the partner something is no bad defence',
    laws.answeringTogether,
    { kind: 'tells-partner', offender: 'opponent' },
    undefined,
  ],
]);
