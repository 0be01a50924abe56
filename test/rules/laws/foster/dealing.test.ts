import * as laws from '../../../../src/rules/laws/foster/dealing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:17: once it is dealt nobody shuffles',
    laws.shuffleAndCut,
    { kind: 'shuffle-demand', offender: 'active', phase: 'during-play' },
    { disposition: 'refused' },
  ],
  [
    'foster:17: how it was cut has to be told',
    laws.shuffleAndCut,
    { kind: 'cut', offender: 'pone' },
    { disposition: 'referee', missing: [{ pointer: '/incident/facts/packets' }] },
  ],
  [
    'foster:19: thirty-three cards dealt are the fault of the pack, not of the dealer',
    laws.imperfectPack,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 11, middlehand: 10, rearhand: 10 }, skat: 2 },
    },
    { disposition: 'new-deal', penalties: [] },
  ],
  [
    'foster:17: a packet of two is cut again',
    laws.shuffleAndCut,
    { kind: 'cut', offender: 'pone', facts: { packets: [2, 30] } },
    { disposition: 'recut' },
  ],
  [
    'foster:17: a card exposed in cutting is cut again',
    laws.shuffleAndCut,
    { kind: 'card-exposed-in-cut', offender: 'pone' },
    { disposition: 'recut' },
  ],
  [
    'foster:17: whoever demands it may shuffle, the dealer last',
    laws.shuffleAndCut,
    { kind: 'shuffle-demand', offender: 'active' },
    { disposition: 'allowed', corrections: ['dealer-shuffles-last'] },
  ],
  [
    'foster:19: a marked card found in play means a new deal without a charge',
    laws.imperfectPack,
    { kind: 'pack-imperfect', offender: 'table', phase: 'during-play', facts: { kind: 'marked' } },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' }, penalties: [] },
  ],
  [
    'foster:19: wrong hands from a pack that is not perfect are the fault of the pack',
    laws.imperfectPack,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { packPerfect: false } },
    { disposition: 'new-deal', penalties: [] },
  ],
  [
    'foster:20: a complete deal out of turn stands and the one passed over deals next',
    laws.dealOutOfTurn,
    { kind: 'deal-out-of-turn', offender: 'dealer', phase: 'deal-complete', facts: { due: 2, dealt: 3 } },
    { disposition: 'deal-stands', nextDealer: 2, penalties: [{ who: 3, points: -10, mandatory: false }] },
  ],
]);

whereItDoesNot([
  [
    'foster:17: where no card was exposed nothing is cut again',
    laws.shuffleAndCut,
    { kind: 'card-exposed-in-cut', offender: 'pone', facts: { exposed: 0 } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:20: who was due has dealt in his turn',
    laws.dealOutOfTurn,
    { kind: 'deal-out-of-turn', offender: 'dealer', facts: { due: 2, dealt: 2 } },
    { disposition: 'no-offence' },
  ],
  [
    'foster:17: three cards in a packet are enough',
    laws.shuffleAndCut,
    { kind: 'cut', offender: 'pone', facts: { packets: [3, 29] } },
    { disposition: 'allowed' },
  ],
  [
    'foster:20: an incomplete deal out of turn goes to the right dealer, the wrong one may still be charged',
    laws.dealOutOfTurn,
    { kind: 'deal-out-of-turn', offender: 'dealer', phase: 'dealing', facts: { due: 2, dealt: 3 } },
    {
      disposition: 'new-deal',
      newDeal: { by: 'right-dealer' },
      nextDealer: 2,
      penalties: [{ who: 3, points: -10, mandatory: false }],
    },
  ],
  [
    'foster:19: wrong hands from a perfect pack are not its matter',
    laws.imperfectPack,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { packPerfect: true } },
    undefined,
  ],
]);
