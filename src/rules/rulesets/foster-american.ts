import * as american from '../laws/american/american-skat';
import { borrowedEndings } from './borrowed-endings';
import { foster } from './foster';
import type { Ruleset } from './ruleset';

const taken = { skat: 'taken', announces: ['schneider', 'schwarz'] } as const;

/** Foster's variation American Skat: the skat is always seen, every loss counts double, announcements multiply. */
export const fosterAmerican: Ruleset = {
  ...foster,
  id: 'foster-american',
  name: { en: 'American Skat (Foster)', de: 'American Skat (Foster)' },
  summary: {
    en: 'The declarer always takes the skat before naming his game; announced schneider doubles, announced schwarz trebles.',
    de: 'Der Alleinspieler nimmt immer den Skat auf, bevor er ansagt; angesagter Schneider verdoppelt, angesagter Schwarz verdreifacht.',
  },
  source: {
    en: "R. F. Foster's Complete Hoyle, American Skat: one paragraph with worked figures.",
    de: 'R. F. Foster, Complete Hoyle, American Skat: ein Absatz mit Rechenbeispielen.',
  },
  games: {
    suit: {
      name: { en: 'Suit game', de: 'Farbspiel' },
      trumps: 'suit',
      goal: 'points',
      value: { kind: 'multiplied', unit: { C: 12, S: 11, H: 10, D: 9 } },
      ...taken,
      law: american.americanValues,
    },
    grand: {
      name: { en: 'Grand', de: 'Grand' },
      trumps: 'jacks',
      goal: 'points',
      value: { kind: 'multiplied', unit: 24 },
      ...taken,
      law: american.americanValues,
    },
    nullo: {
      name: { en: 'Nullo', de: 'Nullo' },
      trumps: 'none',
      goal: 0,
      value: { kind: 'flat', values: { closed: 20 } },
      skat: 'taken',
      announces: [],
      law: american.americanValues,
    },
  },
  calculation: american.americanAnnouncing,
  levels: {
    ...foster.levels,
    'schneider-announced': { amount: 0, law: american.americanAnnouncing },
    'schwarz-announced': { amount: 0, law: american.americanAnnouncing },
  },
  announcedFactor: {
    schneider: { amount: 2, law: american.americanAnnouncing },
    schwarz: { amount: 3, law: american.americanAnnouncing },
    beyond: { amount: 1, law: american.americanAnnouncing },
  },
  missedAnnouncement: { charges: 'announced', law: american.americanAnnouncing },
  loss: { amount: 2, law: american.americanLosses },
  overbid: {
    law: american.americanOverbid,
    flat: 'next-multiple',
    flatLaw: american.americanOverbid,
  },
  endings: borrowedEndings(foster.endings, {
    conceded: american.americanEndings,
    'thrown-in': american.americanEndings,
    offence: american.americanEndings,
    claim: american.americanEndings,
  }),
  announcing: american.americanAnnouncing,
  skat: { law: american.americanValues, forced: {} },
  options: { games: [], readings: ['law'], ramsch: [], house: [] },
};
