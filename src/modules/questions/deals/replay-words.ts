import type { Reason, RecordedOffender, Text } from '../../../rules';
import { SEAT_NAMES } from '../bids';

/** Every label below a replayed deal. */
export const LABELS = {
  fault: { en: 'Fault', de: 'Fehler' },
  none: { en: 'none', de: 'keiner' },
  trick: { en: 'Trick', de: 'Stich' },
  cardPoints: { en: 'Card points', de: 'Augen' },
  tricks: { en: 'Tricks', de: 'Stiche' },
  decided: { en: 'Decided for', de: 'Entschieden für' },
  beforePlay: { en: 'before the first card', de: 'vor der ersten Karte' },
  incident: { en: 'Incident', de: 'Vorfall' },
  missing: { en: 'Not known', de: 'Unbekannt' },
  result: { en: 'Result', de: 'Ergebnis' },
  won: { en: 'won', de: 'gewonnen' },
  lost: { en: 'lost', de: 'verloren' },
  unplayed: { en: 'no game was valued', de: 'kein Spiel gewertet' },
  entry: { en: 'Entry', de: 'Anschrift' },
} as const satisfies Readonly<Record<string, Text>>;

/** Whose counts are told. */
export const COUNT_NAMES = {
  declarer: { en: 'declarer', de: 'Alleinspieler' },
  opponents: { en: 'opponents', de: 'Gegner' },
  ...SEAT_NAMES,
} as const satisfies Readonly<Record<string, Text>>;

/** Who is at fault. */
export const OFFENDER_NAMES: Readonly<Record<RecordedOffender, Text>> = {
  declarer: COUNT_NAMES.declarer,
  opponent: { en: 'an opponent', de: 'ein Gegner' },
  dealer: { en: 'the dealer', de: 'der Geber' },
  table: { en: 'nobody', de: 'niemand' },
  ...SEAT_NAMES,
};

/** Why a game has its result. */
export const REASON_WORDS: Readonly<Record<Reason, Text>> = {
  offence: { en: 'by an offence', de: 'durch Verstoß' },
  conceded: { en: 'given up', de: 'aufgegeben' },
  'trick-taken': { en: 'a trick taken', de: 'ein Stich genommen' },
  'trick-lost': { en: 'a trick lost', de: 'ein Stich abgegeben' },
  'tricks-not-exact': { en: 'another number of tricks', de: 'andere Zahl von Stichen' },
  'announcement-not-made': { en: 'announcement not made', de: 'Ansage nicht erfüllt' },
  points: { en: 'too few card points', de: 'zu wenig Augen' },
  overbid: { en: 'overbid', de: 'überreizt' },
  made: { en: 'made', de: 'erfüllt' },
};
