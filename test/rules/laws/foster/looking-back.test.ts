import * as laws from '../../../../src/rules/laws/foster/looking-back';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

/** Solo in hearts with one, played on to so many card points of the declarer. */
const playedOn = (cardPoints: number) => ({
  contract: { game: 'solo', trump: 'H' } as const,
  matadors: { with: 1 },
  playedOut: { cardPoints, tricks: 5 },
});

whereItApplies([
  [
    'foster:54: played out to nothing it is asked whether he had a trick',
    laws.lookingBack,
    {
      kind: 'look-back',
      offender: 'declarer',
      facts: { trick: 'earlier' },
      situation: { contract: { game: 'solo', trump: 'C' }, matadors: { with: 1 }, playedOut: { cardPoints: 0 } },
    },
    { disposition: 'game-lost', missing: [{ pointer: '/situation/playedOut/tricks' }] },
  ],
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
    'foster:54: played on, a declarer left with 30 is schneider',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'earlier' }, situation: playedOn(30) },
    { disposition: 'game-lost', game: { won: false, level: 'schneider', result: { score: -30 } } },
  ],
  [
    'foster:54: played on, a game that was lost stays lost however many points come in',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'earlier' }, situation: playedOn(70) },
    { disposition: 'game-lost', game: { won: false, level: 'simple', result: { score: -20 } } },
  ],
  [
    'foster:54: played on, a declarer who makes 91 against an opponent who looked wins schneider',
    laws.lookingBack,
    { kind: 'look-back', offender: 'opponent', facts: { trick: 'earlier' }, situation: playedOn(91) },
    { disposition: 'game-won', game: { won: true, level: 'schneider', result: { score: 30 } } },
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
    'foster:54: which trick he looked at has to be told',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { cardLedToNext: false } },
    undefined,
  ],
  [
    'foster:54: the last trick may be seen before the next lead',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'last', cardLedToNext: false } },
    { disposition: 'no-offence', game: null },
  ],
  [
    'foster:54: played on, a declarer with 31 has escaped schneider',
    laws.lookingBack,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'earlier' }, situation: playedOn(31) },
    { disposition: 'game-lost', game: { level: 'simple', result: { score: -20 } } },
  ],
  [
    'foster:55: the declarer has no partner',
    laws.tellingPartner,
    { kind: 'tells-partner', offender: 'declarer' },
    undefined,
  ],
]);
