import type { CallKind } from '../auction/call';
import type { Contract } from '../contracts/contract';
import { entriesOf } from '../entries';
import type { DealEnding, Place } from '../play/record';
import type { RamschDoubling } from '../ramsch/form';
import type { KontraCall } from '../rulesets/house-rules';
import { RULESETS } from '../rulesets/registry';
import type { Announcement, GameId } from '../rulesets/ruleset';
import type { Language, Text } from '../text';

type Words<Code extends string> = Readonly<Record<Code, Text>>;

export const PLACE_WORDS: Words<Place> = {
  forehand: { en: 'Forehand', de: 'Vorhand' },
  middlehand: { en: 'Middlehand', de: 'Mittelhand' },
  rearhand: { en: 'Rearhand', de: 'Hinterhand' },
  skat: { en: 'Skat', de: 'Skat' },
};

/** What the other lines of a deal begin with. */
export const LINE_WORDS = {
  calls: { en: 'Auction', de: 'Reizen' },
  declarer: { en: 'Declarer', de: 'Alleinspieler' },
  bid: { en: 'Bid', de: 'Reizwert' },
  contract: { en: 'Game', de: 'Spiel' },
  doubled: { en: 'Doubled', de: 'Verdoppelt' },
  turned: { en: 'Turned', de: 'Gedreht' },
  discard: { en: 'Laid away', de: 'Gedrückt' },
  ending: { en: 'Ending', de: 'Abbruch' },
} as const satisfies Words<string>;
export type LineCode = keyof typeof LINE_WORDS;

/** A bid is said as its figure alone. */
export const CALL_WORDS: Words<Exclude<CallKind, 'bid'>> = {
  hold: { en: 'holds', de: 'hält' },
  pass: { en: 'passes', de: 'passt' },
  play: { en: 'plays', de: 'spielt' },
  ramsch: { en: 'Ramsch', de: 'Ramsch' },
};

/** Each game as the newest code that plays it names it. */
export const GAME_WORDS: Words<GameId> = Object.fromEntries(
  RULESETS.toReversed().flatMap(({ games }) => entriesOf(games).map(([id, { name }]) => [id, name])),
) as Words<GameId>;

export const MANNER_WORDS: Words<Extract<keyof Contract, 'hand' | 'ouvert' | 'passtMirNicht' | 'spitze'>> = {
  hand: { en: 'hand', de: 'Hand' },
  ouvert: { en: 'ouvert', de: 'ouvert' },
  passtMirNicht: { en: 'passt-mir-nicht', de: 'Passt-mir-nicht' },
  spitze: { en: 'Spitze', de: 'Spitze' },
};

export const KONTRA_WORDS: Words<KontraCall> = {
  kontra: { en: 'Kontra', de: 'Kontra' },
  re: { en: 'Re', de: 'Re' },
  hirsch: { en: 'Hirsch', de: 'Hirsch' },
};

export const ANNOUNCEMENT_WORDS: Words<Announcement> = {
  schneider: { en: 'schneider announced', de: 'Schneider angesagt' },
  schwarz: { en: 'schwarz announced', de: 'Schwarz angesagt' },
};

export const ENDING_WORDS: Words<DealEnding['kind']> = {
  conceded: { en: 'conceded', de: 'aufgegeben' },
  abandoned: { en: 'abandoned', de: 'abgebrochen' },
  'thrown-in': { en: 'thrown in', de: 'hingeworfen' },
  offence: { en: 'offence', de: 'Verstoß' },
  claim: { en: 'claim', de: 'Anspruch' },
  timeout: { en: 'timeout', de: 'Zeit abgelaufen' },
};

export const SIDE_WORDS: Words<Exclude<DealEnding['by'], Place>> = {
  declarer: { en: 'declarer', de: 'Alleinspieler' },
  opponents: { en: 'opponents', de: 'Gegner' },
};

export const LEVEL_WORDS: Words<NonNullable<DealEnding['level']>> = {
  schneider: { en: 'schneider', de: 'Schneider' },
  schwarz: { en: 'schwarz', de: 'Schwarz' },
};

export const DOUBLING_WORDS: Words<RamschDoubling> = {
  passing: { en: 'passing', de: 'Schieben' },
  knocking: { en: 'knocking', de: 'Klopfen' },
};

/** The code of a word in either language, in whatever case; undefined where it is none of them. */
export const codeOf = <Code extends string>(words: Words<Code>, word: string): Code | undefined => {
  const sought = word.toLowerCase();
  return entriesOf(words).find(([, { en, de }]) => en.toLowerCase() === sought || de.toLowerCase() === sought)?.[0];
};

/** The words of those codes that hold, in the order of the table. */
export const wordsOf = <Code extends string>(
  words: Words<Code>,
  holds: (code: Code) => boolean,
  language: Language,
): readonly string[] => entriesOf(words).flatMap(([code, text]) => (holds(code) ? [text[language]] : []));
