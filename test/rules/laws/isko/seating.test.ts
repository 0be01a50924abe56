import * as laws from '../../../../src/rules/laws/isko/seating';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'isko-1999:3.1.2: a newcomer joins at the beginning of a round when all agree',
    laws.joining,
    { kind: 'join', offender: 'newcomer', facts: { consent: true, dealsThisRound: 0 } },
    { disposition: 'allowed', missing: [] },
  ],
  [
    'isko-1999:3.1.2: nobody joins in the middle of a round',
    laws.joining,
    { kind: 'join', offender: 'newcomer', facts: { consent: true, dealsThisRound: 1 } },
    { disposition: 'refused' },
  ],
  [
    'isko-1999:3.1.2: whether all agree is the next question',
    laws.joining,
    { kind: 'join', offender: 'newcomer' },
    { missing: [{ pointer: '/incident/facts/consent' }, { pointer: '/incident/facts/dealsThisRound' }] },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:3.1.2: where one does not agree nobody joins, though a round begins',
    laws.joining,
    { kind: 'join', offender: 'newcomer', facts: { consent: false, dealsThisRound: 0 } },
    { disposition: 'refused', missing: [] },
  ],
]);
