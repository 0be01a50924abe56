import * as laws from '../../../../src/rules/laws/foster/playing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:44: with five tricks complete it is too late to give up',
    laws.abandoning,
    {
      kind: 'abandon',
      offender: 'declarer',
      situation: {
        contract: { game: 'tournee', trump: 'H' },
        matadors: { with: 2 },
        cardPoints: { declarer: 10, opponents: 30 },
        tricks: { declarer: 2, opponents: 3 },
      },
    },
    { disposition: 'refused', missing: [] },
  ],
  [
    'foster:44: so it is in the fifth trick',
    laws.abandoning,
    {
      kind: 'abandon',
      offender: 'declarer',
      at: { trick: 5 },
      situation: { contract: { game: 'tournee', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'refused' },
  ],
  [
    'foster:44: before the second trick he may',
    laws.abandoning,
    {
      kind: 'abandon',
      offender: 'declarer',
      phase: 'trick-1-quitted',
      situation: { contract: { game: 'tournee', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'allowed', missing: [] },
  ],
  [
    'foster:47: a lead to the first trick found in the second stands',
    laws.declarerLeadsOutOfTurn,
    { kind: 'lead-out-of-turn', offender: 'declarer', phase: 'trick-2-open', at: { trick: 1 } },
    { disposition: 'stands' },
  ],
  [
    'foster:48: in a Nullo there is no level to play on for',
    laws.opponentLeadsOutOfTurn,
    {
      kind: 'lead-out-of-turn',
      offender: 'opponent',
      facts: { calledBy: 'declarer' },
      situation: {
        contract: { game: 'solo-nullo' },
        cardPoints: { declarer: 0, opponents: 30 },
        tricks: { declarer: 0, opponents: 3 },
      },
    },
    { disposition: 'game-won', secured: false, playingFor: null, choices: [], game: { result: { score: 20 } } },
  ],
  [
    'foster:48: a Nullo in which the declarer has a trick stays lost',
    laws.opponentLeadsOutOfTurn,
    {
      kind: 'lead-out-of-turn',
      offender: 'opponent',
      facts: { calledBy: 'declarer' },
      situation: { contract: { game: 'solo-nullo' }, tricks: { declarer: 1, opponents: 3 } },
    },
    { disposition: 'game-lost', alreadyDecided: 'opponents', choices: [], game: { result: { score: -20 } } },
  ],
  [
    'foster:48: with schneider announced it is schwarz that he can still play for',
    laws.opponentLeadsOutOfTurn,
    {
      kind: 'lead-out-of-turn',
      offender: 'opponent',
      facts: { calledBy: 'declarer' },
      situation: { contract: { game: 'solo', trump: 'H', announced: 'schneider' }, matadors: { with: 2 } },
    },
    { disposition: 'game-won', playingFor: 'schwarz' },
  ],
  [
    'foster:44: a tournee given up in time is lost at the plain level',
    laws.abandoning,
    {
      kind: 'abandon',
      offender: 'declarer',
      facts: { playedToTrick2: false },
      situation: { contract: { game: 'tournee', trump: 'S' }, matadors: { with: 1 }, bid: 14 },
    },
    { disposition: 'allowed', game: { won: false, level: 'simple', result: { score: -14 } } },
  ],
  [
    'foster:44: a Solo is not given up',
    laws.abandoning,
    {
      kind: 'abandon',
      offender: 'declarer',
      facts: { playedToTrick2: false },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'refused', game: null },
  ],
  [
    'foster:45: middlehand may not lead to the first trick though he is the declarer',
    laws.whoLeads,
    { kind: 'lead', offender: 'active', facts: { leads: 'middlehand', declarer: 'middlehand' } },
    { disposition: 'refused', corrections: ['rightful-player-leads'] },
  ],
  [
    'foster:46: a declarer who alone has nine cards has lost',
    laws.wrongNumberInPlay,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 9, opponents: [10, 10] } },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'game-lost', game: { result: { score: -30 } } },
  ],
  [
    'foster:46: an opponent who alone has a wrong number loses to the declarer',
    laws.wrongNumberInPlay,
    { kind: 'wrong-hand-count', offender: 'opponent', facts: { counts: { declarer: 7, opponents: [6, 7] } } },
    { disposition: 'game-won', choices: [] },
  ],
  [
    'foster:47: an opponent who has not played decides on the wrong lead of the declarer',
    laws.declarerLeadsOutOfTurn,
    { kind: 'lead-out-of-turn', offender: 'declarer', phase: 'trick-open', facts: { playedAfter: 1 } },
    {
      disposition: 'choice',
      choices: [{ by: 'opponent-not-played', choice: 'demand-take-back' }, { choice: 'let-stand' }],
    },
  ],
  [
    'foster:47: a complete trick stands',
    laws.declarerLeadsOutOfTurn,
    { kind: 'lead-out-of-turn', offender: 'declarer', facts: { playedAfter: 2 } },
    { disposition: 'stands', choices: [] },
  ],
  [
    'foster:48: a wrong lead of an opponent that the declarer calls wins the game, overbid or not',
    laws.opponentLeadsOutOfTurn,
    {
      kind: 'lead-out-of-turn',
      offender: 'opponent',
      facts: { calledBy: 'declarer' },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 }, bid: 40 },
    },
    { disposition: 'game-won', secured: true, game: { won: true, result: { score: 30 } } },
  ],
  [
    'foster:48: played out to 92 the game counts schneider',
    laws.opponentLeadsOutOfTurn,
    {
      kind: 'lead-out-of-turn',
      offender: 'opponent',
      facts: { calledBy: 'declarer' },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 }, playedOut: { cardPoints: 92 } },
    },
    { game: { level: 'schneider', result: { score: 40 } } },
  ],
]);

whereItDoesNot([
  ['foster:45: who wants to lead has to be told', laws.whoLeads, { kind: 'lead', offender: 'active' }, undefined],
  [
    'foster:46: a mistake in laying out is the matter of another law',
    laws.wrongNumberInPlay,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 11, opponents: [10, 10] }, skat: 1 },
      situation: { contract: { game: 'tournee', trump: 'H' }, matadors: { with: 2 } },
    },
    undefined,
  ],
  [
    'foster:44: without knowing the game nothing can be said',
    laws.abandoning,
    { kind: 'abandon', offender: 'declarer' },
    undefined,
  ],
  [
    'foster:45: forehand leads, whoever is the declarer',
    laws.whoLeads,
    { kind: 'lead', offender: 'active', facts: { leads: 'forehand', declarer: 'middlehand' } },
    { disposition: 'allowed' },
  ],
  [
    'foster:46: two wrong hands are not its matter',
    laws.wrongNumberInPlay,
    { kind: 'wrong-hand-count', offender: 'opponent', facts: { counts: { declarer: 10, opponents: [11, 9] } } },
    undefined,
  ],
  [
    'foster:47: an opponent is not the declarer',
    laws.declarerLeadsOutOfTurn,
    { kind: 'lead-out-of-turn', offender: 'opponent', facts: { playedAfter: 0 } },
    undefined,
  ],
  [
    'foster:48: the declarer is not an opponent',
    laws.opponentLeadsOutOfTurn,
    { kind: 'lead-out-of-turn', offender: 'declarer', facts: { calledBy: 'opponent' } },
    undefined,
  ],
  [
    'foster:48: a lead that nobody calls wins nothing',
    laws.opponentLeadsOutOfTurn,
    { kind: 'lead-out-of-turn', offender: 'opponent', facts: { calledBy: 'nobody' } },
    { disposition: 'breach-without-penalty', game: null },
  ],
]);
