import * as laws from '../../../../src/rules/laws/isko/dealing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'isko-1999:3.2.3: faces seen in shuffling are shuffled again',
    laws.facesSeenInShuffle,
    { kind: 'faces-seen-in-shuffle', offender: 'dealer', phase: 'before-cut' },
    { disposition: 'corrected', corrections: ['dealer-shuffles-last'], missing: [] },
  ],
  [
    'isko-1999:3.2.4: a packet of three is cut again',
    laws.theCut,
    { kind: 'cut', offender: 'pone', phase: 'cut', facts: { packets: [3, 29] } },
    { disposition: 'recut', missing: [] },
  ],
  [
    'isko-1999:3.2.5: the next to the right cuts for somebody briefly away',
    laws.cutterAbsent,
    { kind: 'cutter-absent', offender: 'pone', facts: { players: 4, reserved: false, long: false } },
    { disposition: 'allowed', missing: [] },
  ],
  [
    'isko-1999:3.2.5: nobody cuts for him who reserved it',
    laws.cutterAbsent,
    { kind: 'cutter-absent', offender: 'pone', facts: { players: 4, reserved: true } },
    { disposition: 'refused' },
  ],
  [
    'isko-1999:3.2.10: a pack that was not cut is dealt again before the cards are taken up',
    laws.objections,
    { kind: 'pack-not-cut', offender: 'dealer', facts: { cardsTakenUp: false } },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' } },
  ],
  [
    'isko-1999:3.2.10: in the bidding the objection comes too late',
    laws.objections,
    { kind: 'uneven-packet', offender: 'dealer', phase: 'bidding', facts: { round: 2, packets: [3, 4, 5] } },
    { disposition: 'deal-stands' },
  ],
  [
    'isko-1999:3.2.10: whether the cards were taken up is the next question',
    laws.objections,
    { kind: 'skat-not-laid-in-turn', offender: 'dealer', phase: 'deal-complete' },
    {
      disposition: 'new-deal',
      missing: [
        {
          pointer: '/incident/facts/cardsTakenUp',
          ifAnswered: [
            { value: true, disposition: 'deal-stands' },
            { value: false, disposition: 'new-deal' },
          ],
        },
      ],
    },
  ],
  [
    'isko-1999:3.2.13: finished rounds stand and the current one is played again',
    laws.wrongOrderFoundLate,
    { kind: 'deal-out-of-turn', offender: 'dealer', phase: 'later-deal', facts: { since: 'earlier-round' } },
    { disposition: 'new-deal', newDeal: { by: 1 }, corrections: ['earlier-scores-stand', 'round-is-replayed'] },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:3.2.3: after the cut it is an objection',
    laws.facesSeenInShuffle,
    { kind: 'faces-seen-in-shuffle', offender: 'dealer', facts: { packCut: true } },
    undefined,
  ],
  [
    'isko-1999:3.2.4: packets of four and 28 are a cut',
    laws.theCut,
    { kind: 'cut', offender: 'pone', phase: 'cut', facts: { packets: [4, 28] } },
    { disposition: 'allowed' },
  ],
  [
    'isko-1999:3.2.4: a wrong cut found in the bidding is an objection',
    laws.theCut,
    { kind: 'cut', offender: 'pone', phase: 'bidding', facts: { packets: [3, 29] } },
    undefined,
  ],
  [
    'isko-1999:3.2.5: a longer absence is the referee’s',
    laws.cutterAbsent,
    { kind: 'cutter-absent', offender: 'pone', facts: { long: true } },
    undefined,
  ],
  [
    'isko-1999:3.2.10: a pack that was presented gives no objection',
    laws.objections,
    { kind: 'pack-not-cut', offender: 'dealer', facts: { cutOffered: true } },
    undefined,
  ],
  [
    'isko-1999:3.2.13: an error that began in this round is another matter',
    laws.wrongOrderFoundLate,
    { kind: 'deal-out-of-turn', offender: 'dealer', facts: { since: 'this-round' } },
    undefined,
  ],
]);
