import * as laws from '../../../../src/rules/laws/foster/prose-playing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:prose-hands: a declarer with nine cards has lost and the opponents may have it played out',
    laws.handsInProse,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { counts: { declarer: 9, opponents: [10, 10] } } },
    {
      disposition: 'game-lost',
      corrections: ['last-trick-goes-to-innocent-side'],
      choices: [{ by: 'opponent' }, { by: 'opponent' }],
    },
  ],
  [
    'foster:prose-turn: an opponent who plays out of turn loses at once',
    laws.outOfTurnInProse,
    { kind: 'play-out-of-turn', offender: 'opponent', phase: 'trick-open' },
    { disposition: 'game-won' },
  ],
  [
    'foster:prose-turn: the declarer takes his card back without penalty',
    laws.outOfTurnInProse,
    { kind: 'lead-out-of-turn', offender: 'declarer', phase: 'trick-open', facts: { playedAfter: 1 } },
    { disposition: 'corrected', penalties: [] },
  ],
  [
    'foster:prose-revoke: 29 points taken before the revoke do not save from schneider',
    laws.revokeInProse,
    {
      kind: 'revoke',
      offender: 'opponent',
      situation: {
        contract: { game: 'solo', trump: 'H' },
        matadors: { with: 2 },
        cardPoints: { opponents: 29 },
        tricks: { opponents: 3 },
      },
    },
    { disposition: 'game-won', game: { level: 'schneider', result: { score: 40 } } },
  ],
  [
    'foster:prose-tricks: a look at an earlier trick may cost ten',
    laws.tricksInProse,
    { kind: 'look-back', offender: 'opponent', facts: { trick: 'earlier' } },
    { disposition: 'play-on', penalties: [{ who: 'opponent', points: -10, mandatory: false }] },
  ],
  [
    'foster:prose-abandon: a Gucki Grand may be given up',
    laws.abandoningInProse,
    {
      kind: 'abandon',
      offender: 'declarer',
      facts: { playedToTrick2: false },
      situation: { contract: { game: 'gucki-grand' } },
    },
    { disposition: 'allowed', game: { won: false } },
  ],
  [
    'foster:prose-ouvert: an open hand laid up after the lead breaks the rules without a penalty',
    laws.openHandInProse,
    { kind: 'open-hand-late', offender: 'declarer', facts: { declarerLed: true } },
    { disposition: 'breach-without-penalty' },
  ],
]);

whereItDoesNot([
  [
    'foster:prose-hands: two wrong hands are a misdeal',
    laws.handsInProse,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { counts: { declarer: 9, opponents: [11, 10] } } },
    undefined,
  ],
  [
    'foster:prose-turn: a trick that both have followed stands',
    laws.outOfTurnInProse,
    { kind: 'lead-out-of-turn', offender: 'declarer', facts: { playedAfter: 2 } },
    { disposition: 'stands' },
  ],
  [
    'foster:prose-revoke: the declarer is not an opponent',
    laws.revokeInProse,
    { kind: 'revoke', offender: 'declarer' },
    undefined,
  ],
  [
    'foster:prose-tricks: the last trick is no earlier one',
    laws.tricksInProse,
    { kind: 'look-back', offender: 'opponent', facts: { trick: 'last' } },
    undefined,
  ],
  [
    'foster:prose-abandon: a Solo is not given up',
    laws.abandoningInProse,
    {
      kind: 'abandon',
      offender: 'declarer',
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'refused', game: null },
  ],
  [
    'foster:prose-ouvert: before any card is played the hand is in time',
    laws.openHandInProse,
    { kind: 'open-hand-late', offender: 'declarer', facts: { declarerLed: false } },
    undefined,
  ],
]);
