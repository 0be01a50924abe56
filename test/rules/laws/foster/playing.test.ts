import * as laws from '../../../../src/rules/laws/foster/playing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
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
  [
    'foster:49: a claim of 61 with 60 in hand loses',
    laws.declarerClaims,
    {
      kind: 'declarer-claims',
      offender: 'declarer',
      facts: { claims: 61, actual: 60 },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'game-lost', game: { result: { score: -30 } } },
  ],
  [
    'foster:49: a claim of 61 where the bid needs 91 loses with 64',
    laws.declarerClaims,
    { kind: 'declarer-claims', offender: 'declarer', facts: { claims: 61, actual: 64, bidNeeds: 91 } },
    { disposition: 'game-lost' },
  ],
  [
    'foster:50: an opponent who claims with 59 taken has lost, and his cards count for the declarer',
    laws.opponentClaims,
    { kind: 'adversary-claims', offender: 'opponent', situation: { cardPoints: { opponents: 59 } } },
    { disposition: 'game-won', corrections: ['claimants-cards-go-to-declarer'] },
  ],
  [
    'foster:50: an opponent who claims with 60 taken is right',
    laws.opponentClaims,
    { kind: 'adversary-claims', offender: 'opponent', situation: { cardPoints: { opponents: 60 } } },
    { disposition: 'game-lost', corrections: ['claimants-cards-go-to-declarer'] },
  ],
  [
    'foster:51: a declarer who gives up with 30 and no more is schneider',
    laws.declarerGivesUp,
    {
      kind: 'declarer-gives-up',
      offender: 'declarer',
      situation: {
        contract: { game: 'solo', trump: 'H' },
        matadors: { with: 1 },
        cardPoints: { declarer: 23 },
        skatPoints: 7,
      },
    },
    { disposition: 'game-lost', game: { level: 'schneider', result: { score: -30 } } },
  ],
]);

whereItDoesNot([
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
  [
    'foster:49: a claim of 61 with 61 holds',
    laws.declarerClaims,
    { kind: 'declarer-claims', offender: 'declarer', facts: { claims: 61, actual: 61 } },
    { disposition: 'game-won' },
  ],
  [
    'foster:50: the cards of a rightful claimant lose him nothing',
    laws.opponentClaims,
    {
      kind: 'adversary-claims',
      offender: 'opponent',
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 }, cardPoints: { opponents: 61 } },
    },
    { disposition: 'game-lost', game: { level: 'simple' } },
  ],
  [
    'foster:51: a declarer who gives up with 31 is no schneider',
    laws.declarerGivesUp,
    {
      kind: 'declarer-gives-up',
      offender: 'declarer',
      situation: {
        contract: { game: 'solo', trump: 'H' },
        matadors: { with: 1 },
        cardPoints: { declarer: 24 },
        skatPoints: 7,
      },
    },
    { disposition: 'game-lost', game: { level: 'simple', result: { score: -20 } } },
  ],
]);
