import * as laws from '../../../../src/rules/laws/cribbage/crib-and-starter';
import { whereItApplies, whereItDoesNot } from '../../../tools/cribbage';

whereItApplies([
  [
    'foster-cribbage:crib.3: two cards taken up are four points for the other',
    laws.takenUp,
    { kind: 'crib-card-taken-up', offender: 'pone', facts: { cards: 2 } },
    { disposition: 'stands', penalties: [{ by: 'pone', to: 'dealer', points: 4, mandatory: false }] },
  ],
  [
    'foster-cribbage:crib.4: the adversary may claim a fresh deal',
    laws.mixedWithCrib,
    { kind: 'cards-confused-with-crib', offender: 'dealer' },
    {
      disposition: 'choice',
      penalties: [{ by: 'dealer', to: 'pone', points: 2 }],
      choices: [
        { by: 'pone', choice: 'demand-new-deal' },
        { by: 'pone', choice: 'let-stand' },
      ],
    },
  ],
  [
    'foster-cribbage:crib.5: seven in the dealer’s hand are ruled on as in the deal',
    laws.tooManyAtCrib,
    { kind: 'wrong-number-at-laying-out', facts: { who: 'dealer', cards: 7 } },
    { disposition: 'choice', poneMayLookFirst: true, penalties: [{ by: 'dealer', to: 'pone', points: 2 }] },
  ],
  [
    'foster-cribbage:crib.6: with five he lays out two and plays three',
    laws.tooFewAtCrib,
    { kind: 'wrong-number-at-laying-out', facts: { who: 'pone', cards: 5 } },
    {
      disposition: 'stands',
      hand: { laysOut: 2, playsWith: 3 },
      penalties: [{ by: 'pone', to: 'dealer', points: 2 }],
    },
  ],
  [
    'foster-cribbage:starter.2: three cards in a packet are too few',
    laws.cutForStarter,
    { kind: 'starter-cut', facts: { packets: [3, 37] } },
    { disposition: 'breach-without-penalty' },
  ],
  [
    'foster-cribbage:starter.3: a starter that lies open is a new deal',
    laws.starterFaced,
    { kind: 'starter-faced-in-pack' },
    { disposition: 'new-deal', penalties: [] },
  ],
  [
    'foster-cribbage:starter.4: not pegged before he plays, his heels are lost',
    laws.hisHeels,
    { kind: 'heels-not-pegged', facts: { dealerPlayed: true } },
    { disposition: 'stands' },
  ],
  [
    'foster-cribbage:starter.6: the adversary chooses among the cards shown',
    laws.severalStarters,
    { kind: 'starter-more-than-one-exposed', facts: { exposed: ['H9', 'C2'] } },
    {
      disposition: 'choice',
      choices: [
        { by: 'pone', card: 'H9' },
        { by: 'pone', card: 'C2' },
      ],
    },
  ],
]);

whereItDoesNot([
  [
    'foster-cribbage:crib.3: it is no new deal, and the card stays in the crib',
    laws.takenUp,
    { kind: 'crib-card-taken-up', offender: 'dealer', facts: { cards: 1 } },
    { disposition: 'stands', choices: [], penalties: [{ by: 'dealer', to: 'pone', points: 2, mandatory: false }] },
  ],
  [
    'foster-cribbage:crib.4: without a name the two are offender and adversary',
    laws.mixedWithCrib,
    { kind: 'cards-confused-with-crib' },
    { penalties: [{ by: 'offender', to: 'adversary', points: 2, mandatory: true }] },
  ],
  [
    'foster-cribbage:crib.5: five are not too many',
    laws.tooManyAtCrib,
    { kind: 'wrong-number-at-laying-out', facts: { who: 'pone', cards: 5 } },
    undefined,
  ],
  [
    'foster-cribbage:crib.6: six are not too few',
    laws.tooFewAtCrib,
    { kind: 'wrong-number-at-laying-out', facts: { who: 'pone', cards: 6 } },
    undefined,
  ],
  [
    'foster-cribbage:starter.2: four are enough',
    laws.cutForStarter,
    { kind: 'starter-cut', facts: { packets: [4, 36] } },
    { disposition: 'no-offence' },
  ],
  [
    'foster-cribbage:starter.3: nobody scores for it',
    laws.starterFaced,
    { kind: 'starter-faced-in-pack' },
    { newDeal: { by: 'same-dealer' }, choices: [] },
  ],
  [
    'foster-cribbage:starter.4: as long as he has not played he may peg',
    laws.hisHeels,
    { kind: 'heels-not-pegged', facts: { dealerPlayed: false } },
    { disposition: 'no-offence' },
  ],
  [
    'foster-cribbage:starter.6: without the cards the choice is one',
    laws.severalStarters,
    { kind: 'starter-more-than-one-exposed' },
    { choices: [{ by: 'pone', choice: 'starter' }] },
  ],
]);
