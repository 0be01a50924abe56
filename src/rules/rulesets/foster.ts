import * as announcements from '../laws/foster/announcements';
import * as bidding from '../laws/foster/bidding';
import * as endings from '../laws/foster/ending-the-hand';
import * as games from '../laws/foster/games';
import * as playing from '../laws/foster/playing';
import * as revoke from '../laws/foster/the-revoke';
import * as scoring from '../laws/foster/scoring';
import * as skat from '../laws/foster/using-the-skat';
import { fosterRamsch } from '../ramsch/law-forms';
import type { Text } from '../text';
import type { FlatValues, GameRule, Ruleset } from './ruleset';

const TOURNEE_UNITS = { C: 8, S: 7, H: 6, D: 5 } as const;
const SOLO_UNITS = { C: 12, S: 11, H: 10, D: 9 } as const;
const LOSES_DOUBLE = { amount: 2, law: games.doubleLosses } as const;

const flat = (closed: number): { readonly kind: 'flat'; readonly values: FlatValues } => ({
  kind: 'flat',
  values: { closed },
});

const nullo = (en: string, de: string, value: number, skat: 'untouched' | 'taken' | 'turned'): GameRule => ({
  name: { en, de },
  trumps: 'none',
  goal: 0,
  value: flat(value),
  skat,
  announces: [],
  law: games.unitValues,
});

const tricksGame = (name: string, tricks: 1 | 2, value: number, agreed: 'uno' | 'duo'): GameRule => ({
  name: { en: name, de: name },
  trumps: 'jacks',
  goal: tricks,
  value: flat(value),
  skat: 'untouched',
  announces: [],
  agreed,
  law: games.unitValues,
});

const openGrand: GameRule = {
  name: { en: 'Open Grand', de: 'Offener Grand' },
  trumps: 'jacks',
  goal: 'points',
  value: { kind: 'multiplied', unit: 24 },
  skat: 'untouched',
  announces: ['schwarz'],
  carries: { level: 'schwarz', law: announcements.announcingLevels },
  law: games.unitValues,
};

/** Foster's Laws of Skat, the 61 numbered laws; where his prose differs the law stands. */
const laws = {
  id: 'foster',
  aliases: [],
  name: { en: "Foster's Laws of Skat", de: 'Fosters Skatgesetze' },
  edition: 'Complete Hoyle',
  summary: {
    en: 'The American tournee game: bidding by numbers from 10, seven ways to use the skat, Ramsch when nobody bids.',
    de: 'Das amerikanische Tournee-Skat: Reizen nach Zahlen ab 10, viele Arten der Skatnutzung, Ramsch ohne Gebot.',
  },
  source: {
    en: "R. F. Foster's Complete Hoyle, The Laws of Skat, 61 laws read whole.",
    de: 'R. F. Foster, Complete Hoyle, The Laws of Skat, 61 Gesetze, ganz gelesen.',
  },
  games: {
    tournee: {
      name: { en: 'Tournee', de: 'Tournee' },
      trumps: 'suit',
      goal: 'points',
      value: { kind: 'multiplied', unit: TOURNEE_UNITS },
      skat: 'turned',
      announces: [],
      secondTurn: true,
      abandonable: true,
      law: games.unitValues,
    },
    'turned-grand': {
      name: { en: 'Turned Grand', de: 'Grand-Tournee' },
      trumps: 'jacks',
      goal: 'points',
      value: { kind: 'multiplied', unit: 12 },
      skat: 'turned',
      announces: [],
      secondTurn: true,
      turned: { rank: 'J', law: skat.jackTurned },
      law: games.unitValues,
    },
    'gucki-grand': {
      name: { en: 'Gucki Grand', de: 'Gucki-Grand' },
      trumps: 'jacks',
      goal: 'points',
      value: { kind: 'multiplied', unit: 16 },
      skat: 'taken',
      announces: [],
      loss: LOSES_DOUBLE,
      law: games.unitValues,
    },
    solo: {
      name: { en: 'Solo', de: 'Solo' },
      trumps: 'suit',
      goal: 'points',
      value: { kind: 'multiplied', unit: SOLO_UNITS },
      skat: 'untouched',
      announces: ['schneider', 'schwarz'],
      law: games.unitValues,
    },
    'solo-grand': {
      name: { en: 'Solo Grand', de: 'Grand-Solo' },
      trumps: 'jacks',
      goal: 'points',
      value: { kind: 'multiplied', unit: 20 },
      skat: 'untouched',
      announces: ['schneider', 'schwarz'],
      law: games.unitValues,
    },
    'open-grand': openGrand,
    'gucki-nullo': { ...nullo('Gucki Nullo', 'Gucki-Nullo', 15, 'taken'), loss: LOSES_DOUBLE },
    'open-gucki-nullo': { ...nullo('Open Gucki Nullo', 'Offener Gucki-Nullo', 30, 'taken'), loss: LOSES_DOUBLE },
    'solo-nullo': nullo('Solo Nullo', 'Nullo-Solo', 20, 'untouched'),
    'open-solo-nullo': nullo('Open Solo Nullo', 'Offener Nullo', 40, 'untouched'),
    'turned-nullo': {
      ...nullo('Turned Nullo', 'Gedrehter Nullo', 10, 'turned'),
      turned: { rank: '7', law: skat.sevenTurned },
      agreed: 'turned-nullo',
    },
    revolution: { ...nullo('Revolution', 'Revolution', 60, 'untouched'), opponentsPool: true, agreed: 'revolution' },
    uno: tricksGame('Uno', 1, 20, 'uno'),
    duo: tricksGame('Duo', 2, 20, 'duo'),
    'open-uno': tricksGame('Open Uno', 1, 40, 'uno'),
    'open-duo': tricksGame('Open Duo', 2, 40, 'duo'),
  },
  matadors: { suit: 11, jacks: 4, law: games.multipliers },
  calculation: games.multipliers,
  levels: {
    game: { amount: 1, law: games.multipliers },
    hand: { amount: 0, law: games.multipliers },
    schneider: { amount: 1, law: games.multipliers },
    'schneider-announced': { amount: 1, law: games.multipliers },
    schwarz: { amount: 1, law: games.multipliers },
    'schwarz-announced': { amount: 1, law: games.multipliers },
    ouvert: { amount: 0, law: games.multipliers },
  },
  thresholds: {
    win: { amount: 61, law: scoring.declarersGoal },
    schneider: { amount: 91, law: scoring.declarersGoal },
    ownSchneider: { amount: 30, law: scoring.opponentsGoal },
    schwarz: scoring.declarersGoal,
    tricks: games.unitValues,
  },
  missedAnnouncement: { charges: 'announced', law: games.multipliers },
  loss: { amount: 1, law: scoring.costOfLosing },
  secondTurnLoss: LOSES_DOUBLE,
  overbid: { law: scoring.overbid, flat: 'next-multiple', flatLaw: scoring.overbid },
  announcing: announcements.noLevelsWithSkat,
  skat: {
    law: announcements.takingUpAnnounces,
    forced: {
      taken: { game: 'gucki-grand', law: skat.howSkatIsTaken },
      turned: { game: 'tournee', law: announcements.takingUpAnnounces },
      'second-turned': { game: 'tournee', law: skat.howSkatIsTaken, passtMirNicht: true },
      'both-exposed': { game: 'tournee', law: skat.eitherCardTurned },
    },
  },
  bidding: {
    figures: 'game-values',
    law: bidding.biddableNumbers,
    order: bidding.orderOfBidding,
    noReturn: bidding.noRecall,
    unbidFigure: null,
  },
  passedOut: { follows: 'ramsch', law: bidding.noBidMade, ramschLaw: announcements.whoMayCallRamsch },
  ramsch: fosterRamsch,
  playing: { order: playing.whoLeads, following: playing.whoLeads },
  endings: {
    conceded: {
      declarer: { effect: 'as-counted', law: endings.declarerGivesUp },
      opponents: {
        effect: 'wins-undecided',
        law: endings.opponentClaims,
        doubt: {
          en: 'The laws do not say what follows when an opponent gives up; a plain win is assumed.',
          de: 'Was bei Aufgabe eines Gegners folgt, sagen die Gesetze nicht; angenommen ist ein einfacher Gewinn.',
        },
      },
    },
    abandoned: { declarer: { effect: 'loses', law: playing.abandoning, onlyAbandonable: true } },
    'thrown-in': {
      declarer: { effect: 'as-counted', law: endings.declarerGivesUp },
      opponents: { effect: 'as-counted', law: endings.opponentClaims },
    },
    offence: {
      declarer: { effect: 'loses', law: scoring.costOfLosing },
      opponents: { effect: 'wins', law: revoke.opponentRevokes, curesOverbid: true },
    },
    claim: {
      declarer: { effect: 'claims', law: endings.declarerClaims },
      opponents: { effect: 'as-counted', law: endings.opponentClaims },
    },
  },
  players: { fewest: 3, most: 6 },
  options: { games: ['revolution', 'uno', 'duo', 'turned-nullo'], readings: ['law', 'prose'], ramsch: [], house: [] },
} as const satisfies Ruleset;

const { carries: _, ...openGrandInProse } = openGrand;

const costOfOverbidTournee: Text = {
  en: 'The prose is at odds with itself on an overbid tournee: after 24 or 28 it costs the bid, after eleven the next tournee in the suit, 15; law 61 knows the next multiple only.',
  de: 'Der Fließtext ist beim überreizten Tournee mit sich uneins: Nach 24 oder 28 kostet es das Gebot, nach elf das nächste Tournee der Farbe, 15; Gesetz 61 kennt nur das nächste Vielfache.',
};

/** Foster's laws with the readings of his prose beside them. */
export const foster: Ruleset = {
  ...laws,
  prose: {
    games: {
      ...laws.games,
      tournee: { ...laws.games.tournee, costsTheBid: { doubt: costOfOverbidTournee } },
      'gucki-grand': { ...laws.games['gucki-grand'], abandonable: true },
      'turned-grand': { ...laws.games['turned-grand'], abandonable: true },
      'gucki-nullo': { ...laws.games['gucki-nullo'], abandonable: true },
      'open-gucki-nullo': { ...laws.games['open-gucki-nullo'], abandonable: true },
      'turned-nullo': { ...laws.games['turned-nullo'], abandonable: true },
      'open-grand': { ...openGrandInProse, announces: ['schneider', 'schwarz'] },
    },
    bidding: { ...laws.bidding, figures: 'any-number' },
  },
};
