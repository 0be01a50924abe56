import * as laws from '../../../../src/rules/laws/foster/games';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:5: opponents who consult over an open hand break the law without a penalty of its own',
    laws.openHand,
    {
      kind: 'open-game-talk',
      offender: 'opponent',
      facts: { talk: 'consulting' },
      situation: { contract: { game: 'open-grand' }, matadors: { with: 4 } },
    },
    { disposition: 'breach-without-penalty', doubts: [{}] },
  ],
  [
    'foster:5: opponents do not dictate the card of the declarer',
    laws.openHand,
    { kind: 'open-game-talk', offender: 'opponent', facts: { talk: 'dictating' } },
    { disposition: 'breach-without-penalty', doubts: [] },
  ],
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
    'foster:5: a closed Solo has no hand to lay open',
    laws.openHand,
    {
      kind: 'open-hand-late',
      offender: 'declarer',
      facts: { opponentsPlayed: 1 },
      situation: { contract: { game: 'solo', trump: 'C' } },
    },
    { disposition: 'no-offence' },
  ],
  [
    'foster:5: talk in a closed game is the matter of another law',
    laws.openHand,
    { kind: 'open-game-talk', offender: 'opponent', situation: { contract: { game: 'solo', trump: 'C' } } },
    undefined,
  ],
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
