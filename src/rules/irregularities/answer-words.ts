import type { GameId, Ruleset } from '../rulesets/ruleset';
import type { Text } from '../text';
import type { FactValue } from './incident';

const YES: Text = { en: 'Yes', de: 'Ja' };
const NO: Text = { en: 'No', de: 'Nein' };

/** Words that stand for themselves in English, with what a German player says. */
const GERMAN: Readonly<Record<string, string>> = {
  'before-cut': 'vor dem Abheben',
  cut: 'beim Abheben',
  dealing: 'beim Geben',
  'deal-complete': 'nach dem Geben',
  'before-bidding': 'vor dem Reizen',
  bidding: 'beim Reizen',
  'skat-use': 'bei der Skataufnahme',
  'before-first-lead': 'vor dem ersten Ausspiel',
  'trick-1-open': 'im offenen ersten Stich',
  'trick-1-quitted': 'nach dem gewendeten ersten Stich',
  'trick-2-open': 'im offenen zweiten Stich',
  'trick-open': 'im offenen Stich',
  'trick-complete': 'bei vollständigem Stich',
  'trick-quitted': 'nach gewendetem Stich',
  'during-play': 'im Spiel',
  'after-play': 'nach dem Spiel',
  'mid-round': 'mitten in der Runde',
  'round-end': 'am Ende der Runde',
  'later-deal': 'bei einem späteren Spiel',
  declarer: 'Alleinspieler',
  opponent: 'Gegner',
  dealer: 'Geber',
  active: 'Mitspieler',
  idle: 'Aussetzender',
  onlooker: 'Kiebitz',
  last: 'der letzte',
  earlier: 'ein früherer',
  none: 'nichts',
  nobody: 'niemand',
  hand: 'das Blatt',
  unknown: 'unbekannt',
  bid: 'bieten',
  hold: 'halten',
  pass: 'passen',
};

/** How a number is said at its place. */
const COUNTED: Readonly<Record<string, (number: string) => Text>> = {
  '/situation/cardPoints/declarer': (n) => ({ en: `${n} card points in tricks`, de: `${n} Augen in Stichen` }),
  '/situation/cardPoints/opponents': (n) => ({ en: `${n} card points`, de: `${n} Augen` }),
  '/situation/tricks/declarer': (n) => ({ en: `${n} tricks`, de: `${n} Stiche` }),
  '/situation/tricks/opponents': (n) => ({ en: `${n} tricks`, de: `${n} Stiche` }),
  '/situation/skatPoints': (n) => ({ en: `${n} in the skat`, de: `${n} im Skat` }),
};

const same = (word: string): Text => ({ en: word, de: word });

/** The words of an answer to the question about what belongs at a pointer. */
export const answerWords = (ruleset: Ruleset, pointer: string, value: FactValue): Text => {
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') return COUNTED[pointer]?.(String(value)) ?? same(String(value));
  if (typeof value === 'string') return { en: value.replaceAll('-', ' '), de: GERMAN[value] ?? value };
  const [[name, known] = []] = Object.entries<FactValue>(value);
  if (name === 'with') return { en: `with or without ${wordOf(known)}`, de: `mit oder ohne ${wordOf(known)}` };
  if (name === 'game') return ruleset.games[known as GameId]?.name ?? same(wordOf(known));
  return same(Object.values<FactValue>(value).map(wordOf).join(', '));
};

const wordOf = (value: FactValue | undefined): string =>
  typeof value === 'object' ? Object.values<FactValue>(value).map(wordOf).join(' ') : String(value);
