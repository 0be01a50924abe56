import * as laws from '../../../../src/rules/laws/isko/tricks';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const counts = (declarer: number, opponents: number) => ({
  contract: { game: 'suit', trump: 'S' } as const,
  matadors: { with: 1 },
  bid: 18,
  skatPoints: 0,
  cardPoints: { declarer, opponents },
  tricks: { declarer: 4, opponents: 3 },
});

whereItApplies([
  [
    'isko-1999:4.4.1: a trick taken in too early that is not the leader’s loses the open game',
    laws.incompleteTrick,
    {
      kind: 'incomplete-trick-gathered',
      offender: 'declarer',
      facts: { leaderOwnsTrick: false },
      situation: counts(30, 25),
    },
    { disposition: 'game-lost' },
  ],
  [
    'isko-1999:4.4.1: whose it is is the next question',
    laws.incompleteTrick,
    { kind: 'incomplete-trick-gathered', offender: 'declarer' },
    { disposition: 'corrected', missing: [{ pointer: '/incident/facts/leaderOwnsTrick' }] },
  ],
  [
    'isko-1999:4.4.3: who has not played to the next trick sees the last one',
    laws.showingLastTrick,
    { kind: 'look-back', offender: 'opponent', facts: { trick: 'last', playedToNext: false, cardLedToNext: true } },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:4.4.6: a declarer who looks through his tricks loses the open game',
    laws.lookingThroughTricks,
    { kind: 'look-back', offender: 'declarer', facts: { trick: 'earlier' }, situation: counts(30, 25) },
    { disposition: 'game-lost' },
  ],
  [
    'isko-1999:4.4.6: an opponent who counts again loses it for his side',
    laws.lookingThroughTricks,
    { kind: 'count-own-cards', offender: 'opponent', situation: counts(30, 25) },
    { disposition: 'game-won' },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:4.4.1: an early trick that is the leader’s anyway costs nothing',
    laws.incompleteTrick,
    { kind: 'incomplete-trick-gathered', offender: 'declarer', facts: { leaderOwnsTrick: true } },
    { disposition: 'corrected', corrections: ['trick-is-completed'], game: null },
  ],
  [
    'isko-1999:4.4.3: who has played to the next trick may not',
    laws.showingLastTrick,
    { kind: 'look-back', offender: 'opponent', facts: { trick: 'last', playedToNext: true } },
    undefined,
  ],
  [
    'isko-1999:4.4.6: after play the tricks are counted',
    laws.lookingThroughTricks,
    { kind: 'count-own-cards', offender: 'opponent', phase: 'after-play' },
    undefined,
  ],
]);
