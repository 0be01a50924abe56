import * as laws from '../../../../src/rules/laws/isko/card-counts';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const spades = { contract: { game: 'suit', trump: 'S' }, matadors: { with: 1 }, bid: 18 } as const;
const decided = {
  situation: {
    ...spades,
    skatPoints: 0,
    cardPoints: { declarer: 30, opponents: 61 },
    tricks: { declarer: 3, opponents: 5 },
  },
} as const;

whereItApplies([
  [
    'isko-1999:3.2.8: a card that the dealer turned up means a new deal',
    laws.cardTurnedUp,
    { kind: 'card-exposed-by-dealer', offender: 'dealer', phase: 'dealing' },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' } },
  ],
  [
    'isko-1999:3.2.9: eleven cards found in the bidding are dealt again',
    laws.unequalNumbers,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      phase: 'bidding',
      facts: { hands: { forehand: 11, middlehand: 10, rearhand: 9 } },
    },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' }, penalties: [] },
  ],
  [
    'isko-1999:3.2.9: both sides wrong at the ninth trick are dealt again, though the opponents have won',
    laws.unequalNumbers,
    {
      ...decided,
      kind: 'wrong-hand-count',
      offender: 'opponent',
      at: { trick: 9 },
      facts: { counts: { declarer: 3, opponents: [2, 1] } },
    },
    { disposition: 'new-deal', game: null },
  ],
  [
    'isko-1999:3.2.9: three in the skat may be a card that went astray, which is the next question',
    laws.unequalNumbers,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 10, middlehand: 9, rearhand: 10 }, skat: 3 },
    },
    { disposition: 'new-deal', missing: [{ pointer: '/incident/facts/dealtCorrectly' }] },
  ],
  [
    'isko-1999:3.2.9-after-bidding: the declarer alone with a wrong number has lost simply',
    laws.wrongNumberAfterBidding,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      phase: 'during-play',
      facts: { counts: { declarer: 9, opponents: [10, 10] } },
      situation: spades,
    },
    { disposition: 'game-lost', game: { won: false, level: 'simple', result: { score: -44 } } },
  ],
  [
    'isko-1999:3.2.9-after-bidding: a decided game is turned round by a wrong number',
    laws.wrongNumberAfterBidding,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      phase: 'during-play',
      facts: { counts: { declarer: 9, opponents: [10, 10] } },
      situation: { ...decided.situation, cardPoints: { declarer: 61, opponents: 30 } },
    },
    { disposition: 'game-lost' },
  ],
  [
    'isko-1999:3.2.9-after-bidding: ten cards against eleven and nine win, or play on with the numbers put right',
    laws.wrongNumberAfterBidding,
    {
      kind: 'wrong-hand-count',
      offender: 'opponent',
      phase: 'during-play',
      facts: { counts: { declarer: 10, opponents: [11, 9] } },
      situation: spades,
    },
    {
      disposition: 'game-won',
      game: { won: true, level: 'simple', result: { score: 22 } },
      choices: [{ choice: 'stop' }, { choice: 'play-on' }],
    },
  ],
  [
    'isko-1999:3.2.9-after-bidding: the win reaches the bid',
    laws.wrongNumberAfterBidding,
    {
      kind: 'wrong-hand-count',
      offender: 'opponent',
      phase: 'during-play',
      facts: { counts: { declarer: 10, opponents: [10, 9] } },
      situation: { ...spades, bid: 33 },
    },
    { disposition: 'game-won', game: { level: 'schneider', result: { score: 33 } } },
  ],
  [
    'isko-2022:court-2024: the player with nine gets one of the three',
    laws.nineAndThree,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      phase: 'bidding',
      facts: { hands: { forehand: 10, middlehand: 9, rearhand: 10 }, skat: 3, dealtCorrectly: true },
    },
    { disposition: 'corrected', corrections: ['nine-card-player-gets-one'], debarred: [] },
  ],
  [
    'isko-1999:court-until-2024: the dealer draws two and the player with nine may not bid',
    laws.nineAndThreeUntil2024,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      phase: 'bidding',
      facts: { hands: { forehand: 10, middlehand: 9, rearhand: 10 }, skat: 3, dealtCorrectly: true },
    },
    { disposition: 'corrected', corrections: ['dealer-draws-face-down'], debarred: ['middlehand'] },
  ],
  [
    'isko-1999:3.2.8: a card that another turned up through the dealer means a new deal',
    laws.cardTurnedUp,
    { kind: 'card-turned-in-deal', offender: 'active', facts: { dealerAtFault: true } },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' } },
  ],
  [
    'isko-1999:3.2.8: one that another turned up alone is left to the referee',
    laws.cardTurnedUp,
    { kind: 'card-turned-in-deal', offender: 'onlooker', facts: { dealerAtFault: false } },
    { disposition: 'referee', newDeal: null },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:3.2.8: when the bidding has begun it is another matter',
    laws.cardTurnedUp,
    { kind: 'card-exposed-by-dealer', offender: 'dealer', phase: 'bidding' },
    undefined,
  ],
  [
    'isko-1999:3.2.9: ten, ten, ten and two are right',
    laws.unequalNumbers,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 10, middlehand: 10, rearhand: 10 }, skat: 2 },
    },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:3.2.9: in play one side alone is no new deal',
    laws.unequalNumbers,
    {
      kind: 'wrong-hand-count',
      offender: 'opponent',
      phase: 'during-play',
      facts: { counts: { declarer: 10, opponents: [11, 9] } },
    },
    undefined,
  ],
  [
    'isko-1999:3.2.9-after-bidding: both sides wrong is a new deal',
    laws.wrongNumberAfterBidding,
    {
      kind: 'wrong-hand-count',
      offender: 'opponent',
      phase: 'during-play',
      facts: { counts: { declarer: 11, opponents: [10, 9] } },
    },
    undefined,
  ],
  [
    'isko-2022:court-2024: before 14 March 2024 it was otherwise',
    laws.nineAndThree,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: {
        hands: { forehand: 10, middlehand: 9, rearhand: 10 },
        skat: 3,
        dealtCorrectly: true,
        beforeMarch2024: true,
      },
    },
    undefined,
  ],
  [
    'isko-1999:court-until-2024: a misdeal is no card that went astray',
    laws.nineAndThreeUntil2024,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 10, middlehand: 9, rearhand: 10 }, skat: 3, dealtCorrectly: false },
    },
    undefined,
  ],
]);
