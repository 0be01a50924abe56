import type { Text } from '../../rules';
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
  incident: { en: 'Irregularity', de: 'Unregelmäßig' },
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
