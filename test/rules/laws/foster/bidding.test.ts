import * as laws from '../../../../src/rules/laws/foster/bidding';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:33: a game that is named is no bid',
    laws.biddableNumbers,
    { kind: 'game-named-in-bidding', offender: 'active', facts: { named: 'null' } },
    { disposition: 'refused' },
  ],
  [
    'foster:33: the number named has to be told',
    laws.biddableNumbers,
    { kind: 'bid-not-a-value', offender: 'middlehand' },
    { disposition: 'referee', missing: [{ pointer: '/incident/facts/value' }] },
  ],
  [
    'foster:34: forehand names no figure, whoever has passed',
    laws.orderOfBidding,
    { kind: 'call-out-of-turn', offender: 'forehand' },
    { disposition: 'refused', missing: [] },
  ],
  [
    'foster:33: eleven is the value of no game',
    laws.biddableNumbers,
    { kind: 'bid-not-a-value', offender: 'middlehand', facts: { value: 11 } },
    { disposition: 'refused' },
  ],
  [
    'foster:34: rearhand is silent until another has passed',
    laws.orderOfBidding,
    { kind: 'call-out-of-turn', offender: 'rearhand', facts: { passed: false } },
    { disposition: 'refused' },
  ],
  [
    'foster:35: a number named stands',
    laws.noRecall,
    { kind: 'call-recalled', offender: 'middlehand', facts: { said: 20, wants: 18 } },
    { disposition: 'refused', corrections: ['call-stands'] },
  ],
  [
    'foster:35: who has passed stays out',
    laws.noRecall,
    { kind: 'call-after-pass', offender: 'forehand', facts: { said: 'pass', wants: 'hold' } },
    { disposition: 'refused' },
  ],
  [
    'foster:35: who says how far he holds is bound so far',
    laws.noRecall,
    { kind: 'hold-in-advance', offender: 'forehand', facts: { upTo: 24 } },
    { disposition: 'stands', corrections: ['call-stands'] },
  ],
]);

whereItDoesNot([
  [
    'foster:34: whether it was rearhand has to be told',
    laws.orderOfBidding,
    { kind: 'call-out-of-turn', offender: 'active', facts: { passed: true } },
    undefined,
  ],
  [
    'foster:33: ten is the value of a game',
    laws.biddableNumbers,
    { kind: 'bid-not-a-value', offender: 'middlehand', facts: { value: 10 } },
    { disposition: 'allowed' },
  ],
  [
    'foster:34: rearhand may call once another has passed',
    laws.orderOfBidding,
    { kind: 'call-out-of-turn', offender: 'rearhand', facts: { passed: true } },
    { disposition: 'allowed' },
  ],
  [
    'foster:35: who has held may call again',
    laws.noRecall,
    { kind: 'call-after-pass', offender: 'forehand', facts: { said: 'hold', wants: 'hold' } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:35: a number that was exceeded binds no longer',
    laws.noRecall,
    { kind: 'hold-in-advance', offender: 'forehand', facts: { upTo: 24, exceeded: true } },
    { disposition: 'no-offence', corrections: [] },
  ],
]);
