import * as laws from '../../../../src/rules/laws/isko/offences';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';
import { openGame } from './games-so-far';

whereItApplies([
  [
    'isko-1999:4.1.2: a card that lies on the table is not taken back',
    laws.playedCardStays,
    { kind: 'card-taken-back', offender: 'declarer' },
    { disposition: 'refused' },
  ],
  [
    'isko-1999:4.1.3: a game already won stays won though the declarer leads out of turn',
    laws.offenceAfterDecision,
    {
      kind: 'lead-out-of-turn',
      offender: 'declarer',
      phase: 'trick-open',
      situation: {
        contract: { game: 'suit', trump: 'S' },
        matadors: { with: 1 },
        bid: 20,
        skatPoints: 10,
        cardPoints: { declarer: 52, opponents: 20 },
        tricks: { declarer: 3, opponents: 3 },
      },
    },
    { disposition: 'game-won', alreadyDecided: 'declarer', game: { result: { score: 22 } } },
  ],
  [
    'isko-1999:4.1.4: an open game is lost simply by the declarer who leads out of turn',
    laws.offenceBeforeDecision,
    {
      kind: 'lead-out-of-turn',
      offender: 'declarer',
      phase: 'trick-open',
      situation: {
        contract: { game: 'suit', trump: 'S' },
        matadors: { with: 1 },
        bid: 20,
        skatPoints: 10,
        cardPoints: { declarer: 30, opponents: 25 },
        tricks: { declarer: 3, opponents: 3 },
      },
    },
    { disposition: 'game-lost', game: { level: 'simple', result: { score: -44 } } },
  ],
  [
    'isko-1999:4.1.7: a wrong lead noticed when the trick is complete stands',
    laws.wrongLeadNoticedLate,
    { kind: 'lead-out-of-turn', offender: 'opponent', phase: 'trick-quitted' },
    { disposition: 'stands' },
  ],
  [
    'isko-1999:4.1.8: who keeps his partner from an offence has offended himself',
    laws.stoppingThePartner,
    { kind: 'partner-stopped', offender: 'opponent', at: { trick: 1 } },
    { disposition: 'game-won', game: { won: true } },
  ],
  [
    'isko-1999:4.1.8: a side that leads after gathering a trick that is not its own has offended',
    laws.stoppingThePartner,
    { kind: 'trick-gathered-wrongly', offender: 'declarer', facts: { ledToNext: true } },
    { disposition: 'game-lost' },
  ],
  [
    'isko-2022:4.1.2: a card half on the table is not played',
    laws.playedCardStays,
    { kind: 'card-half-played', offender: 'declarer', facts: {} },
    { disposition: 'no-offence', corrections: ['card-goes-back'] },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:4.1.2: who wants a card back has not offended: the open game goes on',
    laws.playedCardStays,
    { kind: 'card-taken-back', offender: 'declarer', phase: 'trick-open', situation: openGame },
    { disposition: 'refused', game: null, newDeal: null },
  ],
  [
    'isko-1999:4.1.3: an open game is not decided',
    laws.offenceAfterDecision,
    {
      kind: 'lead-out-of-turn',
      offender: 'declarer',
      phase: 'trick-open',
      situation: {
        contract: { game: 'suit', trump: 'S' },
        matadors: { with: 1 },
        bid: 20,
        skatPoints: 10,
        cardPoints: { declarer: 50, opponents: 20 },
        tricks: { declarer: 3, opponents: 3 },
      },
    },
    undefined,
  ],
  [
    'isko-1999:4.1.4: a decided game is not open',
    laws.offenceBeforeDecision,
    {
      kind: 'lead-out-of-turn',
      offender: 'declarer',
      phase: 'trick-open',
      situation: {
        contract: { game: 'suit', trump: 'S' },
        matadors: { with: 1 },
        bid: 20,
        skatPoints: 10,
        cardPoints: { declarer: 51, opponents: 20 },
        tricks: { declarer: 3, opponents: 3 },
      },
    },
    undefined,
  ],
  [
    'isko-1999:4.1.7: a wrong lead noticed in time is another matter',
    laws.wrongLeadNoticedLate,
    { kind: 'lead-out-of-turn', offender: 'opponent', phase: 'trick-open' },
    undefined,
  ],
  [
    'isko-1999:4.1.8: a trick gathered wrongly goes to its winner, and nothing follows',
    laws.stoppingThePartner,
    { kind: 'trick-gathered-wrongly', offender: 'opponent', facts: { ledToNext: false } },
    { disposition: 'corrected', corrections: ['trick-goes-to-winner'], game: null },
  ],
  [
    'isko-2022:4.1.2: a card of an opponent that could be seen is a matter of cards shown',
    laws.playedCardStays,
    { kind: 'card-half-played', offender: 'opponent', facts: { faceSeen: true } },
    undefined,
  ],
]);
