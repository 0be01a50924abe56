import * as laws from '../../../../src/rules/laws/isko/shortening';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';
import { openGame, withOpponentsAt } from './games-so-far';

whereItApplies([
  [
    'isko-2022:4.4.1: with nine cards the declarer gives up alone and loses without a level',
    laws.declarerGivesUp,
    {
      kind: 'declarer-gives-up',
      offender: 'declarer',
      facts: { cardsHeld: 9 },
      situation: { ...openGame, cardPoints: { declarer: 0, opponents: 20 }, tricks: { declarer: 0, opponents: 1 } },
    },
    { disposition: 'game-lost', game: { level: 'simple', result: { score: -44 } }, missing: [] },
  ],
  [
    'isko-2022:4.4.2: with eight cards one opponent must consent',
    laws.declarerGivesUpLater,
    { kind: 'declarer-gives-up', offender: 'declarer', facts: { cardsHeld: 8 }, situation: openGame },
    {
      disposition: 'choice',
      choices: [
        { by: 'opponent', choice: 'stop' },
        { by: 'opponent', choice: 'play-on' },
      ],
    },
  ],
  [
    'isko-2022:4.4.2: one opponent consents and the game is lost',
    laws.declarerGivesUpLater,
    { kind: 'declarer-gives-up', offender: 'declarer', facts: { consents: 1 }, situation: openGame },
    { disposition: 'game-lost', game: { result: { score: -44 } } },
  ],
  [
    'isko-2022:4.4.2: giving up does not lose a game already won',
    laws.declarerGivesUpLater,
    {
      kind: 'declarer-gives-up',
      offender: 'declarer',
      facts: { consents: 2 },
      situation: { ...openGame, cardPoints: { declarer: 60, opponents: 20 } },
    },
    { disposition: 'game-won', alreadyDecided: 'declarer', game: { won: true } },
  ],
  [
    'isko-2022:4.4.3: one opponent gives up for both',
    laws.opponentGivesUp,
    { kind: 'adversary-gives-up', offender: 'opponent', situation: openGame },
    { disposition: 'game-won', game: { level: 'simple', result: { score: 22 } } },
  ],
  [
    'isko-2022:4.4.4: until both have answered nothing stands, and both answers are told',
    laws.declarerShowsCards,
    { kind: 'declarer-claims', offender: 'declarer', facts: { shown: 'hand' }, situation: openGame },
    { disposition: 'choice', choices: [{ choice: 'stop' }, { choice: 'play-on' }] },
  ],
  [
    'isko-2022:4.4.4: a claim accepted below the bid is overbid',
    laws.declarerShowsCards,
    { kind: 'declarer-claims', offender: 'declarer', facts: { accepted: 2 }, situation: { ...openGame, bid: 33 } },
    { disposition: 'game-lost', game: { result: { reason: 'overbid', score: -66 } } },
  ],
  [
    'isko-2022:4.4.4: a claim does not revive a beaten game',
    laws.declarerShowsCards,
    { kind: 'declarer-claims', offender: 'declarer', facts: { accepted: 2 }, situation: withOpponentsAt(60) },
    { disposition: 'game-lost', alreadyDecided: 'opponents' },
  ],
  [
    'isko-2022:4.4.4: a refused claim is scored by the outcome',
    laws.declarerShowsCards,
    {
      kind: 'declarer-claims',
      offender: 'declarer',
      facts: { accepted: 0 },
      situation: { ...openGame, playedOut: { cardPoints: 60, tricks: 6 } },
    },
    { disposition: 'game-lost', game: { result: { score: -44 } }, corrections: ['declarer-plays-open'] },
  ],
  [
    'isko-2022:4.4.5: the remaining tricks are the opponents’ when the declarer gets none',
    laws.opponentPlaysOpen,
    { kind: 'adversary-claims', offender: 'opponent', facts: { noTrickForDeclarer: true }, situation: openGame },
    { disposition: 'game-lost', game: { result: { score: -44 } }, corrections: ['remaining-cards-go-to-opponents'] },
  ],
  [
    'isko-2022:4.4.6: everything open goes to the other side, and the level counts',
    laws.cardsThrownIn,
    { kind: 'cards-thrown-in', offender: 'opponent', facts: { thrown: ['C7'] }, situation: openGame },
    { disposition: 'game-won', game: { level: 'schneider', result: { score: 33 } } },
  ],
  [
    'isko-2022:4.4.6: the declarer who throws in may be schneider',
    laws.cardsThrownIn,
    {
      kind: 'cards-thrown-in',
      offender: 'declarer',
      situation: { ...openGame, cardPoints: { declarer: 21, opponents: 20 } },
    },
    { disposition: 'game-lost', game: { level: 'schneider', result: { score: -66 } } },
  ],
  [
    'isko-2022:4.4.6: three jacks below the highest rule schwarz out too',
    laws.cardsThrownIn,
    {
      kind: 'cards-thrown-in',
      offender: 'opponent',
      at: { trick: 1 },
      facts: { thrown: ['SJ', 'HJ', 'DJ'] },
      situation: { contract: { game: 'grand' }, matadors: { with: 1 } },
    },
    { game: { level: 'schneider', result: { score: 72 } } },
  ],
  [
    'isko-2022:4.4.4: two of three tricks, accepted, leave the third to the opponents',
    laws.declarerShowsCards,
    {
      kind: 'declarer-claims',
      offender: 'declarer',
      at: { trick: 8 },
      facts: { accepted: 2, claimedTricks: 2, actual: 70 },
      situation: { ...openGame, cardPoints: { declarer: 40, opponents: 40 }, tricks: { declarer: 4, opponents: 3 } },
    },
    { disposition: 'game-won', game: { level: 'simple', result: { score: 22 } } },
  ],
  [
    'isko-2022:4.4.4: what he then has is asked for',
    laws.declarerShowsCards,
    {
      kind: 'declarer-claims',
      offender: 'declarer',
      at: { trick: 8 },
      facts: { accepted: 2, claimedTricks: 2 },
      situation: { ...openGame, cardPoints: { declarer: 40, opponents: 40 }, tricks: { declarer: 4, opponents: 3 } },
    },
    { disposition: 'referee', missing: [{ pointer: '/incident/facts/actual' }] },
  ],
  [
    'isko-2022:4.4.4: who needs every trick and claims all but one has lost',
    laws.declarerShowsCards,
    {
      kind: 'declarer-claims',
      offender: 'declarer',
      at: { trick: 8 },
      facts: { accepted: 2, claimedTricks: 2 },
      situation: {
        ...openGame,
        contract: { game: 'grand', hand: true, announced: 'schwarz' },
        tricks: { declarer: 7, opponents: 0 },
        cardPoints: { declarer: 80, opponents: 0 },
      },
    },
    { disposition: 'game-lost', game: { won: false } },
  ],
  [
    'isko-2022:4.4.6: both sides at once is left to the referee',
    laws.cardsThrownIn,
    { kind: 'both-throw-in', offender: 'table', situation: openGame },
    { disposition: 'referee', game: null },
  ],
]);

whereItDoesNot([
  [
    'isko-2022:4.4.1: with eight cards he may not give up alone',
    laws.declarerGivesUp,
    { kind: 'declarer-gives-up', offender: 'declarer', facts: { cardsHeld: 8 }, situation: openGame },
    undefined,
  ],
  [
    'isko-2022:4.4.2: with nine cards he asks nobody',
    laws.declarerGivesUpLater,
    { kind: 'declarer-gives-up', offender: 'declarer', facts: { cardsHeld: 9 }, situation: openGame },
    undefined,
  ],
  [
    'isko-2022:4.4.2: where nobody consents play goes on',
    laws.declarerGivesUpLater,
    { kind: 'declarer-gives-up', offender: 'declarer', facts: { consents: 0 }, situation: openGame },
    { disposition: 'refused', game: null },
  ],
  [
    'isko-2022:4.4.3: an opponent who gives up a game that his side has won gives nothing away',
    laws.opponentGivesUp,
    { kind: 'adversary-gives-up', offender: 'opponent', situation: withOpponentsAt(60) },
    { disposition: 'game-lost', alreadyDecided: 'opponents' },
  ],
  [
    'isko-2022:4.4.4: one objection and nothing is won yet',
    laws.declarerShowsCards,
    { kind: 'declarer-claims', offender: 'declarer', facts: { accepted: 1 }, situation: openGame },
    { disposition: 'play-on', game: null, playingFor: 'outcome' },
  ],
  [
    'isko-2022:4.4.5: one trick left to the declarer and the open hand is an offence',
    laws.opponentPlaysOpen,
    { kind: 'adversary-claims', offender: 'opponent', facts: { noTrickForDeclarer: false }, situation: openGame },
    { disposition: 'game-won', game: { level: 'simple' }, corrections: [] },
  ],
  [
    'isko-2022:4.4.6: without the jacks among them schwarz counts',
    laws.cardsThrownIn,
    {
      kind: 'cards-thrown-in',
      offender: 'opponent',
      at: { trick: 1 },
      facts: { thrown: ['SJ', 'HJ'] },
      situation: { contract: { game: 'grand' }, matadors: { with: 1 } },
    },
    { game: { level: 'schwarz', result: { score: 96 } } },
  ],
]);
