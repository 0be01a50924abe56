import type { RamschStepKind, Text } from '../../../rules';

/** What each step of a Ramsch is called in front of people. */
export const RAMSCH_STEP_TEXTS: Readonly<Record<RamschStepKind, Text>> = {
  skat: { en: 'card points of the skat', de: 'Augen des Skats' },
  'card-points': { en: 'card points counted', de: 'gezählte Augen' },
  rate: { en: 'fixed charge', de: 'fester Satz' },
  'rate-one-virgin': {
    en: 'fixed charge, one player without a trick',
    de: 'fester Satz, ein Spieler ohne Stich (Jungfer)',
  },
  'rate-two-virgins': {
    en: 'fixed charge, two players without a trick',
    de: 'fester Satz, zwei Spieler ohne Stich (Jungfern)',
  },
  'virgin-factor': { en: 'a player without a trick, times', de: 'Jungfer, mal' },
  march: { en: 'every trick taken', de: 'Durchmarsch' },
  'fewest-points': { en: 'fewest card points', de: 'wenigste Augen' },
  'fewest-points-shared': { en: 'fewest card points, shared by two', de: 'wenigste Augen zu zweit' },
  passing: { en: 'skat passed on unseen, times', de: 'Skat ungesehen geschoben, mal' },
  knocking: { en: 'knocks, times', de: 'geklopft, mal' },
  share: { en: 'half for each of the tied', de: 'bei Gleichstand je die Hälfte' },
  score: { en: 'entry in the list', de: 'Eintrag in der Liste' },
};
