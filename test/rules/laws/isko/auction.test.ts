import * as laws from '../../../../src/rules/laws/isko/auction';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'isko-2022:3.3.8: a bid is not taken back',
    laws.callsAreIrrevocable,
    { kind: 'call-recalled', offender: 'middlehand', facts: { said: 264, wants: 18 } },
    { disposition: 'refused', corrections: ['call-stands'] },
  ],
  [
    'isko-2022:3.3.8: who has passed stays out',
    laws.callsAreIrrevocable,
    { kind: 'call-after-pass', offender: 'middlehand', facts: { said: 'pass', wants: 'bid' } },
    { disposition: 'refused' },
  ],
  [
    'isko-1999:3.3.1: 19 is no bid',
    laws.biddableValues,
    { kind: 'bid-not-a-value', offender: 'active', facts: { value: 19 } },
    { disposition: 'refused' },
  ],
  [
    'isko-1999:3.3.3: Grand Hand binds its caller while 72 is not exceeded',
    laws.gameNamedInBidding,
    { kind: 'game-named-in-bidding', offender: 'rearhand', facts: { named: 'grand-hand', exceeded: false } },
    { disposition: 'forced-game', contract: { game: 'grand', hand: true } },
  ],
  [
    'isko-1999:3.3.3: whether 72 was exceeded is the next question',
    laws.gameNamedInBidding,
    { kind: 'game-named-in-bidding', offender: 'rearhand', facts: { named: 'grand-hand' } },
    { missing: [{ pointer: '/incident/facts/exceeded' }] },
  ],
  [
    'isko-1999:3.2.16: there is no Ramsch',
    laws.passedIn,
    { kind: 'ramsch-announced', offender: 'active', facts: { bidsMade: 0 } },
    { disposition: 'refused' },
  ],
  [
    'isko-1999:3.3.3: the name of a suit says no number and is no bid',
    laws.gameNamedInBidding,
    { kind: 'game-named-in-bidding', offender: 'middlehand', facts: { named: 'suit' } },
    { disposition: 'refused', contract: null },
  ],
  [
    'isko-2022:3.3.8: who says that he holds up to 23 is bound so far',
    laws.callsAreIrrevocable,
    { kind: 'hold-in-advance', offender: 'middlehand', facts: { upTo: 23 } },
    { disposition: 'stands', corrections: ['call-stands'] },
  ],
]);

whereItDoesNot([
  [
    'isko-2022:3.3.8: who has not passed is not back after a pass',
    laws.callsAreIrrevocable,
    { kind: 'call-after-pass', offender: 'middlehand', facts: { said: 'bid', wants: 'bid' } },
    undefined,
  ],
  [
    'isko-2022:3.3.8: the same number again takes nothing back',
    laws.callsAreIrrevocable,
    { kind: 'call-recalled', offender: 'middlehand', facts: { said: 18, wants: 18 } },
    undefined,
  ],
  [
    'isko-1999:3.3.1: 20 is a bid',
    laws.biddableValues,
    { kind: 'bid-not-a-value', offender: 'active', facts: { value: 20 } },
    { disposition: 'allowed' },
  ],
  [
    'isko-1999:3.3.3: Null Hand is the bid of 35 and binds to nothing',
    laws.gameNamedInBidding,
    { kind: 'game-named-in-bidding', offender: 'middlehand', facts: { named: 'null-hand' } },
    { disposition: 'allowed', contract: null },
  ],
  [
    'isko-1999:3.3.3: an exceeded Grand Hand binds no longer',
    laws.gameNamedInBidding,
    { kind: 'game-named-in-bidding', offender: 'rearhand', facts: { named: 'grand-hand', exceeded: true } },
    { disposition: 'allowed', contract: null },
  ],
  [
    'isko-1999:3.2.16: who announces a Ramsch after a bid is refused, loses nothing and causes no new deal',
    laws.passedIn,
    { kind: 'ramsch-announced', offender: 'active', facts: { bidsMade: 1 } },
    { disposition: 'refused', game: null, newDeal: null, missing: [] },
  ],
  [
    'isko-2022:3.3.8: a number that was exceeded binds no longer',
    laws.callsAreIrrevocable,
    { kind: 'hold-in-advance', offender: 'middlehand', facts: { upTo: 23, exceeded: true } },
    { disposition: 'no-offence', corrections: [] },
  ],
]);
