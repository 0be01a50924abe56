import * as laws from '../../../../src/rules/laws/foster/ending-the-hand';
import { whereItApplies, whereItDoesNot, type Asked } from '../../../tools/law-examples';

const matadors = { with: 1 } as const;
const solo = { contract: { game: 'solo', trump: 'C' }, matadors } as const;
const schneider = { contract: { game: 'solo', trump: 'C', announced: 'schneider' }, matadors } as const;
const schwarz = { contract: { game: 'solo', trump: 'C', announced: 'schwarz' }, matadors } as const;
const openGrand = { contract: { game: 'open-grand' }, matadors: { with: 4 } } as const;
const bidOfTwelve = { contract: { game: 'tournee', trump: 'D' }, matadors, bid: 12 } as const;
const nullo = { contract: { game: 'solo-nullo' } } as const;
const guckiNullo = { contract: { game: 'gucki-nullo' } } as const;

const claim = (facts: object, situation: object) =>
  ({ kind: 'declarer-claims', offender: 'declarer', facts, situation }) as Asked;
const beaten = (facts: object, situation: object) =>
  ({ kind: 'adversary-claims', offender: 'opponent', facts, situation }) as Asked;
const givenUp = (situation: object) => ({ kind: 'declarer-gives-up', offender: 'declarer', situation }) as Asked;
const counts = (points: readonly [number, number], tricks: readonly [number, number], skatPoints?: number) => ({
  cardPoints: { declarer: points[0], opponents: points[1] },
  tricks: { declarer: tricks[0], opponents: tricks[1] },
  ...(skatPoints === undefined ? {} : { skatPoints }),
});
const lost = (score: number) => ({ disposition: 'game-lost', game: { won: false, result: { score } } });
const won = (score: number) => ({ disposition: 'game-won', game: { won: true, result: { score } } });

whereItApplies([
  [
    'foster:49: 65 are no 91 where schneider is announced',
    laws.declarerClaims,
    claim({ claims: 61, actual: 65 }, schneider),
    lost(-48),
  ],
  ['foster:49: points win no game announced schwarz', laws.declarerClaims, claim({ actual: 65 }, schwarz), lost(-72)],
  ['foster:49: nor an open Grand', laws.declarerClaims, claim({ claims: 61, actual: 70 }, openGrand), lost(-216)],
  [
    'foster:49: 65 are no 91 where the bid needs schneider',
    laws.declarerClaims,
    claim({ claims: 61, actual: 65 }, bidOfTwelve),
    lost(-15),
  ],
  [
    'foster:49: who has the 91 that his bid needs has won with schneider',
    laws.declarerClaims,
    claim({ claims: 61, actual: 93 }, bidOfTwelve),
    won(15),
  ],
  [
    'foster:49: no claim makes a game that is worth its bid at no level',
    laws.declarerClaims,
    claim({ actual: 120 }, { ...bidOfTwelve, bid: 72 }),
    lost(-75),
  ],
  [
    'foster:49: what he has is counted, 40 in tricks and ten in the skat are no 61',
    laws.declarerClaims,
    claim({ claims: 61 }, { ...solo, bid: 20, ...counts([40, 30], [4, 3], 10) }),
    lost(-24),
  ],
  [
    'foster:49: one count can be enough, with 70 of the opponents nobody has 61',
    laws.declarerClaims,
    claim({ claims: 61 }, { ...solo, cardPoints: { opponents: 70 } }),
    lost(-24),
  ],
  [
    'foster:49: a Nullo with a trick taken is lost whatever is claimed',
    laws.declarerClaims,
    claim({ claims: 61, actual: 70 }, { ...nullo, ...counts([20, 30], [2, 5]) }),
    { ...lost(-20), alreadyDecided: 'opponents' },
  ],
  [
    'foster:49: so is a Duo with three',
    laws.declarerClaims,
    claim({ claims: 61, actual: 65 }, { contract: { game: 'duo' }, ...counts([10, 10], [3, 2]) }),
    { disposition: 'game-lost', alreadyDecided: 'opponents' },
  ],
  [
    'foster:49: what he has is asked where it is not known',
    laws.declarerClaims,
    claim({ claims: 61 }, solo),
    { disposition: 'referee', missing: [{ pointer: '/incident/facts/actual' }] },
  ],
  [
    'foster:50: 35 beat schneider announced',
    laws.opponentClaims,
    beaten({}, { ...schneider, ...counts([40, 35], [4, 4]) }),
    lost(-48),
  ],
  [
    'foster:50: a trick beats schwarz announced',
    laws.opponentClaims,
    beaten({}, { ...schwarz, ...counts([40, 35], [4, 4]) }),
    lost(-72),
  ],
  [
    'foster:50: and an open Grand, whatever lies in it',
    laws.opponentClaims,
    beaten({}, { ...openGrand, tricks: { opponents: 1 } }),
    lost(-216),
  ],
  [
    'foster:50: 35 beat a bid that needs schneider',
    laws.opponentClaims,
    beaten({}, { ...bidOfTwelve, ...counts([40, 35], [4, 3]) }),
    lost(-15),
  ],
  [
    'foster:50: a trick of the declarer beats a Nullo',
    laws.opponentClaims,
    beaten({}, { ...guckiNullo, ...counts([3, 20], [1, 3]) }),
    lost(-30),
  ],
  [
    'foster:50: card points beat no Nullo',
    laws.opponentClaims,
    beaten({}, { ...nullo, ...counts([0, 65], [0, 6]) }),
    won(20),
  ],
  [
    'foster:50: a wrong claim counts the cards laid down to the declarer, who makes schneider with them',
    laws.opponentClaims,
    beaten({ offenderCardPoints: 20 }, { ...solo, bid: 20, ...counts([70, 15], [6, 2], 5) }),
    { ...won(36), corrections: ['claimants-cards-go-to-declarer'] },
  ],
  [
    'foster:50: what was laid down is asked where it makes the level',
    laws.opponentClaims,
    beaten({}, { ...solo, ...counts([70, 15], [6, 2], 5) }),
    { ...won(24), missing: [{ pointer: '/incident/facts/offenderCardPoints' }] },
  ],
  [
    'foster:50: whether it was beaten is asked where it is not known',
    laws.opponentClaims,
    beaten({}, solo),
    { disposition: 'referee', missing: [{ pointer: '/situation/cardPoints/opponents' }] },
  ],
  [
    'foster:51: the skat is asked where it saves from schneider',
    laws.declarerGivesUp,
    givenUp({ ...solo, ...counts([25, 40], [3, 3]) }),
    { disposition: 'game-lost', game: { result: null }, missing: [{ pointer: '/situation/skatPoints' }] },
  ],
  [
    'foster:51: with the skat he is out of schneider',
    laws.declarerGivesUp,
    givenUp({ ...solo, ...counts([25, 40], [3, 3], 10) }),
    lost(-24),
  ],
  [
    'foster:51: with eight and two in the skat he is schneider',
    laws.declarerGivesUp,
    givenUp({ ...solo, ...counts([25, 40], [3, 3], 2) }),
    lost(-36),
  ],
  ['foster:51: a Nullo given up is lost flat', laws.declarerGivesUp, givenUp(nullo), { ...lost(-20), missing: [] }],
  ['foster:51: a Gucki Nullo twice', laws.declarerGivesUp, givenUp(guckiNullo), { ...lost(-30), missing: [] }],
  [
    'foster:51: what is given up with all that it needs is counted, in doubt',
    laws.declarerGivesUp,
    givenUp({ ...solo, ...counts([65, 20], [6, 2], 0) }),
    { ...won(24), doubts: [{}] },
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
