import * as laws from '../../../../src/rules/laws/foster/errors-in-dealing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:23: unequal packets are wrong in every round',
    laws.chargedErrors,
    { kind: 'uneven-packet', offender: 'dealer', facts: { packets: [3, 4, 3] } },
    { disposition: 'new-deal', missing: [] },
  ],
  [
    'foster:23: one card in the untouched skat is an error of the dealer',
    laws.chargedErrors,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 11, opponents: [10, 10] }, skat: 1 },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'new-deal', penalties: [{ who: 'dealer', points: -10 }] },
  ],
  [
    'foster:21: the third misdeal in a row is dealt again by the same dealer',
    laws.noMisdeals,
    { kind: 'misdeal', offender: 'dealer', facts: { count: 3, inTurn: true } },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' }, penalties: [] },
  ],
  [
    'foster:22: an exposed card means a new deal without a charge',
    laws.exposedByDealer,
    { kind: 'card-exposed-by-dealer', offender: 'dealer', facts: { exposed: ['HK'] } },
    { disposition: 'new-deal', penalties: [] },
  ],
  [
    'foster:22: hands that cannot be told apart are dealt again',
    laws.exposedByDealer,
    { kind: 'cards-confused', offender: 'dealer', facts: { separable: false } },
    { disposition: 'new-deal' },
  ],
  [
    'foster:23: eleven cards to one player cost the dealer ten',
    laws.chargedErrors,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 11, middlehand: 10, rearhand: 10 }, skat: 1 },
    },
    { disposition: 'new-deal', penalties: [{ who: 'dealer', points: -10, mandatory: true }] },
  ],
  [
    'foster:23: three cards to each in the second round cost the dealer ten',
    laws.chargedErrors,
    { kind: 'uneven-packet', offender: 'dealer', facts: { round: 2, packets: [3, 3, 3] } },
    { disposition: 'new-deal' },
  ],
  [
    'foster:23: two wrong hands found in play are an error of the dealer',
    laws.chargedErrors,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { counts: { declarer: 11, opponents: [9, 10] } } },
    { disposition: 'new-deal' },
  ],
]);

whereItDoesNot([
  [
    'foster:22: where no card was exposed nothing is dealt again',
    laws.exposedByDealer,
    { kind: 'card-exposed-by-dealer', offender: 'dealer', facts: { exposed: [] } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:23: in which round the packets were given has to be told',
    laws.chargedErrors,
    { kind: 'uneven-packet', offender: 'dealer', facts: { packets: [4, 4, 4] } },
    undefined,
  ],
  [
    'foster:23: a dealer who dealt correctly is not charged for cards displaced later',
    laws.chargedErrors,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 11, middlehand: 10, rearhand: 9 }, skat: 2, dealtCorrectly: true },
    },
    undefined,
  ],
  [
    'foster:23: cards laid out too many by the declarer are no error of the dealer',
    laws.chargedErrors,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 9, opponents: [10, 10] }, skat: 3 },
      situation: { contract: { game: 'tournee', trump: 'H' }, matadors: { with: 2 } },
    },
    undefined,
  ],
  [
    'foster:21: the deal of somebody whose turn it was not is the matter of another law',
    laws.noMisdeals,
    { kind: 'misdeal', offender: 'dealer', facts: { inTurn: false } },
    undefined,
  ],
  [
    'foster:22: confused hands that can be told apart stand',
    laws.exposedByDealer,
    { kind: 'cards-confused', offender: 'dealer', facts: { separable: true } },
    { disposition: 'deal-stands' },
  ],
  [
    'foster:23: ten cards to each and two in the skat are right',
    laws.chargedErrors,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 10, middlehand: 10, rearhand: 10 }, skat: 2 },
    },
    { disposition: 'no-offence' },
  ],
  [
    'foster:23: three, skat, four, three is the right order',
    laws.chargedErrors,
    { kind: 'skat-not-laid-in-turn', offender: 'dealer', facts: { order: [3, 'skat', 4, 3] } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:23: one wrong hand in play is not an error of the dealer',
    laws.chargedErrors,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { counts: { declarer: 9, opponents: [10, 10] } } },
    undefined,
  ],
]);
