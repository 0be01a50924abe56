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
    'foster:7: with a substitute and unknown consent the consent is the next question',
    laws.leavingTheTable,
    { kind: 'withdraw', offender: 'active', phase: 'mid-round', facts: { substitute: true } },
    {
      disposition: 'refused',
      missing: [
        { pointer: '/incident/facts/consent', ifAnswered: [{ disposition: 'allowed' }, { disposition: 'refused' }] },
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
    'foster:7: at the end of the round the law on leaving during it is silent',
    laws.leavingTheTable,
    { kind: 'withdraw', offender: 'active', phase: 'round-end', facts: { substitute: false } },
    undefined,
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
