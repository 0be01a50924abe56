import * as laws from '../../../../src/rules/laws/cribbage/irregularities';
import { whereItApplies, whereItDoesNot } from '../../../tools/cribbage';

const twoToPone = [{ by: 'dealer', to: 'pone', points: 2, mandatory: true }];
const seven = { who: 'dealer', cards: 7 };

whereItApplies([
  [
    'foster-cribbage:irregularities.1: an imperfect pack is dealt again by the same dealer, earlier scores stand',
    laws.misdeal,
    { kind: 'pack-imperfect' },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' }, corrections: [{ what: 'earlier-scores-stand' }] },
  ],
  [
    'foster-cribbage:irregularities.3: stopped in time it costs two points',
    laws.outOfTurn,
    { kind: 'deal-out-of-turn', facts: { nonDealerLiftedCards: false } },
    { disposition: 'stopped', newDeal: { by: 'right-dealer' }, penalties: twoToPone },
  ],
  [
    'foster-cribbage:irregularities.4: a pack that was not cut gives two points and a choice unseen',
    laws.dealersErrors,
    { kind: 'pack-not-cut', facts: { poneLookedAtCards: false } },
    {
      disposition: 'choice',
      penalties: twoToPone,
      poneMayLookFirst: false,
      choices: [{ choice: 'demand-new-deal' }, { choice: 'let-stand' }],
    },
  ],
  [
    'foster-cribbage:irregularities.4: who has looked has lost the choice of manner',
    laws.dealersErrors,
    { kind: 'card-exposed-by-dealer', facts: { poneLookedAtCards: true } },
    { disposition: 'deal-stands', penalties: twoToPone, choices: [], doubts: [expect.anything()] },
  ],
  [
    'foster-cribbage:irregularities.4: with a wrong number he may look, and draws what is over',
    laws.dealersErrors,
    { kind: 'wrong-number', facts: { ...seven, dealerSaw: true } },
    {
      disposition: 'choice',
      poneMayLookFirst: true,
      choices: [
        { choice: 'demand-new-deal' },
        {
          choice: 'let-stand',
          leadsTo: { corrections: [{ what: 'surplus-drawn-by-pone', cards: 1, poneMayLook: true }] },
        },
      ],
    },
  ],
  [
    'foster-cribbage:irregularities.4: a pone who finds his own number wrong too late cannot let it stand',
    laws.dealersErrors,
    { kind: 'wrong-number', facts: { who: 'pone', cards: 7, announcedBeforeLifting: false } },
    { disposition: 'new-deal', newDeal: { by: 'same-dealer' }, penalties: twoToPone, choices: [] },
  ],
]);

whereItDoesNot([
  [
    'foster-cribbage:irregularities.1: it costs nobody a point',
    laws.misdeal,
    { kind: 'card-faced-in-pack' },
    { newDeal: { by: 'same-dealer' }, penalties: [] },
  ],
  [
    'foster-cribbage:irregularities.3: once the cards are lifted the deal stands',
    laws.outOfTurn,
    { kind: 'deal-out-of-turn', facts: { nonDealerLiftedCards: true } },
    { disposition: 'deal-stands' },
  ],
  [
    'foster-cribbage:irregularities.4: put right before the next card it is nothing',
    laws.dealersErrors,
    { kind: 'card-misdealt', facts: { remediedBeforeNextCard: true } },
    { disposition: 'no-offence' },
  ],
  [
    'foster-cribbage:irregularities.4: six cards are the right number',
    laws.dealersErrors,
    { kind: 'wrong-number', facts: { who: 'pone', cards: 6 } },
    { disposition: 'no-offence' },
  ],
]);
