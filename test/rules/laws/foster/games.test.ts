import * as laws from '../../../../src/rules/laws/foster/games';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:1: a Frage is refused',
    laws.unitValues,
    { kind: 'announcement', offender: 'declarer', situation: { contract: { game: 'frage', trump: 'H' } } },
    { disposition: 'refused' },
  ],
  [
    'foster:1: Uno is refused where the table has not agreed to it',
    laws.unitValues,
    { kind: 'announcement', offender: 'declarer', situation: { contract: { game: 'uno' } } },
    { disposition: 'refused' },
  ],
  [
    'foster:5: an open hand laid up after an opponent has played breaks the law without a penalty',
    laws.openHand,
    { kind: 'open-hand-late', offender: 'declarer', facts: { opponentsPlayed: 1 } },
    { disposition: 'breach-without-penalty' },
  ],
]);

whereItDoesNot([
  [
    'foster:1: a Solo is a game of the code',
    laws.unitValues,
    { kind: 'announcement', offender: 'declarer', situation: { contract: { game: 'solo', trump: 'H' } } },
    undefined,
  ],
  [
    'foster:5: an open hand laid up before an opponent plays is in time though the declarer has led',
    laws.openHand,
    { kind: 'open-hand-late', offender: 'declarer', facts: { opponentsPlayed: 0, declarerLed: true } },
    { disposition: 'no-offence' },
  ],
]);
