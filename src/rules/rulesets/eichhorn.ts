import { partThree } from '../laws/eichhorn/part-three';
import * as eichhorn from '../laws/eichhorn/part-two';
import { borrowedEndings } from './borrowed-endings';
import { foster } from './foster';
import { eichhornRamsch } from '../ramsch/law-forms';
import type { FlatValues, GameRule, Ruleset } from './ruleset';

const law = eichhorn.valueOfGames;

/** The sections on early ends are lost; a claim would need its own, so that no such end is known. */
const [thrownUp, revoked] = ['throwing-up', 'revoking'].map((word) =>
  partThree.find(({ number }) => number['eichhorn-1898'] === word),
);

const suitGame = (en: string, units: readonly [D: number, H: number, S: number, C: number]): GameRule => ({
  name: { en, de: en },
  trumps: 'suit',
  goal: 'points',
  value: { kind: 'multiplied', unit: { D: units[0], H: units[1], S: units[2], C: units[3] } },
  skat: 'taken',
  announces: [],
  law,
});

const grand = (en: string, unit: number): GameRule => ({
  name: { en, de: en },
  trumps: 'jacks',
  goal: 'points',
  value: { kind: 'multiplied', unit },
  skat: 'taken',
  announces: [],
  law,
});

const nullo = (en: string, values: FlatValues): GameRule => ({
  name: { en, de: en },
  trumps: 'none',
  goal: 0,
  value: { kind: 'flat', values },
  skat: 'untouched',
  announces: [],
  law,
});

const announced = { skat: 'untouched', announces: ['schneider', 'schwarz'] } as const;

/** Eichhorn's American Skat of 1898, as far as its text survives; where it is silent the law says so. */
export const eichhorn1898: Ruleset = {
  id: 'eichhorn-1898',
  aliases: [],
  name: { en: 'Eichhorn, American Skat', de: 'Eichhorn, American Skat' },
  edition: '1898',
  summary: {
    en: 'The American game before the league laws: Call, Tourne, Solo and Grands by numbers from 10, single losses.',
    de: 'Das amerikanische Spiel vor den Ligagesetzen: Call, Tourne, Solo und Grands nach Zahlen ab 10, einfache Verluste.',
  },
  source: {
    en: 'H. Eichhorn, American Skat, 1898: synopsis and value of games; the part on irregularities is lost.',
    de: 'H. Eichhorn, American Skat, 1898: Übersicht und Spielwerte; der Teil über Regelverstöße fehlt.',
  },
  games: {
    call: { ...suitGame('Call', [1, 2, 3, 4]), agreed: 'call' },
    tourne: { ...suitGame('Tourne', [5, 6, 7, 8]), skat: 'turned' },
    solo: { ...suitGame('Solo', [9, 10, 11, 12]), ...announced },
    'tourne-grand': { ...grand('Grand Tourne', 12), skat: 'turned', turned: { rank: 'J', law } },
    'guckser-grand': { ...grand('Guckser', 12), loss: { amount: 2, law: eichhorn.guckserLost } },
    'solo-grand': { ...grand('Grand Solo', 16), ...announced },
    'grand-ouvert': {
      ...grand('Grand ouvert', 24),
      skat: 'untouched',
      announces: ['schwarz'],
      carries: { level: 'schwarz', law },
    },
    nullo: nullo('Null', { closed: 20 }),
    'nullo-ouvert': nullo('Null ouvert', { closed: 40 }),
    revolution: { ...nullo('Revolution', { closed: 60 }), opponentsPool: true },
  },
  matadors: { suit: 11, jacks: 4, law: eichhorn.matadors },
  calculation: eichhorn.multiplicands,
  levels: {
    game: { amount: 1, law: eichhorn.multiplicands },
    hand: { amount: 0, law: eichhorn.multiplicands },
    schneider: { amount: 1, law: eichhorn.multiplicands },
    'schneider-announced': { amount: 1, law: eichhorn.multiplicands },
    schwarz: { amount: 1, law: eichhorn.multiplicands },
    'schwarz-announced': { amount: 1, law: eichhorn.multiplicands },
    ouvert: { amount: 0, law: eichhorn.multiplicands },
  },
  thresholds: {
    win: { amount: 61, law: eichhorn.winOrLose },
    schneider: { amount: 91, law: eichhorn.winOrLose },
    ownSchneider: { amount: 30, law: eichhorn.schneider },
    schwarz: eichhorn.winOrLose,
    tricks: eichhorn.valueOfGames,
  },
  missedAnnouncement: { charges: 'announced', law: eichhorn.announcing },
  loss: { amount: 1, law: eichhorn.winOrLose },
  overbid: {
    law: eichhorn.overbidding,
    flat: 'next-multiple',
    flatLaw: eichhorn.overbidding,
  },
  announcing: eichhorn.announcing,
  skat: { law: eichhorn.valueOfGames, forced: {} },
  bidding: {
    figures: 'game-values',
    law: eichhorn.bidding,
    order: eichhorn.bidding,
    noReturn: eichhorn.bidding,
    unbidFigure: null,
  },
  passedOut: { follows: 'ramsch', law: eichhorn.ramsch, ramschLaw: eichhorn.ramsch },
  ramsch: eichhornRamsch,
  playing: foster.playing,
  endings: borrowedEndings(foster.endings, { conceded: thrownUp, offence: revoked }),
  players: { fewest: 3, most: 4 },
  options: { games: ['call'], readings: ['law'], ramsch: ['foster'], house: ['ramsch'] },
};
