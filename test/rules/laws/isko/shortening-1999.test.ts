import * as laws from '../../../../src/rules/laws/isko/shortening-1999';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';
import { openGame, withOpponentsAt } from './games-so-far';

whereItApplies([
  [
    'isko-1999:4.3.4: cards shown mean all the rest, and they are counted',
    laws.cardsShownMeanTheRest,
    { kind: 'declarer-claims', offender: 'declarer', facts: { allTricks: true }, situation: openGame },
    { disposition: 'game-won', game: { level: 'schneider', result: { score: 33 } } },
  ],
  [
    'isko-1999:4.3.4: a trick that the opponents would have made gives them all the rest',
    laws.cardsShownMeanTheRest,
    { kind: 'declarer-claims', offender: 'declarer', facts: { allTricks: false }, situation: openGame },
    { disposition: 'game-lost', game: { result: { score: -44 } }, corrections: ['remaining-cards-go-to-opponents'] },
  ],
  [
    'isko-1999:4.3.4: a game already won is not lost by a wrong claim',
    laws.cardsShownMeanTheRest,
    {
      kind: 'declarer-claims',
      offender: 'declarer',
      facts: { allTricks: false },
      situation: { ...openGame, cardPoints: { declarer: 57, opponents: 20 } },
    },
    { disposition: 'game-won', game: { level: 'simple' } },
  ],
  [
    'isko-1999:4.3.5: he himself makes the rest',
    laws.opponentMakesTheRest,
    { kind: 'adversary-claims', offender: 'opponent', facts: { allTricksHisOwn: true }, situation: openGame },
    { disposition: 'game-lost', corrections: ['remaining-cards-go-to-opponents'] },
  ],
  [
    'isko-1999:4.3.5: his own certain trick already decides the game',
    laws.opponentMakesTheRest,
    { kind: 'adversary-claims', offender: 'opponent', facts: { ownCertainPoints: 11 }, situation: withOpponentsAt(49) },
    { disposition: 'game-lost', game: { won: false } },
  ],
  [
    'isko-1999:4.3.6: thrown in without a trick is schwarz, the jack of clubs or not',
    laws.cardsThrownInAsCounted,
    {
      kind: 'cards-thrown-in',
      offender: 'opponent',
      at: { trick: 1 },
      facts: { thrown: ['CJ'] },
      situation: { contract: { game: 'suit', trump: 'C' }, matadors: { without: 1 } },
    },
    { disposition: 'game-won', game: { level: 'schwarz', result: { score: 48 } } },
  ],
  [
    'isko-1999:4.3.6: both sides at once is left to the referee',
    laws.cardsThrownInAsCounted,
    { kind: 'both-throw-in', offender: 'table' },
    { disposition: 'referee', game: null },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:4.3.4: a doubted claim is played out open',
    laws.cardsShownMeanTheRest,
    { kind: 'declarer-claims', offender: 'declarer', facts: { accepted: 1 }, situation: openGame },
    { disposition: 'play-on', game: null, corrections: ['declarer-plays-open'] },
  ],
  [
    'isko-1999:4.3.4: of Null the text says nothing',
    laws.cardsShownMeanTheRest,
    { kind: 'declarer-claims', offender: 'declarer', facts: {}, situation: { contract: { game: 'null' } } },
    undefined,
  ],
  [
    'isko-1999:4.3.5: one point short of the decision his open hand is an offence',
    laws.opponentMakesTheRest,
    { kind: 'adversary-claims', offender: 'opponent', facts: { ownCertainPoints: 11 }, situation: withOpponentsAt(48) },
    { disposition: 'game-won', game: { level: 'simple' } },
  ],
  [
    'isko-1999:4.3.6: one trick taken and it is not schwarz',
    laws.cardsThrownInAsCounted,
    { kind: 'cards-thrown-in', offender: 'opponent', situation: openGame },
    { game: { level: 'schneider' } },
  ],
]);
