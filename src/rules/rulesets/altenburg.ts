import * as altenburg from '../laws/altenburg/altenburg';
import { borrowedEndings } from './borrowed-endings';
import { eichhorn1898 } from './eichhorn';
import { foster } from './foster';
import type { GameId, GameRule, NamedCall, Ruleset } from './ruleset';

const law = altenburg.altenburgValues;

const like = (id: GameId, name: string, more: Partial<GameRule> = {}): GameRule => {
  const model = eichhorn1898.games[id];
  if (model === undefined) throw new Error(`there is no game ${id} to be like`);
  const { agreed: _, ...rest } = model;
  return { ...rest, name: { en: name, de: name }, law, ...more };
};

/** The seventeen calls from low to high: a call ranks by its kind alone, whatever its value (section 23). */
const CALLS: readonly NamedCall[] = [
  { name: 'frage-D', game: 'frage', trump: 'D' },
  { name: 'frage-H', game: 'frage', trump: 'H' },
  { name: 'frage-S', game: 'frage', trump: 'S' },
  { name: 'frage-C', game: 'frage', trump: 'C' },
  { name: 'tourne-D', game: 'tourne', trump: 'D' },
  { name: 'tourne-H', game: 'tourne', trump: 'H' },
  { name: 'tourne-S', game: 'tourne', trump: 'S' },
  { name: 'tourne-C', game: 'tourne', trump: 'C' },
  { name: 'grand-tourne', game: 'tourne-grand' },
  { name: 'solo-D', game: 'solo', trump: 'D' },
  { name: 'solo-H', game: 'solo', trump: 'H' },
  { name: 'solo-S', game: 'solo', trump: 'S' },
  { name: 'null', game: 'nullo' },
  { name: 'solo-C', game: 'solo', trump: 'C' },
  { name: 'grand-solo', game: 'solo-grand' },
  { name: 'null-ouvert', game: 'nullo-ouvert' },
  { name: 'grand-ouvert', game: 'grand-ouvert' },
];

const levels = foster.levels;
const levelLaw = altenburg.altenburgLevels;

/** The German order of Altenburg 1886: games are bid by name, not by number. */
export const altenburg1886: Ruleset = {
  ...eichhorn1898,
  id: 'altenburg-1886',
  name: { en: 'Altenburg order of 1886', de: 'Allgemeine Deutsche Skatordnung (Altenburg 1886)' },
  edition: '1886',
  summary: {
    en: 'The first German order: seventeen named calls that outrank one another, from the Frage to the Grand ouvert.',
    de: 'Die erste deutsche Ordnung: siebzehn benannte Gebote, die einander überbieten, von der Frage bis zum Grand ouvert.',
  },
  source: {
    en: 'Known by its table of sections, by Foster’s list of the old German calls and by later accounts.',
    de: 'Bekannt durch ihr Inhaltsverzeichnis, durch Fosters Liste der alten deutschen Gebote und spätere Berichte.',
  },
  games: {
    frage: like('call', 'Frage', { skat: 'taken' }),
    tourne: like('tourne', 'Tourné'),
    'tourne-grand': like('tourne-grand', 'Grand tourné', { turned: { rank: 'J', law } }),
    solo: like('solo', 'Solo'),
    'solo-grand': like('solo-grand', 'Grand solo'),
    'grand-ouvert': like('grand-ouvert', 'Grand ouvert', { carries: { level: 'schwarz', law } }),
    nullo: like('nullo', 'Null'),
    'nullo-ouvert': like('nullo-ouvert', 'Null ouvert'),
  },
  matadors: { suit: 11, jacks: 4, law: levelLaw },
  calculation: levelLaw,
  levels: {
    game: { ...levels.game, law: levelLaw },
    hand: { ...levels.hand, law: levelLaw },
    schneider: { ...levels.schneider, law: levelLaw },
    'schneider-announced': { ...levels['schneider-announced'], law: levelLaw },
    schwarz: { ...levels.schwarz, law: levelLaw },
    'schwarz-announced': { ...levels['schwarz-announced'], law: levelLaw },
    ouvert: { ...levels.ouvert, law: levelLaw },
  },
  thresholds: {
    win: { amount: 61, law: levelLaw },
    schneider: { amount: 91, law: levelLaw },
    ownSchneider: { amount: 30, law: levelLaw },
    schwarz: levelLaw,
    tricks: levelLaw,
  },
  missedAnnouncement: { charges: 'announced', law: levelLaw },
  loss: { amount: 1, law: levelLaw },
  announcing: levelLaw,
  skat: { law, forced: {} },
  bidding: {
    figures: 'named-games',
    named: CALLS,
    law: altenburg.orderOfCalls,
    order: altenburg.orderOfCalls,
    noReturn: altenburg.orderOfCalls,
    unbidFigure: null,
  },
  endings: borrowedEndings(foster.endings, {
    conceded: altenburg.altenburgEndings,
    offence: altenburg.altenburgEndings,
  }),
  passedOut: { follows: 'ramsch', law: altenburg.altenburgRamsch, ramschLaw: altenburg.altenburgRamsch },
  ramsch: null,
  options: { games: [], readings: ['law'], ramsch: ['foster'], house: ['ramsch'] },
};
