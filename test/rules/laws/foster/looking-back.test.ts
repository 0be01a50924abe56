import * as laws from '../../../../src/rules/laws/foster/looking-back';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:54: a declarer who looks back at an earlier trick has lost, and either other may play on',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'earlier' } },
    { disposition: 'game-lost', choices: [{ by: 'either-other', choice: 'stop' }, { choice: 'play-on' }] },
  ],
  [
    'foster:54: the last trick is closed once a card is led',
    laws.lookingBack,
    { kind: 'look-back', offender: 'opponent', facts: { trick: 'last', cardLedToNext: true } },
    { disposition: 'game-won', choices: [{ by: 'declarer' }, { by: 'declarer' }] },
  ],
  [
    'foster:54: an opponent who counts his cards loses',
    laws.lookingBack,
    { kind: 'count-own-cards', offender: 'opponent' },
    { disposition: 'game-won' },
  ],
  [
    'foster:55: the declarer may claim the game or play on unsecured',
    laws.tellingPartner,
    { kind: 'tells-partner', offender: 'opponent', facts: { kind: 'points-taken' } },
    { disposition: 'choice', secured: false, choices: [{ by: 'declarer', choice: 'stop' }, { choice: 'play-on' }] },
  ],
]);

whereItDoesNot([
  [
    'foster:54: the last trick may be seen before the next lead',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'last', cardLedToNext: false } },
    { disposition: 'no-offence', game: null },
  ],
  [
    'foster:55: the declarer has no partner',
    laws.tellingPartner,
    { kind: 'tells-partner', offender: 'declarer' },
    undefined,
  ],
]);
