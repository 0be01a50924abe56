import * as laws from '../../../../src/rules/laws/foster/formation-of-table';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:6: nobody joins a table of six',
    laws.sizeOfTable,
    { kind: 'join', offender: 'newcomer', phase: 'round-end', facts: { players: 6, consent: true } },
    { disposition: 'refused' },
  ],
  [
    'foster:7: nobody leaves in the middle of a round without a substitute',
    laws.leavingTheTable,
    { kind: 'withdraw', offender: 'active', phase: 'mid-round', facts: { consent: true, substitute: false } },
    { disposition: 'refused', missing: [] },
  ],
  [
    'foster:7: between two rounds everybody may leave, though what he owes by law 10 is in doubt',
    laws.leavingTheTable,
    { kind: 'withdraw', offender: 'active', phase: 'round-end' },
    { disposition: 'allowed', doubts: [{}] },
  ],
  [
    'foster:9: the lowest card chooses and deals first, the highest sits on its right and keeps the score (F398)',
    laws.drawingForSeats,
    { kind: 'seats-drawn', offender: 'table', facts: { drawn: ['CJ', 'D7', 'H10', 'S9'] } },
    {
      disposition: 'allowed',
      nextDealer: 2,
      reasoning: [
        {
          text: {
            en: 'To the left they sit 2 (D7), 4 (S9), 3 (H10), 1 (CJ); 2 chooses first and deals first, 1 on his right keeps the score.',
          },
        },
      ],
    },
  ],
  [
    'foster:9: cards of one rank are told apart by their suits (F399)',
    laws.drawingForSeats,
    { kind: 'seats-drawn', offender: 'table', facts: { drawn: ['C7', 'S7', 'H7'] } },
    {
      nextDealer: 3,
      reasoning: [
        {
          text: {
            de: 'Nach links sitzen 3 (H7), 2 (S7), 1 (C7); 3 wählt und gibt zuerst, 1 rechts davon schreibt an.',
          },
        },
      ],
    },
  ],
  [
    'foster:9: any jack is above any ace, any ace above any ten (F400)',
    laws.drawingForSeats,
    { kind: 'seats-drawn', offender: 'table', facts: { drawn: ['DJ', 'CA', 'S10'] } },
    {
      nextDealer: 3,
      reasoning: [
        {
          text: {
            de: 'Nach links sitzen 3 (S10), 2 (CA), 1 (DJ); 3 wählt und gibt zuerst, 1 rechts davon schreibt an.',
          },
        },
      ],
    },
  ],
  [
    'foster:8: a newcomer waits for the end of the round',
    laws.joiningTheTable,
    { kind: 'join', offender: 'newcomer', phase: 'mid-round', facts: { consent: true } },
    { disposition: 'refused' },
  ],
  [
    'foster:8: a newcomer needs the consent of the others',
    laws.joiningTheTable,
    { kind: 'join', offender: 'newcomer', phase: 'round-end', facts: { consent: false } },
    { disposition: 'refused' },
  ],
  [
    'foster:10: without notice the sitting goes on for another round',
    laws.endOfTheGame,
    { kind: 'end-game', offender: 'active', phase: 'round-end', facts: { noticeBeforeRound: false } },
    { disposition: 'refused' },
  ],
]);

whereItDoesNot([
  [
    'foster:6: a table of five has room',
    laws.sizeOfTable,
    { kind: 'join', offender: 'newcomer', facts: { players: 5 } },
    undefined,
  ],
  [
    'foster:7: with a substitute and unknown consent nothing is ruled yet',
    laws.leavingTheTable,
    { kind: 'withdraw', offender: 'active', phase: 'mid-round', facts: { substitute: true } },
    undefined,
  ],
  [
    'foster:8: whether the round is over has to be told',
    laws.joiningTheTable,
    { kind: 'join', offender: 'newcomer', facts: { players: 4, consent: true } },
    undefined,
  ],
  [
    'foster:8: before the first deal of a round the newcomer takes the deal',
    laws.joiningTheTable,
    { kind: 'join', offender: 'newcomer', facts: { players: 4, consent: true, dealsThisRound: 0 } },
    { disposition: 'allowed' },
  ],
  [
    'foster:10: whether the round is over has to be told',
    laws.endOfTheGame,
    { kind: 'end-game', offender: 'active', facts: { noticeBeforeRound: true } },
    undefined,
  ],
  [
    'foster:9: which cards were drawn has to be told',
    laws.drawingForSeats,
    { kind: 'seats-drawn', offender: 'table' },
    { disposition: 'referee', missing: [{ pointer: '/incident/facts/drawn' }] },
  ],
  [
    'foster:8: after the round and with consent the newcomer takes the deal',
    laws.joiningTheTable,
    { kind: 'join', offender: 'newcomer', phase: 'round-end', facts: { consent: true } },
    { disposition: 'allowed', nextDealer: 'newcomer' },
  ],
  [
    'foster:10: with notice the sitting ends with the round',
    laws.endOfTheGame,
    { kind: 'end-game', offender: 'active', phase: 'round-end', facts: { noticeBeforeRound: true } },
    { disposition: 'allowed' },
  ],
]);
