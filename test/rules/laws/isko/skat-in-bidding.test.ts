import * as laws from '../../../../src/rules/laws/isko/skat-in-bidding';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'isko-1999:3.3.9: a look of the dealer who sits out releases the bids, and shuts out nobody but who had passed early',
    laws.seenInBidding,
    { kind: 'skat-seen', offender: 'dealer', phase: 'bidding', facts: { passedBeforeAnyBid: ['forehand'] } },
    { disposition: 'corrected', debarred: ['forehand'], corrections: ['bids-are-released'] },
  ],
  [
    'isko-1999:3.2.14: who saw the skat before the bidding may not bid',
    laws.skatSeenBeforeBidding,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'before-bidding' },
    { disposition: 'stands', debarred: ['middlehand'] },
  ],
  [
    'isko-1999:3.2.15: the skat taken up with the cards is drawn again',
    laws.skatTakenWithCards,
    { kind: 'skat-taken-into-hand', offender: 'rearhand', phase: 'deal-complete' },
    { disposition: 'hand-reduced', debarred: ['rearhand'], corrections: ['dealer-draws-face-down'] },
  ],
  [
    'isko-1999:3.3.9: who took the skat is shut out, and who had passed before any bid with him',
    laws.seenInBidding,
    {
      kind: 'skat-taken-into-hand',
      offender: 'middlehand',
      phase: 'bidding',
      facts: { separable: true, passedBeforeAnyBid: ['forehand'] },
    },
    {
      disposition: 'corrected',
      debarred: ['middlehand', 'forehand'],
      corrections: ['skat-goes-back', 'bids-are-released'],
      newDeal: null,
    },
  ],
  [
    'isko-1999:3.3.9: a skat that cannot be told apart is drawn from the twelve',
    laws.seenInBidding,
    {
      kind: 'skat-taken-into-hand',
      offender: 'middlehand',
      phase: 'bidding',
      facts: { separable: false, passedBeforeAnyBid: [] },
    },
    { debarred: ['middlehand'], corrections: ['dealer-draws-face-down', 'bids-are-released'], missing: [] },
  ],
  [
    'isko-1999:3.3.9: a look at another hand shuts out too',
    laws.seenInBidding,
    { kind: 'other-hand-seen', offender: 'forehand', phase: 'bidding', facts: { passedBeforeAnyBid: [] } },
    { debarred: ['forehand'], corrections: ['bids-are-released'] },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:3.2.14: in the bidding it is the matter of 3.3.9',
    laws.skatSeenBeforeBidding,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'bidding' },
    undefined,
  ],
  [
    'isko-1999:3.2.15: in the bidding it is the matter of 3.3.9',
    laws.skatTakenWithCards,
    { kind: 'skat-taken-into-hand', offender: 'rearhand', phase: 'bidding' },
    undefined,
  ],
  [
    'isko-1999:3.3.9: after the bidding nobody is shut out of it',
    laws.seenInBidding,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'during-play' },
    undefined,
  ],
  [
    'isko-1999:3.3.9: somebody without cards is no bidder',
    laws.seenInBidding,
    { kind: 'skat-seen', offender: 'onlooker', phase: 'bidding' },
    undefined,
  ],
]);
