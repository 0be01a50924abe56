import * as house from '../laws/house/options';
import * as auction from '../laws/isko/auction';
import * as playing from '../laws/isko/leading-and-following';
import * as offences from '../laws/isko/offences';
import * as overbidding from '../laws/isko/overbidding';
import * as shortening from '../laws/isko/shortening';
import * as shortening1999 from '../laws/isko/shortening-1999';
import * as values from '../laws/isko/values';
import { HOUSE_OPTIONS } from './house-rules';
import type { GameRule, Ruleset } from './ruleset';

const SUIT_UNITS = { C: 12, S: 11, H: 10, D: 9 } as const;

const grand: GameRule = {
  name: { en: 'Grand', de: 'Grand' },
  trumps: 'jacks',
  goal: 'points',
  value: { kind: 'multiplied', unit: 24 },
  skat: 'either',
  announces: ['schneider', 'schwarz'],
  ouvert: true,
  law: values.baseValues,
};

const games: Ruleset['games'] = {
  suit: {
    name: { en: 'Suit game', de: 'Farbspiel' },
    trumps: 'suit',
    goal: 'points',
    value: { kind: 'multiplied', unit: SUIT_UNITS },
    skat: 'either',
    announces: ['schneider', 'schwarz'],
    ouvert: true,
    law: values.baseValues,
  },
  grand,
  null: {
    name: { en: 'Null', de: 'Null' },
    trumps: 'none',
    goal: 0,
    value: { kind: 'flat', values: { closed: 23, hand: 35, ouvert: 46, ouvertHand: 59 } },
    skat: 'either',
    announces: [],
    ouvert: true,
    law: values.nullValues,
  },
  revolution: {
    name: { en: 'Revolution', de: 'Revolution' },
    trumps: 'none',
    goal: 0,
    value: { kind: 'flat', values: { closed: 92 } },
    skat: 'either',
    announces: [],
    opponentsPool: true,
    agreed: 'revolution',
    law: house.revolution,
  },
};

/** The International Skat Order as amended in November 2022; 2018 has the same figures. */
export const isko2022: Ruleset = {
  id: 'isko-2022',
  aliases: ['isko'],
  name: { en: 'International Skat Order', de: 'Internationale Skatordnung' },
  edition: '2022',
  summary: {
    en: "Today's tournament rules: bidding by game values from 18, the skat for the declarer, every lost game doubled.",
    de: 'Die heutigen Turnierregeln: Reizen nach Spielwerten ab 18, der Skat für den Alleinspieler, jedes verlorene Spiel doppelt.',
  },
  source: {
    en: 'Code agreed in November 1998, sections renumbered in 2018, amended in 2022; known in part.',
    de: 'Ordnung vom November 1998, 2018 neu nummeriert, 2022 geändert; in Teilen bekannt.',
  },
  games,
  matadors: { suit: 11, jacks: 4, law: values.matadors },
  calculation: values.calculation,
  levels: {
    game: { amount: 1, law: values.simpleWin },
    hand: { amount: 1, law: values.handGames },
    schneider: { amount: 1, law: values.schneider },
    'schneider-announced': { amount: 1, law: values.announcedLevels },
    schwarz: { amount: 1, law: values.schwarz },
    'schwarz-announced': { amount: 1, law: values.announcedLevels },
    ouvert: { amount: 1, law: values.openGames },
  },
  thresholds: {
    win: { amount: 61, law: values.simpleWin },
    schneider: { amount: 90, law: values.schneider },
    ownSchneider: { amount: 30, law: values.schneider },
    schwarz: values.schwarz,
    tricks: values.winningNull,
  },
  missedAnnouncement: { charges: 'announced-or-suffered', law: values.announcedLevels },
  loss: { amount: 2, law: values.calculation },
  overbid: {
    law: overbidding.overbid,
    flat: 'cheapest-trump-game',
    flatLaw: overbidding.overbidNull,
  },
  announcing: values.handGames,
  skat: { law: values.handGames, forced: {} },
  bidding: {
    figures: 'game-values',
    law: auction.biddableValues,
    order: auction.orderOfAuction,
    noReturn: auction.orderOfAuction,
    unbidFigure: 18,
  },
  passedOut: { follows: 'passed-in', law: auction.passedIn, ramschLaw: auction.passedIn },
  ramsch: null,
  playing: { order: playing.leadBeforeAnnouncement, following: playing.revoking },
  endings: {
    conceded: {
      declarer: { effect: 'loses-undecided', law: shortening.declarerGivesUp },
      opponents: {
        effect: 'wins-undecided',
        law: shortening.opponentGivesUp,
        creditsRequired: offences.requiredLevelCredited,
      },
    },
    abandoned: {
      declarer: { effect: 'loses-undecided', law: shortening.declarerGivesUp },
      opponents: {
        effect: 'wins-undecided',
        law: shortening.opponentGivesUp,
        creditsRequired: offences.requiredLevelCredited,
      },
    },
    'thrown-in': {
      declarer: { effect: 'as-counted', law: shortening.cardsThrownIn, keepsSureTricks: true },
      opponents: { effect: 'as-counted', law: shortening.cardsThrownIn, keepsSureTricks: true },
    },
    offence: {
      declarer: { effect: 'loses-undecided', law: offences.offenceBeforeDecision },
      opponents: {
        effect: 'wins-undecided',
        law: offences.offenceBeforeDecision,
        creditsRequired: offences.requiredLevelCredited,
      },
    },
    claim: {
      declarer: { effect: 'claims', law: shortening.declarerShowsCards },
      opponents: { effect: 'as-counted', law: shortening.opponentPlaysOpen },
    },
  },
  consequences: {
    afterDecision: offences.offenceAfterDecision,
    playingOn: offences.playingOn,
    burdenOfProof: values.burdenOfProof,
  },
  players: { fewest: 3, most: 4 },
  before1999: {
    games: {
      ...games,
      grand: {
        ...grand,
        value: { kind: 'multiplied', unit: 24, open: { amount: 36, law: house.grandOuvertBefore1999 } },
      },
    },
    handLoss: { amount: 1, law: house.handLossesBefore1999 },
  },
  options: {
    games: ['revolution'],
    readings: ['law'],
    ramsch: ['points', 'fixed', 'winner-23', 'winner-20', 'foster'],
    house: HOUSE_OPTIONS,
  },
};

/** The edition of November 2018: the figures and numbers of 2022 before the new text on a defender's open play. */
export const isko2018: Ruleset = {
  ...isko2022,
  id: 'isko-2018',
  aliases: [],
  edition: '2018',
  endings: {
    ...isko2022.endings,
    claim: {
      declarer: { effect: 'claims', law: shortening.declarerShowsCards },
      opponents: { effect: 'as-counted', law: shortening1999.opponentMakesTheRest },
    },
  },
};

/** The uniform code in force from 1 January 1999, with its own numbering; a shown hand means all remaining tricks. */
export const isko1999: Ruleset = {
  ...isko2022,
  id: 'isko-1999',
  aliases: [],
  edition: '1999',
  endings: {
    ...isko2022.endings,
    'thrown-in': {
      declarer: { effect: 'as-counted', law: shortening1999.cardsThrownInAsCounted },
      opponents: { effect: 'as-counted', law: shortening1999.cardsThrownInAsCounted },
    },
    claim: {
      declarer: { effect: 'as-counted', law: shortening1999.cardsShownMeanTheRest },
      opponents: { effect: 'as-counted', law: shortening1999.opponentMakesTheRest },
    },
  },
};
