import * as laws from '../../../../src/rules/laws/isko/overbidding';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';
import { openGame } from './games-so-far';

const atEnd = { cardPoints: { declarer: 66, opponents: 50 }, tricks: { declarer: 6, opponents: 4 } };
const overbid = { kind: 'overbid', offender: 'declarer' } as const;
const nullAt24 = { contract: { game: 'null' }, bid: 24 } as const;

whereItApplies([
  [
    'isko-2022:3.6: after ten tricks the game is short of its bid, lost and charged at the covering multiple',
    laws.overbid,
    { ...overbid, situation: { ...openGame, ...atEnd, bid: 30 } },
    {
      disposition: 'game-lost',
      game: { won: false, level: 'simple', result: { reason: 'overbid', value: 22, charged: 33, score: -66 } },
      missing: [],
    },
  ],
  [
    'isko-2022:3.6: the hand played out tells the value',
    laws.overbid,
    { ...overbid, situation: { ...openGame, bid: 30, playedOut: { cardPoints: 89, tricks: 9 } } },
    { disposition: 'game-lost', game: { result: { score: -66 } } },
  ],
  [
    'isko-2022:3.6: a bid that no level reaches loses with tricks still open',
    laws.overbid,
    { ...overbid, situation: { ...openGame, bid: 48 } },
    { disposition: 'game-lost', game: { result: { reason: 'overbid', charged: 55, score: -110 } }, missing: [] },
  ],
  [
    'isko-2022:3.6: a stated value is enough, and what the charge needs is asked',
    laws.overbid,
    { ...overbid, facts: { value: 22 }, situation: { bid: 24 } },
    { disposition: 'game-lost', game: { won: false, result: null }, missing: [{ pointer: '/situation/contract' }] },
  ],
  [
    'isko-2022:3.6: a Null is lost at once and charged as the cheapest game with trumps',
    laws.overbid,
    { ...overbid, situation: { ...nullAt24, matadors: { with: 1 } } },
    {
      disposition: 'game-lost',
      game: { result: { chargedAs: { game: 'suit', trump: 'C' }, charged: 24, score: -48 } },
      reasoning: [{ law: laws.overbidNull }],
    },
  ],
  [
    'isko-2022:3.6: for the charge of a Null the cards are asked',
    laws.overbid,
    { ...overbid, situation: nullAt24 },
    { disposition: 'game-lost', game: { result: null }, missing: [{ pointer: '/situation/cards' }] },
  ],
]);

whereItDoesNot([
  [
    'isko-2022:3.6: schneider made brings the game up to its bid',
    laws.overbid,
    { ...overbid, situation: { ...openGame, bid: 33, playedOut: { cardPoints: 90, tricks: 9 } } },
    { disposition: 'no-offence', game: null },
  ],
  [
    'isko-2022:3.6: after ten tricks the skat is what the opponents lack, here enough for schneider',
    laws.overbid,
    {
      ...overbid,
      situation: {
        ...openGame,
        bid: 33,
        skatPoints: undefined,
        cardPoints: { declarer: 86, opponents: 30 },
        tricks: { declarer: 9, opponents: 1 },
      },
    },
    { disposition: 'no-offence', game: null },
  ],
  [
    'isko-2022:3.6: a bid that the simple game covers is none too high, tricks open or not',
    laws.overbid,
    { ...overbid, situation: { ...openGame, bid: 22 } },
    { disposition: 'no-offence', game: null },
  ],
  [
    'isko-2022:3.6: while schneider may still cover the bid the outcome is asked',
    laws.overbid,
    { ...overbid, situation: { ...openGame, bid: 30 } },
    { disposition: 'referee', game: null, missing: [{ pointer: '/situation/playedOut' }] },
  ],
  [
    'isko-2022:3.6: a Null at its own value is not overbid',
    laws.overbid,
    { ...overbid, situation: { ...nullAt24, bid: 23 } },
    { disposition: 'no-offence', game: null },
  ],
  [
    'isko-2022:3.6: without bid and contract both are asked',
    laws.overbid,
    overbid,
    {
      disposition: 'referee',
      game: null,
      missing: [{ pointer: '/situation/bid' }, { pointer: '/situation/contract' }, {}],
    },
  ],
]);
