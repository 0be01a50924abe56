import * as laws from '../../../../src/rules/laws/cribbage/preparing';
import { whereItApplies, whereItDoesNot } from '../../../tools/cribbage';

whereItApplies([
  [
    'foster-cribbage:cutting.2: who shows two cards cuts again',
    laws.severalShown,
    { kind: 'cut-exposes-several', offender: 'pone' },
    { disposition: 'recut', penalties: [] },
  ],
  [
    'foster-cribbage:dealing.1: five cards in a packet are too few, and nothing is said of what follows',
    laws.cutBeforeDeal,
    { kind: 'cut', facts: { packets: [5, 47] } },
    { disposition: 'breach-without-penalty', doubts: [expect.anything()] },
  ],
]);

whereItDoesNot([
  [
    'foster-cribbage:cutting.2: nobody is charged for it',
    laws.severalShown,
    { kind: 'cut-exposes-several', offender: 'dealer' },
    { disposition: 'recut', choices: [] },
  ],
  [
    'foster-cribbage:dealing.1: six cards are enough',
    laws.cutBeforeDeal,
    { kind: 'cut', facts: { packets: [6, 46] } },
    { disposition: 'no-offence' },
  ],
]);
